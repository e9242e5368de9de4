import { createContext, use, useSyncExternalStore } from 'react';
import type { WorkbenchSession } from './workbench-session.ts';
import type { WorkbenchState } from './workbench-state.ts';

export const SessionContext = createContext<WorkbenchSession | null>(null);

/** The session of the tool page around. */
export function useSession(): WorkbenchSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a Workbench around it.');
  return session;
}

/** The part of the session's state that `select` picks; draws again only when that part changes. */
export function useWorkbench<Picked>(select: (state: WorkbenchState) => Picked): Picked {
  const session = useSession();
  const snapshot = () => select(session.getState());
  return useSyncExternalStore(session.subscribe, snapshot, snapshot);
}
