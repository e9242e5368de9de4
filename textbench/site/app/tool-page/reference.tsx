import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { exampleInputs } from '../workbench/example-inputs.ts';
import type { PageExample, ToolPageData } from '../workbench/tool-page-data.ts';
import type { WorkbenchSession } from '../workbench/workbench-session.ts';
import { Prose } from './prose.tsx';

interface ReferenceProps {
  tool: ToolPageData;
  session: WorkbenchSession | undefined;
}

/** What the tool does, how, with examples, questions people ask, and tools nearby. */
export function Reference({ tool, session }: ReferenceProps) {
  const { what, how, questions } = tool.page;
  return (
    <div className="grid gap-x-16 border-line border-t pt-10 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
      <div>
        <Chapter title="What it does">
          <p className="m-0">
            <Prose text={what} />
          </p>
        </Chapter>
        <Chapter title="How to use it">
          <ol className="m-0 list-decimal space-y-1.5 pl-5 marker:text-muted">
            {how.map((step) => (
              <li key={step}>
                <Prose text={step} />
              </li>
            ))}
          </ol>
        </Chapter>
        <Chapter title="Questions">
          {questions.map(({ question, answer }) => (
            <details className="group border-line border-b py-3 first:border-t" key={question}>
              <summary className="flex list-none items-center justify-between gap-4 font-medium">
                {question}
                <Icon
                  className="text-muted transition-transform group-open:rotate-180"
                  name="chevron-down"
                />
              </summary>
              <p className="m-0 pt-2 text-muted">
                <Prose text={answer} />
              </p>
            </details>
          ))}
        </Chapter>
      </div>
      <div>
        <Chapter title="Examples">
          <ul className="m-0 list-none space-y-3 p-0">
            {tool.examples.map((example) => (
              <Example
                example={example}
                key={example.title}
                onLoad={() => {
                  session?.load(exampleInputs(tool, example));
                  window.scrollTo({ top: 0 });
                }}
              />
            ))}
          </ul>
        </Chapter>
        {tool.related.length > 0 ? (
          <Chapter title="Related tools">
            <ul className="m-0 list-none p-0">
              {tool.related.map(({ href, title, description, icon }) => (
                <li key={href}>
                  <Link className="flex gap-3 rounded-md py-2 hover:text-accent" to={href}>
                    <Icon className="mt-0.5 text-accent" name={icon} size={18} />
                    <span>
                      <span className="block font-medium">{title}</span>
                      <span className="line-clamp-2 text-muted text-sm">{description}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Chapter>
        ) : null}
      </div>
    </div>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pb-10">
      <h2 className="m-0 pb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Example({ example, onLoad }: { example: PageExample; onLoad: () => void }) {
  const [first] = Object.values(example.inputs);
  const before = typeof first === 'string' ? first : '';
  return (
    <li className="rounded-lg border border-line bg-card">
      <div className="flex items-center justify-between gap-3 border-line border-b py-1 pr-1.5 pl-3.5">
        <h3 className="m-0 font-medium font-sans text-sm tracking-normal">{example.title}</h3>
        <Button onClick={onLoad}>Try it</Button>
      </div>
      <div className="space-y-1 px-3.5 py-2.5">
        {before ? <Excerpt text={before} tone="text-muted" /> : null}
        {example.output ? <Excerpt text={example.output} tone="text-ink" /> : null}
      </div>
    </li>
  );
}

function Excerpt({ text, tone }: { text: string; tone: string }) {
  return (
    <pre
      className={`m-0 line-clamp-3 whitespace-pre-wrap break-words font-mono text-[13px] leading-[1.55] ${tone}`}
    >
      {text.slice(0, 400)}
    </pre>
  );
}
