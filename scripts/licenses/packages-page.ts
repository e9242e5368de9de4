import type { BundledPackage } from './bundled-packages.ts';

/** Every bundled library with its licence, as Markdown. */
export function packagesPage(packages: readonly BundledPackage[]): string {
  const rows = packages.map(
    ({ name, version, license }) => `| ${name} | ${version} | ${license} |`,
  );
  const texts = packages.map(
    ({ name, version, license, text }) =>
      `## ${name} ${version}\n\n${text === '' ? `${license}; the package carries no text of its own.` : `~~~text\n${text.replaceAll('\r\n', '\n')}\n~~~`}\n`,
  );
  return `# Libraries in what we ship\n\nWritten by \`npm run licenses\`.\n\n| package | version | licence |\n|---|---|---|\n${rows.join('\n')}\n\n${texts.join('\n')}`;
}
