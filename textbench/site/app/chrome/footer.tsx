import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ForgetButton } from '../device/forget-button.tsx';
import { buildYear } from '../metadata/build-year.ts';
import { siteConfiguration } from '../site-configuration.ts';
import { AppearancePicker } from '../theme/appearance-picker.tsx';
import { ThemePicker } from '../theme/theme-picker.tsx';
import type { FrameData } from './frame-data.server.ts';

/** The foot of every page: links that exist, the colours, and who made it when. */
export function Footer({ columns }: { columns: FrameData['footer'] }) {
  return (
    <footer className="mt-auto border-line border-t bg-card">
      <div className="page-width py-10">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {columns.map(({ heading, links }) => (
            <nav aria-label={heading} key={heading}>
              <h2 className="mb-2 text-base">{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.path}>
                    <Link
                      className="inline-flex min-h-7 items-center text-muted text-sm underline-offset-3 hover:text-ink hover:underline pointer-coarse:min-h-11"
                      to={link.path}
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-line border-t pt-5">
          <p className="text-muted text-sm">
            © <CurrentYear /> {siteConfiguration.productName}. All text stays on your device.{' '}
            <ForgetButton />
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <ThemePicker />
            <AppearancePicker />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The visitor's year; the build's until the page runs. */
function CurrentYear() {
  return useSyncExternalStore(never, visitorsYear, () => buildYear);
}

const never = () => () => {};
const visitorsYear = () => new Date().getFullYear();
