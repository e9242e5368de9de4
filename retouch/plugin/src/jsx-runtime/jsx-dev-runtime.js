import * as original from 'react/jsx-dev-runtime';
import { stamping } from './stamping.js';

export const Fragment = original.Fragment;
export const jsxDEV = stamping(original.jsxDEV, Fragment);
