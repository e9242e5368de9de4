/** Plain words in which a stretch between backticks is code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((stretch, index) =>
    index % 2 === 0 ? (
      stretch
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a fixed text have no identity but their place
      <code className="rounded-sm bg-soft px-1 font-mono text-[0.92em]" key={index}>
        {stretch}
      </code>
    ),
  );
}
