import { describe, expect, it } from 'vitest';
import { RewriteDraft } from '../../edits/rewrite.ts';
import { applyChange, changeSetOf } from '../../edits/text-edit.ts';
import { SourceModule } from '../../module.ts';
import { Imports, type Want } from './imports.ts';

/** The file after importing, and the names that what was wanted got. */
function imported(text: string, ...wants: Want[]) {
  const module = new SourceModule('a.tsx', text);
  const imports = new Imports(module);
  const names = wants.map((want) => imports.add(want));
  const draft = new RewriteDraft('a.tsx');
  imports.writeTo(draft);
  return { text: applyChange(changeSetOf(draft.finish().edits, text.length), text), names };
}

const card: Want = { from: './card', name: 'Card', local: 'Card' };

describe('importing', () => {
  it('uses what is imported already, under its name there', () => {
    const text = "import { Card as Box } from './card';\n";
    expect(imported(text, card)).toEqual({ text, names: ['Box'] });
  });

  it('joins the names of the same module, on a line of its own where they have one', () => {
    expect(imported("import { a } from './card';", card).text).toBe(
      "import { a, Card } from './card';",
    );
    expect(imported("import {\n  a,\n  b,\n} from './card';", card).text).toBe(
      "import {\n  a,\n  b,\n  Card,\n} from './card';",
    );
    expect(imported("import a from './card';", card).text).toBe(
      "import a, { Card } from './card';",
    );
  });

  it('does not join a namespace or types', () => {
    expect(imported("import * as a from './card';", card).text).toBe(
      "import * as a from './card';\nimport { Card } from './card';",
    );
    expect(imported("import type { Card } from './card';", { ...card, local: 'Card' })).toEqual({
      text: "import type { Card } from './card';\nimport { Card as Card2 } from './card';",
      names: ['Card2'],
    });
  });

  it('writes new lines behind the last import in the quotes and line ends of the file', () => {
    const text = 'import a from "a"\r\nimport b from "b"\r\n\r\nf()\r\n';
    const wants = [
      card,
      { from: 'x', name: 'default', local: 'X' },
      { from: 'y', name: '*', local: 'y' },
    ];
    expect(imported(text, ...wants).text).toBe(
      'import a from "a"\r\nimport b from "b"\r\nimport { Card } from "./card"\r\nimport X from "x"\r\nimport * as y from "y"\r\n\r\nf()\r\n',
    );
  });

  it('stands behind a hashbang and directives where it is the first', () => {
    expect(imported("'use client';\nf();\n", card).text).toBe(
      "'use client';\n\nimport { Card } from './card';\n\nf();\n",
    );
    expect(imported('\uFEFFf();\n', card).text).toBe(
      "\uFEFFimport { Card } from './card';\n\nf();\n",
    );
  });

  it('gives a name that is taken a number', () => {
    const { text, names } = imported('function Card() {}\nf(Card2);\n', card);
    expect(names).toEqual(['Card3']);
    expect(text).toBe("import { Card as Card3 } from './card';\n\nfunction Card() {}\nf(Card2);\n");
  });

  it('imports a thing once, however often it is wanted', () => {
    const { text, names } = imported('import a from "a";\n', card, card);
    expect(names).toEqual(['Card', 'Card']);
    expect(text).toBe('import a from "a";\nimport { Card } from "./card";\n');
  });
});
