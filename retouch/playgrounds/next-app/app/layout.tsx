import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteNav } from '../components/site-nav';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Tideline', template: '%s · Tideline' },
  description: 'Notes from a small harbour.',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="min-h-dvh">
        <header className="border-b border-ink/10 bg-white">
          <div className="mx-auto flex max-w-3xl items-center justify-between px-5 py-4">
            <span className="font-display text-xl">Tideline</span>
            <SiteNav />
          </div>
        </header>
        <main className="mx-auto max-w-3xl px-5 py-10">{children}</main>
      </body>
    </html>
  );
}
