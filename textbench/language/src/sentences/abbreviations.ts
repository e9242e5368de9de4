/** What the sentence rules must know of a language. Lower case, without the final full stop. */
export interface SentenceLanguage {
  /** Stand before a name: the sentence goes on. */
  readonly titles: ReadonlySet<string>;
  /** Stand before a number: the sentence goes on where one follows. */
  readonly beforeNumbers: ReadonlySet<string>;
  /** May stand anywhere: the sentence ends where a word follows that often begins one. */
  readonly others: ReadonlySet<string>;
  /** Never end a sentence. */
  readonly neverLast: ReadonlySet<string>;
  /** Words that, with a capital, begin a sentence. */
  readonly starters: ReadonlySet<string>;
  /** 3. Oktober: a number with a full stop is an ordinal. */
  readonly ordinals: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const english: SentenceLanguage = {
  titles: set(
    'dr mr mrs ms messrs mx prof st mt ft gen col maj capt cpt lt sgt cpl adm cmdr gov sen rep pres rev fr hon supt mme mlle mgr sr sra srta atty',
  ),
  beforeNumbers: set(
    'no nos nr p pp fig figs vol vols ch chap sec sect art arts par para eq eqs ex exs ca approx est tel ext op nov dec jan feb mar apr jun jul aug sep sept oct pt bk l ll n § rm apt flt rte hwy',
  ),
  others: set(
    'jr sr esq co cos inc ltd llc corp bros assn assoc dept univ inst etc al ave blvd rd sq st ste bldg jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun ed eds trans rev misc min max avg temp dist orig pl ca ala ariz ark calif colo conn fla ga ill ind kan ky md mass mich minn miss mo mont neb nev okla ore pa tenn tex va vt wash wis wyo ph phd md ma ba',
  ),
  neverLast: set('e.g i.e cf viz vs v eg ie i.a'),
  starters: set(
    "a after all also although an and another any are as at because before but by can could did do does don't each even every few finally first for from had has have he her here his how however i i'd i'll i'm i've if in is it it's its just last let many more most my neither no nobody nor not nothing now of on once one only or our perhaps she should since so some soon still such that that's the their then there there's these they they're this those though through thus to today two under unless until was we we're were what when where whether which while who why will with would yes yesterday yet you you're your",
  ),
  ordinals: false,
};

const german: SentenceLanguage = {
  titles: set('dr prof hr fr frl st ing dipl mag'),
  beforeNumbers: set('nr s abs art kap bd abb tab ca ziff jh tel'),
  others: set(
    'usw usf etc bzw evtl ggf inkl exkl str mio mrd co jan feb mär apr jun jul aug sep sept okt nov dez geb gest verh chr',
  ),
  neverLast: set('z.b d.h u.a z.t bzw vgl sog bspw i.d.r o.ä u.ä m.e'),
  starters: set(
    'aber alle als am an auch auf aus bei da daher damit dann das dass dem den der des deshalb dessen die dies diese dieser dieses doch du ein eine einem einen einer er erst es für hier ich ihr im in ist ja jede jeder jetzt kein keine man manche mehr mein meine mit nach nicht noch nun nur ob oder schon sein seine seit sie sind so über um und uns unser viele vom von vor war warum was weil welche wenn wer wie wir wo zu zum zur zwar',
  ),
  ordinals: true,
};

const french: SentenceLanguage = {
  titles: set('m mm mme mmes mlle mlles dr pr me st ste mgr'),
  beforeNumbers: set('n no p pp art chap vol fig env tél'),
  others: set('etc av bd janv févr avr juil sept oct nov déc éd cie apr hab'),
  neverLast: set('c.-à-d p.ex cf ex'),
  starters: set(
    "à ainsi alors après au aussi avant avec ce cela cependant ces c'est cet cette comme d'abord dans de depuis des donc du elle elles en enfin et il ils j'ai je la le les leur lorsque lui ma mais même mon ne non nos notre nous on or où oui par pas pendant peu plus pour pourquoi puis quand que quel quelle qui quoi sa sans se selon ses si son sous sur tous tout toutes très tu un une vos votre vous",
  ),
  ordinals: false,
};

const spanish: SentenceLanguage = {
  titles: set('sr sra srta sres dr dra d dª ud uds st sto sta lic ing prof'),
  beforeNumbers: set('n no núm art pág págs cap vol fig tel aprox'),
  others: set('etc av avda ee uu ene feb mar abr jun jul ago sep sept oct nov dic cía s.a'),
  neverLast: set('p.ej ej cf vs'),
  starters: set(
    'a ahora al algunos allí antes aquí así aún aunque cada como con cuando de desde después donde dos el ella ellas ellos en entonces era eran es esa ese eso esta estaba está están este esto fue ha había hasta hay hoy la las le les lo los luego más mi mientras mis muchos muy nada ni no nos nosotros nunca o para pero por porque pues que qué quien quién se según si sí sin sino sobre solo son su sus también tampoco todo todos tras tu un una unos usted y ya yo',
  ),
  ordinals: false,
};

/** Rules of a language by its tag; the English ones where there are no others. */
export function sentenceLanguage(locale: string): SentenceLanguage {
  const primary = locale.toLowerCase().split('-', 1)[0];
  if (primary === 'de') return german;
  if (primary === 'fr') return french;
  if (primary === 'es') return spanish;
  return english;
}
