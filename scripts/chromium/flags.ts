/** For root, containers and closed networks: no sandbox, and no calls home of the browser's own. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
