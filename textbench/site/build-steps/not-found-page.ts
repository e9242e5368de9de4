import { rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every page there is is prerendered, so the file React Router writes for all other addresses is
 * the page for those that do not exist. Static hosts know it as `404.html`.
 */
export async function nameNotFoundPage(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  await rename(join(client, '__spa-fallback.html'), join(client, '404.html'));
}
