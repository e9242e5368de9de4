/** Elements of HTML that can be inserted into a page, as a palette groups them. */
export const nativeTags: Readonly<Record<string, readonly string[]>> = {
  layout: ['div', 'section', 'main', 'header', 'footer', 'nav', 'aside', 'article'],
  text: ['p', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'strong', 'em', 'small', 'blockquote', 'pre', 'code'],
  lists: ['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  media: ['img', 'picture', 'video', 'audio', 'svg', 'canvas', 'iframe', 'figure', 'figcaption'],
  forms: ['form', 'label', 'input', 'textarea', 'select', 'option', 'button', 'fieldset', 'legend', 'progress', 'meter'],
  tables: ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  other: ['details', 'summary', 'dialog', 'hr', 'br'],
};
