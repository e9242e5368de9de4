/** Languages whose letters or words make other slugs than English. */
export const slugLanguages = {
  en: 'English and others',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  sv: 'Swedish',
  da: 'Danish, Norwegian',
  fi: 'Finnish',
  pl: 'Polish',
  tr: 'Turkish',
  ru: 'Russian',
  uk: 'Ukrainian',
  bg: 'Bulgarian',
  sr: 'Serbian',
} as const;

export type SlugLanguage = keyof typeof slugLanguages;

/** Words for `&`, `+`, `%`, `@`, `=`, in this order. */
const signWords: Readonly<Record<SlugLanguage, string>> = {
  en: 'and plus percent at equals',
  de: 'und plus prozent at gleich',
  fr: 'et plus pourcent arobase egal',
  es: 'y mas porciento arroba igual',
  pt: 'e mais porcento arroba igual',
  it: 'e piu percento chiocciola uguale',
  nl: 'en plus procent at is',
  sv: 'och plus procent at lika',
  da: 'og plus procent at lig',
  fi: 'ja plus prosenttia at on',
  pl: 'i plus procent malpa rowna',
  tr: 've arti yuzde at esit',
  ru: 'i plus procent sobaka ravno',
  uk: 'i plius vidsotok ravlyk dorivniuie',
  bg: 'i plyus protsent klyomba ravno',
  sr: 'i plus procenat et jednako',
};

const currencies: readonly (readonly [string, string])[] = [
  ['€', 'euro'],
  ['$', 'dollar'],
  ['£', 'pound'],
  ['¥', 'yen'],
  ['₽', 'ruble'],
  ['₹', 'rupee'],
  ['♥', 'love'],
  ['❤', 'love'],
];

/** The word that stands for a sign in a slug, by sign. */
export function wordsForSigns(language: SlugLanguage): ReadonlyMap<string, string> {
  const words = signWords[language].split(' ');
  const signs = Array.from('&+%@=', (sign, i) => [sign, words[i] ?? ''] as const);
  return new Map([...signs, ...currencies]);
}

/** Pairs of a letter and what it becomes, small letters only. */
function letterMap(pairs: string): ReadonlyMap<string, string> {
  const entries = pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const);
  return new Map(entries);
}

const german = letterMap('äae öoe üue ßss');
const danish = letterMap('æae øoe åaa');
/** Resolution 55 of the Cabinet of Ministers of Ukraine, 27 January 2010; зг and ь are in `LatinWriter`. */
const ukrainianInside = letterMap(
  'аa бb вv гh ґg дd еe єie жzh зz иy іi їi йi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ь юiu яia',
);
const ukrainianFirst = letterMap('єye їyi йy юyu яya');
/** Transliteration Act of Bulgaria, State Gazette 19 of 2009, article 4; the endings are in `LatinWriter`. */
const bulgarian = letterMap(
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya',
);
/** The Latin alphabet of Serbian without its marks, đ as dj. */
const serbian = letterMap(
  'аa бb вv гg дd ђdj еe жz зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хh цc чc џdz шs đdj',
);

const letters: Partial<Readonly<Record<SlugLanguage, ReadonlyMap<string, string>>>> = {
  de: german,
  da: danish,
  uk: ukrainianInside,
  bg: bulgarian,
  sr: serbian,
};

/** What a small letter becomes in a language that has a rule of its own for it. */
export function ownLetter(
  letter: string,
  language: SlugLanguage,
  beginsWord: boolean,
): string | undefined {
  const first = beginsWord && language === 'uk' ? ukrainianFirst.get(letter) : undefined;
  return first ?? letters[language]?.get(letter);
}

/** Whether an apostrophe ends a word, as in l’été, rather than stand inside one, as in don’t. */
export function elides(language: SlugLanguage): boolean {
  return language === 'fr' || language === 'it';
}

const stopWords: Partial<Readonly<Record<SlugLanguage, string>>> = {
  en: 'a an and are as at be but by for from has have how in is it its of on or that the this to was were what when where which who why will with',
  de: 'als am an auf aus bei das dem den der des die ein eine einem einen einer eines es für im in ist mit nach oder sie sind so um und vom von vor war was wie wir wird zu zum zur',
  fr: 'à au aux avec ce ces d dans de des du elle en est et il ils l la le les mais ne ou par pas pour qu que qui s sa se ses son sur un une vos votre y',
  es: 'a al con cómo como de del e el en es esta este la las lo los más o para pero por que qué se sin sobre su sus un una uno y',
  pt: 'a ao aos as com como da das de do dos e é em entre mais na nas no nos o os ou para pela pelo por que se sem ser sua um uma',
  it: 'a ai al alla alle che come con d da dal dalla dei del della delle di e è gli i il in l la le lo ma nel nella o per più se su sul sulla tra un una uno',
  nl: 'aan als bij dat de den die dit een en er het hoe in is je met naar niet of om onder op over te tot uit van voor waar wat wie zijn',
  sv: 'att av de den det du en ett för från har hur i in inte jag kan med men när och om på som till ut vad var vi är',
  da: 'af at de den der det du en er et for fra har hvad hvor i ikke jeg med og om på sig som til var vi',
  fi: 'ei että he hän ja jos kun kuin me mikä mitä mutta myös ne niin on ovat se sekä siitä tai tämä vai',
  pl: 'a aby ale bez czy co dla do i jak jest już na nie o od oraz po pod przez są się tak to w we z za ze że',
  tr: 'bir bu çok da daha de en gibi her için ile ise ki mi mu mü ne o olan olarak şu ve veya ya',
  ru: 'а без бы в во для до же за и из или к как ко ли на над не но о об от по под при с со так то у что это',
  uk: 'а або без в вже від для до з за зі і й із до на над не ну о об під по при про та так те то у що як',
  bg: 'а без в във да до за и из или как към на не но от по под при с са се със това че',
  sr: 'a ali bez da do i iz ili je kao na ne od po pod pri s sa se su što to u uz za',
};

/** Words that carry little, in small letters. */
export function stopWordsOf(language: SlugLanguage): ReadonlySet<string> {
  return new Set((stopWords[language] ?? '').split(' '));
}
