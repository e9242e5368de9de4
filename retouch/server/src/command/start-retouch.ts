import { randomBytes, randomUUID } from 'node:crypto';
import { matchModules } from '@retouch/source';
import { LiveCanvas } from '../canvas/live-canvas.ts';
import { tailwindRules } from '../canvas/tailwind-rules.ts';
import { DevServerStatus } from '../dev-server/dev-server-status.ts';
import type { ProjectFolder } from '../dev-server/project-folder.ts';
import { type DevServer, joinDevServer, startDevServer } from '../dev-server/start-dev-server.ts';
import { HistoryError, openHistory } from '../history/index.ts';
import { createApp, ownPrefix } from '../http/app.ts';
import { Guard } from '../http/guard.ts';
import { ownServer } from '../http/own-server.ts';
import type { EditedApp } from '../http/routes/api.ts';
import { VersionTags } from '../http/version-tag.ts';
import { mutations } from '../mutations/mutations.ts';
import { DiskProject } from '../project/disk-project.ts';
import { AppProxy } from '../proxy/app-proxy.ts';
import type { InsertedScript } from '../proxy/script-tags.ts';
import { BurstReminder } from '../watch/burst-reminder.ts';
import { ProjectWatcher } from '../watch/project-watcher.ts';
import { Closers } from './closers.ts';
import { CommandError } from './command-error.ts';
import { listen } from './listen.ts';
import { version } from './version.ts';

export interface StartOptions {
  readonly project: ProjectFolder;
  /** Without it, the first free one from 4400 on. */
  readonly port: number | undefined;
  /** Of a dev server that runs already. */
  readonly url: URL | undefined;
  readonly readOnly: boolean;
  /** What goes into every page of the app, before scripts of its own. */
  readonly scripts: readonly InsertedScript[];
  /** Ends a start that is under way. */
  readonly signal: AbortSignal;
  /** Given all that the app's dev server prints. */
  readonly onOutput: (text: string) => void;
  /** Given what a person at the terminal should know, a line or more at a time. */
  readonly onNotice: (text: string) => void;
}

/** Retouch at work on a project. */
export interface RunningRetouch {
  /** The app, with its elements marked. */
  readonly appUrl: string;
  /** What opens the editor: the address with the token. */
  readonly editorUrl: string;
  readonly token: string;
  /** Ends it and all that it has started. */
  close(): Promise<void>;
}

/**
 * Starts everything: the history, the project and its watcher, the calls and the proxy on one port,
 * and the app's own dev server. What fails leaves nothing running.
 * @throws CommandError
 */
export async function startRetouch(options: StartOptions): Promise<RunningRetouch> {
  const closers = new Closers();
  try {
    return await start(options, closers);
  } catch (error) {
    await closers.closeAll();
    throw error instanceof HistoryError ? new CommandError(error.message) : error;
  }
}

async function start(options: StartOptions, closers: Closers): Promise<RunningRetouch> {
  const { project: folder, scripts, readOnly, onNotice } = options;
  const token = randomBytes(24).toString('base64url');
  const devServer = new DevServerStatus();
  let running: DevServer | undefined;
  let port = 0;
  const origin = () => `http://127.0.0.1:${port}`;
  const appUrl = () => `${origin()}${running?.address.pathname ?? '/'}`;

  const { canvas, project } = await openCanvas(options, closers);
  const guard = new Guard(token, () => port);
  const report = (id: string, error: unknown) => onNotice(`Internal error ${id}: ${trace(error)}`);
  const proxy = new AppProxy({
    target: () => running?.address,
    status: devServer,
    scripts,
    scriptFolder: `${ownPrefix}/`,
  });
  const app: EditedApp = {
    name: folder.name,
    framework: folder.framework,
    devServer,
    frameUrl: appUrl,
  };
  const http = createApp({
    app,
    canvas,
    guard,
    report,
    readOnly,
    tailwind: async (classes) => (await canvas.read(() => tailwindRules(classes, project))).answer,
    versions: new VersionTags(randomBytes(4).toString('hex')),
    productVersion: version,
    serverFactory: (handler) => ownServer(handler, proxy, guard, report),
  });
  closers.add(() => http.close());
  closers.add(() => proxy.close());
  port = await listen(http, options.port);
  running = await devServerOf(options, devServer);
  closers.add(running.stop);
  return {
    appUrl: appUrl(),
    editorUrl: `${origin()}${ownPrefix}/?token=${token}`,
    token,
    close: () => closers.closeAll(),
  };
}

async function openCanvas(
  { project: { root }, readOnly, onNotice }: StartOptions,
  closers: Closers,
) {
  const now = Date.now;
  const newId = randomUUID;
  const onError = (error: unknown) => onNotice(`The files can't be watched: ${trace(error)}`);
  let lookAt = async (_paths: Iterable<string>): Promise<void> => {};
  const onOutside = ({ path }: { readonly path: string }) => void lookAt([path]).catch(onError);
  const history = await openHistory({ root, readOnly, now, newId, onOutside });
  closers.add(() => history.close());
  const project = new DiskProject({ root, match: matchModules, now, report: onNotice });
  const reminder = new BurstReminder(root, now, onError);
  closers.add(() => reminder.close());
  const onWritten = (paths: readonly string[]) => reminder.saved(paths);
  const pace = () => reminder.pace();
  const parts = { project, history, mutations, newId, readOnly, onWritten, pace };
  const canvas = new LiveCanvas(parts);
  lookAt = (paths) => canvas.lookAt(paths);
  const watcher = new ProjectWatcher({
    root,
    rules: () => project.files.rules,
    onFiles: lookAt,
    onConfiguration: () => canvas.reconfigure(),
    onError,
  });
  closers.add(() => watcher.close());
  await watcher.ready();
  return { canvas, project };
}

function devServerOf(
  { project, url, onOutput, signal }: StartOptions,
  status: DevServerStatus,
): Promise<DevServer> {
  if (url !== undefined) return joinDevServer(url, status);
  return startDevServer({ project, status, onOutput, signal });
}

function trace(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
