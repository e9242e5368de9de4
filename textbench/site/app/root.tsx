import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { ErrorScreen } from './chrome/error-screen.tsx';
import { Frame } from './chrome/frame.tsx';
import { type FrameData, frameData } from './chrome/frame-data.server.ts';
import { unlistedMetadata } from './metadata/page-metadata.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { paperColours } from './theme/appearances.ts';
import { firstPaintScript } from './theme/first-paint-script.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { defaultTheme } from './theme/themes.ts';
import './app.css';

const base = import.meta.env.BASE_URL;

export const links: Route.LinksFunction = () => [
  {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `${base}fonts/textbench-display.woff2`,
    crossOrigin: 'anonymous',
  },
  { rel: 'icon', type: 'image/svg+xml', href: `${base}favicon.svg` },
];

/** For what is no page of the site; every page states its own. */
export const meta: Route.MetaFunction = ({ error }) =>
  unlistedMetadata(error && !isMissing(error) ? 'Unexpected error' : 'Page not found');

export function loader(): FrameData {
  return frameData();
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html className={`theme-${defaultTheme}`} lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; it has to run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        <meta
          content={paperColours.light}
          media="(prefers-color-scheme: light)"
          name="theme-color"
          suppressHydrationWarning
        />
        <meta
          content={paperColours.dark}
          media="(prefers-color-scheme: dark)"
          name="theme-color"
          suppressHydrationWarning
        />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeProvider>{children}</ThemeProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Only an address without a page is answered by a file that was not rendered for it: 404.html. */
export function HydrateFallback() {
  return <Missing />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isMissing(error) ? <Missing /> : <ErrorScreen error={error} />;
}

function Missing() {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <Frame data={data ?? { header: [], footer: [] }}>
      <NotFoundPage />
    </Frame>
  );
}

/**
 * A page that was asked for and is not there. 404.html holds no data of a page, which React Router
 * reports in words of its own when the address looks like that of a tool.
 */
function isMissing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return error instanceof Error && error.message.startsWith('No result found for routeId');
}
