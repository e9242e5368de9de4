#!/usr/bin/env node
import { catalogue } from '@textbench/tools/catalogue';
import { start } from './start.ts';
import { shelfOf } from './tool-shelf.ts';

await start(shelfOf(catalogue, '@textbench/tools/modules'));
