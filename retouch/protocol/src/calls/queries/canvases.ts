/** The app frameworks that are recognised. */
export type Framework = 'vite' | 'react-router' | 'next' | 'unknown';

/** Where an app's own dev server stands. */
export type DevServerState = 'starting' | 'ready' | 'failed' | 'stopped';

/** An app that can be edited. */
export interface Canvas {
  readonly canvasId: string;
  /** From its package.json, else the name of its folder. */
  readonly name: string;
  readonly framework: Framework;
  /** Address of the proxy in front of the app, with a trailing slash; frames load this one. */
  readonly frameUrl: string;
  readonly devServer: DevServerState;
}

/** `GET canvases`: what this server edits. */
export interface CanvasList {
  readonly canvases: readonly Canvas[];
}
