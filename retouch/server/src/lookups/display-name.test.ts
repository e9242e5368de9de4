import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

it.each([
  ['src/card.tsx', 'Card', 'Card'],
  ['src/card.tsx', 'Card.Row', 'Card.Row'],
  ['src/side-bar.tsx', 'default', 'SideBar'],
  ['src/side-bar/index.tsx', 'default', 'SideBar'],
  ['src/side-bar.tsx', 'default.Row', 'SideBar.Row'],
  ['src/404.tsx', 'default', 'Component404'],
  ['app/[id]/page.tsx', 'default', 'Page'],
  ['src/main.tsx', '', 'main.tsx'],
])('%s %s is %s', (path, name, expected) => {
  expect(displayName(path, name)).toBe(expected);
});
