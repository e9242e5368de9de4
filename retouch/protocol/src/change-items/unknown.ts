import { type Static, Type } from 'typebox';
import { ProtocolError } from '../protocol-error.ts';
import type { ChangeDefinition } from './change-definition.ts';

/** A change of the source that the editor did not ask for: nothing to preview, nothing to send. */
export const unknownFields = () => Type.Record(Type.String(), Type.Unknown());

export type UnknownFields = Static<ReturnType<typeof unknownFields>>;

export const unknownChange: ChangeDefinition<UnknownFields> = {
  name: () => 'Unknown change',
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields) => fields,
  request: () => {
    throw new ProtocolError('unsupported_operation', 'Unsupported operation');
  },
};
