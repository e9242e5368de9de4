import { Link } from 'react-router';
import { siteConfiguration } from '../site-configuration.ts';

/** The product's name as a word mark that leads home: the second syllable in the accent. */
export function Logo() {
  const { productName } = siteConfiguration;
  const [, first = productName, second = ''] = /^(Text)(.+)$/.exec(productName) ?? [];
  return (
    <Link
      aria-label={`${productName}, home`}
      className="-mx-1 flex h-11 items-center rounded-sm px-1 pt-1 font-display text-[1.3125rem] tracking-[-0.015em]"
      to="/"
    >
      <span aria-hidden="true">
        {first}
        <span className="text-accent">{second}</span>
      </span>
    </Link>
  );
}
