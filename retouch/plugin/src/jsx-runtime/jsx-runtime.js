import * as original from 'react/jsx-runtime';
import { stamping } from './stamping.js';

export const Fragment = original.Fragment;
export const jsx = stamping(original.jsx, Fragment);
export const jsxs = stamping(original.jsxs, Fragment);
