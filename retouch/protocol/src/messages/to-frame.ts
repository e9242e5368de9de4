import type { FrameFunctionName, FrameFunctions } from './frame-functions.ts';

/** What the editor posts to the frame's window, with a MessagePort as its one transfer. */
export const initMessage = 'init';

/** Which component or element is to be looked into. */
export interface InspectPayload {
  readonly componentName?: string | null;
  readonly isComponent?: boolean;
  readonly tempoElementID?: string | null;
  readonly componentElementId?: string | null;
}

/** Asks for props and state of what is on the canvas; answered by an `InspectReply`. */
export interface InspectElementMessage {
  readonly id: string;
  readonly type: 'inspectElement';
  readonly payload: InspectPayload;
}

/** Has the frame carry out one function. */
export type ExecuteFunctionMessage<Names extends FrameFunctionName = FrameFunctionName> = {
  [Name in Names]: {
    readonly id: string;
    readonly type: 'executeFunction';
    readonly payload:
      | { readonly functionName: Name; readonly args: FrameFunctions[Name] }
      /** lz-string's `compress` of the JSON of the list of arguments. */
      | { readonly functionName: Name; readonly compressedArgs: string };
  };
}[Names];

/** A message of the editor to the frame (wire-format, section 2). */
export type MessageToFrame = InspectElementMessage | ExecuteFunctionMessage;

/** The message that has the frame carry out a function. */
export function executeFunction<Name extends FrameFunctionName>(
  id: string,
  functionName: Name,
  ...args: FrameFunctions[Name]
): ExecuteFunctionMessage<Name> {
  return { id, type: 'executeFunction', payload: { functionName, args } };
}
