import { SourceError, type SourceModule } from '@retouch/source';
import type { Project } from './project.ts';

/** The module at a path; none also where it does not parse, which another file need not suffer from. */
export function readableModule(project: Project, path: string): SourceModule | undefined {
  try {
    return project.module(path);
  } catch (error) {
    if (error instanceof SourceError && error.code === 'parse_error') return undefined;
    throw error;
  }
}
