import { setProp } from '@retouch/source';
import type { Mutation } from './mutation.ts';
import { newValueOf } from './new-value.ts';
import { oneElement } from './one-element.ts';

/** CHANGE_PROP: sets a prop to a JSON value or an expression; null removes it. */
export const changeProp: Mutation<'changePropValue'> = (body, project) =>
  oneElement(project, body.elementToModify, (draft, module, element) =>
    setProp(draft, module, element, body.propName, newValueOf(body.propValue)),
  );
