import { describe, expect, it } from 'vitest';
import { SourceModule } from '../module.ts';
import { identityOf } from './identity.ts';
import { RewriteDraft } from './rewrite.ts';
import { applyChange, changeSetOf } from './text-edit.ts';

/** The tags of elements before and after an edit, by who became who. */
function follow(text: string, edit: (draft: RewriteDraft, module: SourceModule) => void) {
  const before = new SourceModule('a.tsx', text);
  const draft = new RewriteDraft('a.tsx');
  edit(draft, before);
  const rewrite = draft.finish();
  const change = changeSetOf(rewrite.edits, text.length);
  const after = new SourceModule('a.tsx', applyChange(change, text));
  const { became, added } = identityOf([{ before, after, rewrite, change }]);
  const place = (module: SourceModule, id: string) => {
    const element = module.element(id);
    return element === undefined ? 'none' : `${element.tag}@${element.node.start}`;
  };
  return {
    became: [...became].map(([was, is]) => `${place(before, was)} > ${place(after, is)}`),
    added: added.map((id) => place(after, id)),
  };
}

describe('who became who', () => {
  it('follows elements in place, through insertions at their very start', () => {
    const result = follow('A = () => <i/>', (draft) => draft.insert(10, '<b>').insert(14, '</b>'));
    expect(result).toEqual({ became: ['i@10 > i@13'], added: ['b@10'] });
  });

  it('follows an element whose tag changes', () => {
    const result = follow('A = () => <i/>', (draft) => draft.replace(11, 12, 'main'));
    expect(result).toEqual({ became: ['i@10 > main@10'], added: [] });
  });

  it('loses what is removed', () => {
    const result = follow('A = () => <p><i/><b/></p>', (draft) => draft.remove(13, 17));
    expect(result).toEqual({ became: ['p@10 > p@10', 'b@17 > b@13'], added: [] });
  });

  it('follows what moves, with all that is in it', () => {
    const result = follow('A = () => <p><i><u/></i><b/></p>', (draft, module) => {
      const was = module.elements.find(({ tag }) => tag === 'i')?.id ?? '';
      draft.remove(13, 24).insert(28, ' <i><u/></i>', [{ offset: 1, was }]);
    });
    expect(result).toEqual({
      became: ['p@10 > p@10', 'b@24 > b@13', 'i@13 > i@18', 'u@16 > u@21'],
      added: [],
    });
  });
});
