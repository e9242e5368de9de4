import { useNavigation } from 'react-router';

/** Says that another page is on its way; only after a moment, since most are there at once. */
export function NavigationNotice() {
  const { state, location } = useNavigation();
  const loading = state !== 'idle' && location !== undefined;
  return (
    <div className="pointer-events-none sticky top-14 z-10 h-0" role="status">
      {loading ? (
        <p className="appear-late mx-auto mt-3 w-fit rounded-md border border-line bg-card px-3 py-1.5 text-muted text-sm shadow-float">
          Loading...
        </p>
      ) : null}
    </div>
  );
}
