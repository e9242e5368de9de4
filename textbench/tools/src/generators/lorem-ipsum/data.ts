/**
 * Marcus Tullius Cicero, De finibus bonorum et malorum 1.10.32–33 (45 BC), in the public domain;
 * the passage from which the usual filler text was torn.
 */
export const ciceroSentences: readonly string[] = [
  'Sed ut perspiciatis, unde omnis iste natus error sit voluptatem accusantium doloremque laudantium, totam rem aperiam eaque ipsa, quae ab illo inventore veritatis et quasi architecto beatae vitae dicta sunt, explicabo.',
  'Nemo enim ipsam voluptatem, quia voluptas sit, aspernatur aut odit aut fugit, sed quia consequuntur magni dolores eos, qui ratione voluptatem sequi nesciunt, neque porro quisquam est, qui dolorem ipsum, quia dolor sit, amet, consectetur, adipisci velit, sed quia non numquam eius modi tempora incidunt, ut labore et dolore magnam aliquam quaerat voluptatem.',
  'Ut enim ad minima veniam, quis nostrum exercitationem ullam corporis suscipit laboriosam, nisi ut aliquid ex ea commodi consequatur?',
  'Quis autem vel eum iure reprehenderit, qui in ea voluptate velit esse, quam nihil molestiae consequatur, vel illum, qui dolorem eum fugiat, quo voluptas nulla pariatur?',
  'At vero eos et accusamus et iusto odio dignissimos ducimus, qui blanditiis praesentium voluptatum deleniti atque corrupti, quos dolores et quas molestias excepturi sint, obcaecati cupiditate non provident, similique sunt in culpa, qui officia deserunt mollitia animi, id est laborum et dolorum fuga.',
  'Et harum quidem rerum facilis est et expedita distinctio.',
  'Nam libero tempore, cum soluta nobis est eligendi optio, cumque nihil impedit, quo minus id, quod maxime placeat, facere possimus, omnis voluptas assumenda est, omnis dolor repellendus.',
  'Temporibus autem quibusdam et aut officiis debitis aut rerum necessitatibus saepe eveniet, ut et voluptates repudiandae sint et molestiae non recusandae.',
  'Itaque earum rerum hic tenetur a sapiente delectus, ut aut reiciendis voluptatibus maiores alias consequatur aut perferendis doloribus asperiores repellat.',
];

/** What the usual filler text begins with. */
export const usualBeginning =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua';

/** Words of the usual filler text: those of its best-known passage. */
const latin =
  'ad adipiscing aliqua aliquip amet anim aute cillum commodo consectetur consequat culpa cupidatat deserunt do dolor dolore duis ea eiusmod elit enim esse est et eu ex excepteur exercitation fugiat id in incididunt ipsum irure labore laboris laborum lorem magna minim mollit nisi non nostrud nulla occaecat officia pariatur proident qui quis reprehenderit sed sint sit sunt tempor ullamco ut velit veniam voluptate';

const greek =
  'και ήταν ημέρα θάλασσα ουρανός δρόμος βιβλίο λόγος χρόνος κόσμος νερό φως άνεμος μικρός μεγάλος παλιός νέος σπίτι παράθυρο κήπος δέντρο λέξη ιστορία φωνή σιωπή πρωί νύχτα πάντα ποτέ εδώ εκεί όταν επειδή αλλά με για από προς χωρίς μετά πριν γράφει διαβάζει βλέπει ακούει έρχεται φεύγει μένει μιλά σκέφτεται';

const cyrillic =
  'и был день море небо дорога книга слово время мир вода свет ветер малый большой старый новый дом окно сад дерево письмо рассказ голос тишина утро ночь всегда никогда здесь там когда потому но с для из к без после прежде пишет читает видит слышит приходит уходит стоит говорит думает';

const arabic =
  'و كان يوم بحر سماء طريق كتاب كلمة وقت عالم ماء نور ريح صغير كبير قديم جديد بيت نافذة حديقة شجرة رسالة قصة صوت صمت صباح ليل دائما أبدا هنا هناك عندما لأن لكن مع من إلى بعد قبل يكتب يقرأ يرى يسمع يأتي يذهب يبقى يتكلم يفكر';

const chinese =
  '天 地 山 水 日 月 风 雨 人 家 书 字 路 门 树 花 时间 世界 故事 声音 早晨 夜晚 大海 天空 小城 老人 孩子 朋友 窗外 花园 写 读 看 听 来 去 住 说 想 走 和 但 在 从 到 没有 以后 以前 总是 从来 这里 那里 因为 所以';

/** How a script writes its filler text. */
export interface Script {
  readonly words: readonly [string, ...string[]];
  readonly space: string;
  readonly comma: string;
  readonly stop: string;
}

function script(words: string, signs: Omit<Script, 'words'>): Script {
  const [first = '', ...rest] = words.split(' ');
  return { words: [first, ...rest], ...signs };
}

const western = { space: ' ', comma: ',', stop: '.' };

export const scripts = {
  latin: script(latin, western),
  greek: script(greek, western),
  cyrillic: script(cyrillic, western),
  arabic: script(arabic, { space: ' ', comma: '،', stop: '.' }),
  chinese: script(chinese, { space: '', comma: '，', stop: '。' }),
} as const;
