import { wordSet } from './word-set.ts';

/** Function words of German, see `stopWords`. */
export const germanStopWords = wordSet(`
aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus außer
bei beide beiden beim bereits bevor bin bis bist da dabei dadurch dafür dagegen daher damit danach dann daran
darauf darin darüber das dass davon davor dazu dein deine deinem deinen deiner dem den denen denn dennoch der
deren derselbe des deshalb dessen desto dich die dies diese diesem diesen dieser dieses dir doch dort du durch
ebenso ein eine einem einen einer eines einige einigen einiger einiges einmal er erst es etwa etwas euch euer
eure für ganz gar gegen gewesen gibt habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem
ihren ihrer im immer in indem ins ist ja jede jedem jeden jeder jedes jedoch jene jetzt kann kein keine keinem
keinen keiner konnte können könnte machen man manche mehr mein meine meinem meinen meiner mich mir mit muss müssen
musste nach nachdem nein nicht nichts noch nun nur ob oder ohne schon sehr sei sein seine seinem seinen seiner
seit sich sie sind so sogar solche soll sollen sollte sondern sonst soweit sowie um und uns unser unsere unter
viel viele vielen vom von vor wann war waren warum was weder weg weil weiter welche welchem welchen welcher wenn
wer werde werden wie wieder will wir wird wo wohl wollen worden wurde wurden während über zu zum zur zwar zwischen
`);
