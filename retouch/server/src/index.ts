export { CommandError } from './command/command-error.ts';
export { type RunningRetouch, type StartOptions, startRetouch } from './command/start-retouch.ts';
export { type ProjectFolder, projectFolder } from './dev-server/project-folder.ts';
export type { InsertedScript } from './proxy/script-tags.ts';
