import { addClass } from './add-class.ts';
import { addJsx } from './add-jsx.ts';
import { changeProp } from './change-prop.ts';
import { changeTag } from './change-tag.ts';
import { duplicate } from './duplicate.ts';
import { editText } from './edit-text.ts';
import { moveJsx } from './move-jsx.ts';
import type { Mutations } from './mutation.ts';
import { removeClass } from './remove-class.ts';
import { removeJsx } from './remove-jsx.ts';
import { styling } from './styling.ts';
import { updateClasses } from './update-classes.ts';
import { wrapDiv } from './wrap-div.ts';

/** How each change is planned, by the name of its call. */
export const mutations: Mutations = {
  styling,
  addJsxElement: addJsx,
  moveJsxElement: moveJsx,
  removeJsxElement: removeJsx,
  changePropValue: changeProp,
  wrapInDiv: wrapDiv,
  duplicate,
  changeElementTag: changeTag,
  addClass,
  removeClass,
  editText,
  updateClasses,
};
