import manifest from '../../package.json' with { type: 'json' };

/** The version of Retouch. */
export const version: string = manifest.version;
