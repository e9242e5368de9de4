// JavaScript, because the app's own bundler takes it as it is, wherever the app stands.

/** @typedef {Readonly<Record<string, unknown>>} Props */

/** An id of Retouch, as one of an attribute's class names. */
const foreignId = /(?:^|\s+)tempo-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\s|$)/g;

/** Names with a hyphen that are SVG's or MathML's own, not custom elements (HTML, 4.13.3). */
const hyphenated = new Set([
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-src',
  'font-face-uri',
  'font-face-format',
  'font-face-name',
  'missing-glyph',
]);

/**
 * Makes a function that creates elements put their ids into their classes: `jsx`, `jsxs`, `jsxDEV`,
 * `createElement`. Props are never changed, only replaced, and only those of stamped hosts.
 * @template {unknown[]} Rest
 * @template Element
 * @param {(type: any, props: any, ...rest: Rest) => Element} create
 * @param {unknown} fragment the type that takes no props
 * @returns {(type: unknown, props: Props | null | undefined, ...rest: Rest) => Element}
 */
export function stamping(create, fragment) {
  return (type, props, ...rest) => {
    const id = props?.tempoelementid;
    if (typeof id !== 'string') return create(type, props, ...rest);
    if (typeof type === 'string') return create(type, withClass(type, { ...props }, id), ...rest);
    return create(type, type === fragment ? withoutId({ ...props }) : props, ...rest);
  };
}

/**
 * @param {string} tag
 * @param {Record<string, unknown>} props
 * @param {string} id
 */
function withClass(tag, props, id) {
  const isCustom = tag.includes('-') && !hyphenated.has(tag);
  if (isCustom && 'class' in props) props.class = joined(id, props.class);
  if (!isCustom || 'className' in props) props.className = joined(id, props.className);
  else if (!('class' in props)) props.class = id; // React 18 knows no className on custom elements
  return props;
}

/** @param {Record<string, unknown>} props */
function withoutId({ tempoelementid, ...props }) {
  return props;
}

/**
 * The id in front of the class. What React would refuse with a warning stays as it is, to be seen.
 * @param {string} id
 * @param {unknown} className
 */
function joined(id, className) {
  if (className === undefined || className === null || className === false) return id;
  if (/^(?:boolean|function|symbol)$/.test(typeof className)) return className;
  const names = `${className}`;
  const own = names.includes('tempo-') ? names.replace(foreignId, '').trimStart() : names;
  return own === '' ? id : `${id} ${own}`;
}
