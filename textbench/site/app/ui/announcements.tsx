import { useEffect, useSyncExternalStore } from 'react';
import { announce, announcement, onAnnouncement } from './announcer.ts';

/** Long enough to be read: 60 ms a character, some 200 words a minute. */
const shownFor = (message: string) => Math.max(4_000, message.length * 60);

/** Where announcements appear; once a page. */
export function Announcements() {
  const message = useSyncExternalStore(onAnnouncement, announcement, () => '');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => announce(''), shownFor(message));
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-16 z-50 flex justify-center px-4 md:bottom-6"
      role="status"
    >
      {message ? (
        <p className="max-w-[60ch] rounded-md bg-ink px-4 py-2.5 text-paper text-sm shadow-float">
          {message}
        </p>
      ) : null}
    </div>
  );
}
