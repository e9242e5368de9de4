import { notEditable, placeOf, wrapElements } from '@retouch/source';
import { eachModule } from './each-module.ts';
import type { Mutation } from './mutation.ts';

/** WRAP_DIV: puts one `div` around neighbouring elements. */
export const wrapDiv: Mutation<'wrapInDiv'> = ({ reactElements }, project) =>
  eachModule(project, reactElements, (draft, module, elements, modules) => {
    const [element] = elements;
    if (modules > 1 && element !== undefined) {
      throw notEditable(
        'These elements stand in several files; wrap elements that are children of the same element.',
        placeOf(module, element),
      );
    }
    wrapElements(draft, module, elements);
  });
