#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

enableCompileCache(); // before all other modules: their types are stripped once, not at every start

const { catalogue } = await import('@textbench/tools/catalogue');
const { start } = await import('./start.ts');
const { shelfOf } = await import('./tool-shelf.ts');

await start(shelfOf(catalogue, '@textbench/tools/modules'));
