import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isModulePath } from '@retouch/source';
import { isStyleSheetPath, type ProjectRules } from './project-rules.ts';

/** Whether a file is of a kind that is read for elements or rules. */
export function isSourcePath(path: string): boolean {
  return isModulePath(path) || isStyleSheetPath(path);
}

/**
 * The modules and style sheets of a project, sorted. Links are not followed: what they lead to
 * inside the root is found where it is, as build tools name it too.
 */
export function findFiles(root: string, rules: ProjectRules): string[] {
  const found: string[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + entry.name;
      if (entry.isDirectory()) {
        if (rules.includes(`${path}/`)) folders.push(`${path}/`);
      } else if (entry.isFile() && isSourcePath(path) && rules.includes(path)) {
        found.push(path);
      }
    }
  }
  return found.sort();
}
