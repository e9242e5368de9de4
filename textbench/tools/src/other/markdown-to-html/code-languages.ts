/** How to find what has a colour in a language. */
export interface Grammar {
  /** Global, with groups named after the colours, and `word` for what may be a keyword. */
  readonly tokens: RegExp;
  readonly keywords: ReadonlySet<string>;
}

const doubleQuoted = '"(?:[^"\\\\\\n]|\\\\[^])*"?';
const singleQuoted = "'(?:[^'\\\\\\n]|\\\\[^])*'?";
const backQuoted = '`(?:[^`\\\\]|\\\\[^])*`?';
const blockComment = '/\\*[^]*?(?:\\*/|$(?![^]))';
const number =
  '(?<![\\w$])(?:0[xXbBoO][\\da-fA-F_]+|\\d[\\d_]*(?:\\.\\d[\\d_]*)?(?:[eE][+-]?\\d+)?)\\w?\\b';
const word = '[\\p{L}_$][\\p{L}\\p{N}_$]*';

interface Parts {
  readonly comment?: readonly string[];
  readonly string?: readonly string[];
  readonly keyword?: readonly string[];
  readonly name?: readonly string[];
  readonly keywords?: string;
  /** `i` where keywords are the same in capitals. */
  readonly flags?: string;
}

function grammar({ keywords = '', flags = '', ...parts }: Parts): Grammar {
  const group = (kind: string, patterns: readonly string[] = []) =>
    patterns.length === 0 ? [] : [`(?<${kind}>${patterns.join('|')})`];
  const alternatives = [
    ...group('comment', parts.comment),
    ...group('name', parts.name),
    ...group('string', parts.string),
    ...group('keyword', parts.keyword),
    `(?<number>${number})`,
    `(?<word>${word})`,
  ];
  const listed = keywords.split(' ');
  const known = flags.includes('i') ? listed.flatMap((one) => [one, one.toUpperCase()]) : listed;
  return { tokens: new RegExp(alternatives.join('|'), `gmu${flags}`), keywords: new Set(known) };
}

const script = grammar({
  comment: ['//.*', blockComment],
  string: [doubleQuoted, singleQuoted, backQuoted],
  keywords:
    'abstract as async await break case catch class const continue debugger declare default delete do else enum export extends false finally for from function get if implements import in infer instanceof interface keyof let new null of private protected public readonly return satisfies set static super switch this throw true try type typeof undefined var void while with yield',
});
const cLike = grammar({
  comment: ['//.*', blockComment],
  string: [doubleQuoted, singleQuoted, backQuoted],
  keyword: ['^[ \\t]*#[ \\t]*\\w+'],
  keywords:
    'abstract as async auto await bool boolean break byte case catch chan char class const continue crate default defer delegate delete do double dyn else enum explicit export extends extern false final finally float fn for foreach fun func function go goto if impl implements import in inline int interface internal is let long loop map match mod module move mut namespace native new nil null nullptr object operator out override package private protected protocol pub public range readonly ref return sealed select self short signed sizeof static string struct super switch synchronized template this throw throws trait true try type typedef typename uint union unsafe unsigned use using val var virtual void volatile when where while yield',
});
const python = grammar({
  comment: ['#.*'],
  string: ['"""[^]*?(?:"""|$(?![^]))', "'''[^]*?(?:'''|$(?![^]))", doubleQuoted, singleQuoted],
  name: ['@[\\w.]+'],
  keywords:
    'False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self try while with yield',
});
const ruby = grammar({
  comment: ['#.*'],
  string: [doubleQuoted, singleQuoted, '(?<![\\w:]):\\w+'],
  keywords:
    'alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield',
});
const shell = grammar({
  comment: ['(?<![^\\s;])#.*'],
  string: [doubleQuoted, "'[^']*'?"],
  name: ['\\$\\{?\\w+\\}?'],
  keywords:
    'case do done elif else esac exit export fi for function if in local read return select set shift source then unset until while',
});
const sql = grammar({
  comment: ['--.*', blockComment],
  string: ["'(?:[^']|'')*'?", '"[^"\\n]*"?'],
  flags: 'i',
  keywords:
    'add all alter and any as asc between by case check column constraint create cross database default delete desc distinct drop else end exists foreign from full group having if in index inner insert into is join key left like limit not null offset on or order outer primary references right select set table then union unique update values view when where with',
});
const markup = grammar({
  comment: ['<!--[^]*?(?:-->|$(?![^]))'],
  keyword: ['</?[\\w:-]+', '/?>'],
  string: ['(?<==)\\s*"[^"]*"?', "(?<==)\\s*'[^']*'?"],
  name: ['(?<![\\w:@-])[\\w:@-]{1,60}(?=\\s{0,9}=\\s{0,9}["\'])'],
});
const css = grammar({
  comment: [blockComment],
  string: [doubleQuoted, singleQuoted],
  keyword: ['@[\\w-]+', '!important'],
  name: ['(?<![\\w-])[\\w-]{1,60}(?=[ \\t]{0,9}:[^:{}]{0,300}[;}])'],
});
const json = grammar({
  comment: ['//.*', blockComment],
  name: ['"(?:[^"\\\\\\n]|\\\\[^])*"(?=\\s*:)'],
  string: [doubleQuoted],
  keywords: 'true false null',
});
const settings = grammar({
  comment: ['(?<![^\\s])[#;].*'],
  name: ['^[ \\t]*(?:- )?[\\w.-]+(?=[ \\t]*[:=])', '^[ \\t]*\\[[^\\]\\n]*\\]'],
  string: [doubleQuoted, singleQuoted],
  keywords: 'true false null yes no on off',
});
const diff = grammar({ keyword: ['^@@.*'], string: ['^\\+.*'], comment: ['^-.*'] });

const byNames: readonly (readonly [names: string, grammar: Grammar])[] = [
  ['js javascript jsx mjs cjs ts typescript tsx', script],
  ['c h cpp c++ cc hpp cs csharp java kotlin kt go golang rust rs swift scala dart php', cLike],
  ['py python python3', python],
  ['rb ruby', ruby],
  ['sh bash zsh shell console fish', shell],
  ['sql mysql postgresql postgres sqlite', sql],
  ['html xml svg vue xhtml', markup],
  ['css scss less', css],
  ['json json5 jsonc', json],
  ['yaml yml toml ini conf properties', settings],
  ['diff patch', diff],
];

/** Grammars by the names that stand behind fences. */
export const languages: ReadonlyMap<string, Grammar> = new Map(
  byNames.flatMap(([names, one]) => names.split(' ').map((name) => [name, one] as const)),
);
