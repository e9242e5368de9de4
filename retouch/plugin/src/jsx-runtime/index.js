// Where `key` stands behind a spread, compilers take createElement of the import source itself.
import * as original from 'react';
import { stamping } from './stamping.js';

export const createElement = stamping(original.createElement, Symbol.for('react.fragment'));
