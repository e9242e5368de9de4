import type { Tool } from '@textbench/kit';
import { WorkbenchSession } from '../workbench-session.ts';
import { FakeRunner } from './fake-runner.testing.ts';
import { textResult } from './fake-worker.testing.ts';
import { toolPage } from './tool-page.testing.ts';

/** A session of a small tool, with what is told otherwise, and the means to play its person and worker. */
export function begun(changes: Partial<Tool> = {}) {
  const runner = new FakeRunner();
  const session = new WorkbenchSession(toolPage(changes), runner);
  const type = (content: string) => session.setInput('text', { kind: 'text', text: content });
  const finish = (content: string) =>
    runner.newest.listen({ type: 'finished', result: textResult(content) });
  return { runner, session, type, finish, state: () => session.getState() };
}
