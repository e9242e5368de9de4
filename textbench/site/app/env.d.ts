interface ImportMetaEnv {
  /** The year of the build, four digits; set in vite.config.ts. */
  readonly BUILD_YEAR: string;
}
