import { largeOutline, largePrimary } from '../ui/large-look.ts';
import { Logo } from './logo.tsx';

/** The screen for a failure that nobody foresaw. It needs nothing of the frame, which may be what failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { message, stack } = statement(error);
  return (
    <main className="mx-auto w-full max-w-3xl px-4 py-10 sm:py-16">
      <Logo />
      <h1 className="mt-8 text-2xl">Unexpected Application Error!</h1>
      <p className="mt-3 text-lg">{message}</p>
      <p className="mt-3 text-muted">
        Something in this page has failed. Your text never left this device, so nothing of it was
        sent anywhere. Loading the page again usually helps.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <button className={largePrimary} onClick={() => window.location.reload()} type="button">
          Try again
        </button>
        <a className={largeOutline} href={import.meta.env.BASE_URL}>
          Go to the home page
        </a>
      </p>
      {stack ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
          tabIndex={0}
          className="mt-8 overflow-x-auto rounded-lg border border-line bg-soft p-4 font-mono text-xs leading-relaxed"
        >
          {stack}
        </pre>
      ) : null}
    </main>
  );
}

function statement(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '' };
  return { message: String(error), stack: '' };
}
