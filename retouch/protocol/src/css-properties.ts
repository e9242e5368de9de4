/** Computed properties of the selected element that the canvas reports. */
export const reportedProperties: readonly string[] = [
  ...['display', 'position', 'top', 'right', 'bottom', 'left', 'z-index', 'float', 'overflow'],
  ...['box-sizing', 'width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'flex-basis', 'order'],
  ...['justify-content', 'align-items', 'align-content', 'align-self', 'row-gap', 'column-gap'],
  ...['grid-template-columns', 'grid-template-rows', 'grid-column', 'grid-row'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['border-top-width', 'border-right-width', 'border-bottom-width', 'border-left-width'],
  ...['border-style', 'border-color', 'border-radius', 'box-shadow', 'opacity'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'line-height', 'letter-spacing'],
  ...['text-align', 'text-decoration-line', 'text-transform', 'white-space', 'visibility'],
  ...['color', 'background-color', 'background-image', 'background-size', 'background-position'],
];

/** Computed properties of its parent that the canvas reports. */
export const reportedParentProperties = ['display', 'flex-direction'] as const;

/**
 * Properties whose value an element takes from its parent. Source: the property tables ("Inherited:
 * yes") of CSS Color 4, Fonts 4, Text 3, Inline 3, Lists 3, Writing Modes 4, Display 3, Tables 2,
 * Basic User Interface 4 and Generated Content.
 */
export const inheritableProperties: readonly string[] = [
  ...['color', 'font', 'font-family', 'font-size', 'font-size-adjust', 'font-style'],
  ...['font-weight', 'font-stretch', 'font-variant', 'font-feature-settings', 'font-kerning'],
  ...['line-height', 'letter-spacing', 'word-spacing', 'text-align', 'text-align-last'],
  ...['text-indent', 'text-transform', 'text-shadow', 'white-space', 'tab-size', 'hyphens'],
  ...['word-break', 'overflow-wrap', 'visibility', 'cursor', 'caret-color', 'direction'],
  ...['writing-mode', 'list-style', 'list-style-type', 'list-style-position', 'list-style-image'],
  ...['quotes', 'orphans', 'widows', 'border-collapse', 'border-spacing', 'caption-side'],
  ...['empty-cells', 'pointer-events'],
];
