const steps = [
  {
    heading: 'Choose a tool',
    text: 'By name in the search, or from the list by kind. Each tool has a page of its own, with examples that load with one click.',
  },
  {
    heading: 'Input text or upload text files',
    text: 'Type, paste, or open one or more files; drop them on the page if that is quicker. The result follows as you write.',
  },
  {
    heading: 'Get results',
    text: 'Copy the result, download it as a file, or share an address that opens the tool with your settings.',
  },
];

/** From a text to a result in three steps. */
export function HowItWorks() {
  return (
    <section
      aria-labelledby="how-it-works-heading"
      className="page-width py-12 sm:py-16"
      id="how-it-works"
      tabIndex={-1}
    >
      <h2 className="text-2xl" id="how-it-works-heading">
        How It Works
      </h2>
      <ol className="mt-6 grid gap-x-8 md:grid-cols-3">
        {steps.map(({ heading, text }, index) => (
          <li className="flex gap-4 border-line border-t py-6" key={heading}>
            <span aria-hidden="true" className="font-display text-4xl text-accent leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{heading}</h3>
              <p className="mt-1 max-w-[44ch] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
