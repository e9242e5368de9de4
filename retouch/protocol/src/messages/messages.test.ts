import { describe, expect, it } from 'vitest';
import { frameFunctionNames, isFrameFunctionName } from './frame-function-names.ts';
import { frameMessageIds, isFrameMessageId } from './from-frame.ts';
import { executeFunction } from './to-frame.ts';

// canvas-script, section 7, with the three synthetic mouse functions written out.
const functions = `initProject enableDriveMode disableDriveMode setNewLookups setHoveredElement
  setSelectedElement setMultiselectedElementKeys processRulesForSelectedElement
  setModifiersForSelectedElement getCssEvals ruleMatchesElement getElementClassList
  applyChangeItemToDocument updateCodebaseIds dispatchEvent updateOutlines goBack goForward refresh
  syntheticMouseOver syntheticMouseMove syntheticMouseUp clearHoveredOutlines setZoomPerc
  setAiContext tempMoveElement tempAddDiv tempMoveToNewParent checkIfHydrationError
  triggerDragStart triggerDragCancel setIsFlushing`.split(/\s+/);

// wire-format, section 4.
const messages = `HOVERED_ELEMENT_KEY SELECTED_ELEMENT_KEY MULTI_SELECTED_ELEMENT_KEYS
  CONTEXT_REQUESTED WHEEL_EVENT KEY_DOWN_EVENT KEY_UP_EVENT MOUSE_MOVE_EVENT DRAG_START_EVENT
  DRAG_END_EVENT DRAG_CANCEL_EVENT NAV_TREE LATEST_HREF LATEST_HYDRATION_ERROR_STATUS
  PROCESSED_CSS_RULES_FOR_ELEMENT CSS_EVALS_FOR_ELEMENT ELEMENT_CLASS_LIST START_EDITING_TEXT
  EDITED_TEXT INSTANT_UPDATE_DONE EDIT_DYNAMIC_TEXT`.split(/\s+/);

describe('functions of the frame', () => {
  it('are the 32 of the specification', () => {
    expect(functions).toHaveLength(32);
    expect(frameFunctionNames.toSorted()).toEqual(functions.toSorted());
  });

  it.each(['toString', 'constructor', 'InitProject', '', undefined, 3])('are not %j', (name) => {
    expect(isFrameFunctionName(name)).toBe(false);
  });

  it('are asked for in the form of wire-format, section 2', () => {
    expect(executeFunction('7', 'tempMoveElement', 'body_home_0', 2)).toEqual({
      id: '7',
      type: 'executeFunction',
      payload: { functionName: 'tempMoveElement', args: ['body_home_0', 2] },
    });
  });

  it('do not compile with other arguments', () => {
    // @ts-expect-error a zoom is a number
    const zoom = executeFunction('1', 'setZoomPerc', '100%');
    // @ts-expect-error goBack takes nothing
    const back = executeFunction('1', 'goBack', 1);
    expect([zoom, back]).toHaveLength(2);
  });
});

describe('messages of the frame', () => {
  it('are those of wire-format, section 4', () => {
    expect(frameMessageIds.toSorted()).toEqual(messages.toSorted());
  });

  it('are told from answers, which have the id of their question', () => {
    expect(isFrameMessageId('NAV_TREE')).toBe(true);
    expect(isFrameMessageId('toString')).toBe(false);
    expect(isFrameMessageId('5a1b')).toBe(false);
  });
});
