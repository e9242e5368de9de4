const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Function words: articles, pronouns, prepositions, conjunctions, auxiliaries and the adverbs that
 * carry no topic, in small letters. Our own lists; small, so that nothing with a meaning goes
 * missing.
 */
export const stopWords = {
  en: set(`
    a about above after again against all almost also although always am among an and another any are aren't
    around as at be because been before being below between both but by can can't cannot could couldn't did
    didn't do does doesn't doing don't down during each either else even ever every few for from further had
    hadn't has hasn't have haven't having he he'd he'll he's her here hers herself him himself his how however i
    i'd i'll i'm i've if in into is isn't it it'd it'll it's its itself just least let let's like many may me
    might mine more most much must mustn't my myself neither no nor not now of off often on once one only onto
    or other others our ours ourselves out over own per perhaps quite rather really same shall shan't she she'd
    she'll she's should shouldn't since so some such than that that's the their theirs them themselves then
    there there's therefore these they they'd they'll they're they've this those though through thus to too
    toward towards under until up upon us very was wasn't we we'd we'll we're we've were weren't what what's
    when where whether which while who who's whom whose why will with within without won't would wouldn't yet
    you you'd you'll you're you've your yours yourself yourselves
  `),
  de: set(`
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
  `),
  es: set(`
    a al algo alguien algún alguna algunas alguno algunos ante antes aquel aquella aquellas aquello aquellos aquí así
    aun aunque aún bajo bien cada casi como con contra cual cuales cualquier cuando cuál cuándo cuánto cuyo cómo da de
    del demás desde después donde dos durante dónde e el ella ellas ello ellos en entonces entre era eran eres es esa
    esas ese eso esos esta estaba estaban estado estamos estar estas este esto estos está están fue fueron ha había
    habían haber hace hacer hacia han hasta hay he hemos hoy la las le les lo los luego me mi mientras mis mismo misma
    mucho muchos muy más mí nada nadie ni ningún ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros
    nunca o os otra otras otro otros para pero poco por porque pues puede pueden que quien quienes qué quién se sea
    según ser será si sido siempre sin sino sobre sois solo somos son su sus suya suyo sí sólo tal también tampoco tan
    tanto te tener tengo ti tiene tienen toda todas todavía todo todos tras tu tus tuve tú u un una unas uno unos
    usted ustedes va vamos van vez vosotros voy y ya yo él
  `),
  fr: set(`
    a afin ai ainsi alors après as assez au aucun aucune aujourd'hui auquel aussi autre autres aux avaient avais avait
    avant avec avez avoir avons ayant beaucoup bien c'est car ce ceci cela celle celles celui cependant certains ces
    cet cette ceux chaque chez ci comme comment d'un d'une dans de depuis des deux devant doit donc dont du elle elles
    en encore enfin entre es est et eu eux fait faire fois furent fut hors ici il ils j'ai je jusqu jusque l'a l'on la
    laquelle le lequel les lesquels leur leurs lors lorsque lui là m'a ma mais malgré me mes mieux moi moins mon même
    mêmes n'a n'est ne ni non nos notre nous on ont or ou où par parce parfois parmi pas pendant peu peut peuvent
    plus plusieurs plutôt pour pourquoi pourtant puis puisque qu'elle qu'il qu'ils qu'on qu'un qu'une quand que quel
    quelle quelles quelque quelques quels qui quoi rien s'est sa sans se selon sera ses si sinon soi soit son sont
    souvent sous suis sur ta tandis te tel telle tels tes toi ton toujours tous tout toute toutes trop très tu un une
    vers voici voilà vos votre vous y à été étaient était étant être
  `),
} as const;

export const englishStopWords: ReadonlySet<string> = stopWords.en;

export type StopWordLanguage = keyof typeof stopWords;

export const stopWordLanguages: readonly StopWordLanguage[] = ['en', 'de', 'es', 'fr'];

/**
 * The language most of whose stop words the words are; `undefined` where too few are of any.
 *
 * @param words in small letters, with how often each occurs
 */
export function likelyLanguage(
  words: Iterable<readonly [string, number]>,
): StopWordLanguage | undefined {
  const found = { en: 0, de: 0, es: 0, fr: 0 };
  let total = 0;
  for (const [word, count] of words) {
    total += count;
    for (const language of stopWordLanguages) {
      if (stopWords[language].has(word)) found[language] += count;
    }
  }
  const [best] = [...stopWordLanguages].sort((one, other) => found[other] - found[one]);
  return best && found[best] >= 0.2 * total && found[best] > 0 ? best : undefined;
}
