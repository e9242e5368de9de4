import { checkNextApp } from './support/next-app-checks.ts';

checkNextApp('turbopack');
