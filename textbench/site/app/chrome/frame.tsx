import type { ReactNode } from 'react';
import { Announcements } from '../ui/announcements.tsx';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.server.ts';
import { Header } from './header.tsx';
import { LoadFailureNotice } from './load-failure-notice.tsx';
import { NavigationNotice } from './navigation-notice.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

export const contentId = 'content';

/** What is around every page. A page brings its own `<main>` and one `<h1>` in it. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  useFocusAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-accent-fill px-4 py-2.5 font-semibold text-on-accent text-sm focus:translate-y-0"
        href={`#${contentId}`}
      >
        Skip to content
      </a>
      <Header links={data.header} />
      <NavigationNotice />
      <div className="flex min-w-0 flex-1 flex-col" id={contentId} tabIndex={-1}>
        {children}
      </div>
      <Footer columns={data.footer} />
      <LoadFailureNotice />
      <Announcements />
    </div>
  );
}
