import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';

/** Says that a piece of the page could not be loaded, and offers to load the page again. */
export function LoadFailureNotice() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    window.addEventListener('vite:preloadError', fail);
    return () => window.removeEventListener('vite:preloadError', fail);
  }, []);
  return (
    <div className="fixed inset-x-4 bottom-4 z-30 mx-auto w-fit" role="alert">
      {failed ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-card p-3 pl-4 shadow-float">
          <p className="text-sm">
            A piece of this page could not be loaded. Check the connection, then try again.
          </p>
          <span className="flex gap-1">
            <Button icon="rotate-ccw" look="outline" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
            <Button onClick={() => setFailed(false)}>Dismiss</Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}
