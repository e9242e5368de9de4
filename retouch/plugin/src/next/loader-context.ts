/** What the loader is told; JSON, and part of the name under which Turbopack keeps its output. */
export interface LoaderOptions {
  /** The folder from which ids count; else the app's. */
  readonly root?: string;
  readonly exclude: readonly string[];
  readonly jsxImportSource?: string;
  /** Changes with the code of stamping, so that what an earlier version made is made anew. */
  readonly version: string;
}

/** A source map as loaders hand it on. */
export interface LoaderSourceMap {
  readonly version: 3;
  readonly sources: string[];
  readonly names: string[];
  readonly mappings: string;
}

/** The part of webpack's loader context that Turbopack gives too. */
export interface LoaderContext {
  /** The module's file. */
  readonly resourcePath: string;
  /** The app's folder. */
  readonly rootContext: string;
  getOptions(): LoaderOptions;
  addDependency(file: string): void;
  callback(error: null, code: string, map?: object): void;
}
