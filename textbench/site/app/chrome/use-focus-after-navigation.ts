import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a move to another path, puts the focus on the new page's heading, so that keyboard and
 * screen reader go on from there. A page that has taken the focus itself keeps it.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const focusedFor = useRef(pathname);
  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement)) return;
    const heading = main?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
