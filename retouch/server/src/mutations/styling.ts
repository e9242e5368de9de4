import { styleByRule } from '../styling/css.ts';
import { styleInline } from '../styling/inline.ts';
import { styleByClass } from '../styling/style-by-class.ts';
import type { Mutation } from './mutation.ts';

/**
 * STYLING: sets and removes CSS properties of an element, in its inline style, by Tailwind's classes,
 * or in the rule that gives it its class.
 */
export const styling: Mutation<'styling'> = (body, project) => {
  switch (body.stylingFramework) {
    case 'Inline':
      return styleInline(body, project);
    case 'Tailwind':
      return styleByClass(body, project);
    case 'CSS':
      return styleByRule(body, project);
  }
};
