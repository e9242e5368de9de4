import { SourceError, type SourcePlace } from '../../source-error.ts';

/** HTML's elements that can have no content (HTML standard, section 13.1.2). */
export const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

const native = /^[a-z][A-Za-z0-9]*(-[a-z0-9._]+)*(:[A-Za-z][\w-]*)?$/;
const component = /^[A-Z$_][\w$]*(\.[A-Za-z$_][\w$]*)*$|^[a-z$_][\w$]*(\.[A-Za-z$_][\w$]*)+$/;

/** What a name can be as a tag. */
export type TagKind = 'native' | 'component';

/**
 * Whether a name is a native tag (`div`, `my-part`, `svg:path`) or a component (`Card`, `Menu.Item`).
 * @throws SourceError `invalid_request` for what is neither, naming the field it came in.
 */
export function tagKind(tag: string, field: string, place: SourcePlace = {}): TagKind {
  if (native.test(tag)) return 'native';
  if (component.test(tag)) return 'component';
  throw new SourceError(
    'invalid_request',
    `${field}: ${JSON.stringify(tag)} is no tag; write a name such as section, my-part or Card.`,
    place,
  );
}
