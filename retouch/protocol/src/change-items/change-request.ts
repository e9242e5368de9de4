import type { ChangeRequest, RequestContext } from './change-definition.ts';
import { changeDefinitions } from './change-definitions.ts';
import type { ChangeItemOf } from './change-item.ts';
import type { ChangeType } from './change-types.ts';

/**
 * The call that writes a change into the source; null for one that is only shown. Throws
 * 'Unsupported operation' for one of type UNKNOWN.
 */
export function changeRequest<Type extends ChangeType>(
  item: ChangeItemOf<Type>,
  context: RequestContext,
): ChangeRequest | null {
  return changeDefinitions[item.type].request(item.changeFields, context);
}
