import { toolCountClaim } from './tool-count.ts';

/** Three reasons in one line. */
export function Strip({ toolCount }: { toolCount: number }) {
  const points = [
    {
      heading: 'Free to use',
      text: 'No subscription, no hidden fee, no account, nothing to install.',
    },
    {
      heading: 'Privacy first',
      text: 'All text is processed in your browser. No server sees it.',
    },
    {
      heading: toolCountClaim(toolCount),
      text: 'For writers, editors, students, developers and whoever has a text to put right.',
    },
  ];
  return (
    <section aria-label="In short" className="border-line border-y bg-card">
      <ul className="page-width grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {points.map(({ heading, text }) => (
          <li className="py-5 md:px-8 md:py-7 md:first:pl-0 md:last:pr-0" key={heading}>
            <h2 className="text-lg">{heading}</h2>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
