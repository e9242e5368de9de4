import { describe, expect, it } from 'vitest';
import type { Part } from '../parts.ts';
import { formExtensions } from './form-extensions.ts';
import { plainForms } from './forms.ts';

const parts: readonly Part[] = [
  { kind: 'text', text: '' },
  { kind: 'table', columns: [], rows: [] },
  { kind: 'figures', figures: [] },
  { kind: 'marks', text: '', marks: [] },
  { kind: 'difference', rows: [], patch: '' },
  { kind: 'chart', shape: 'bars', categoryLabel: '', valueLabel: '', points: [] },
  { kind: 'drawing', svg: '<svg/>', description: '' },
  { kind: 'html', html: '' },
  { kind: 'audio', tones: [], duration: 0, description: '' },
  { kind: 'image', width: 0, height: 0, rgba: new Uint8ClampedArray(), description: '' },
];

describe('formExtensions', () => {
  it.each(parts)('names the forms that $kind has', (part) => {
    expect(plainForms(part).map((form) => form.extension)).toEqual(formExtensions[part.kind]);
  });

  it('names every kind', () => {
    expect(parts.map((part) => part.kind).sort()).toEqual(Object.keys(formExtensions).sort());
  });
});
