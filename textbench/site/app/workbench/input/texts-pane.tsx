import type { TextsInput } from '@textbench/kit';
import { Button } from '../../ui/button.tsx';
import { byteSize } from '../byte-size.ts';
import { useSession } from '../use-workbench.ts';
import type { TextItem } from '../workbench-state.ts';
import { TextBox } from './text-box.tsx';

interface TextsPaneProps {
  name: string;
  declaration: TextsInput;
  items: readonly TextItem[];
}

/** Several texts of equal standing, one under the other. */
export function TextsPane({ name, declaration, items }: TextsPaneProps) {
  const session = useSession();
  const set = (next: readonly TextItem[]) => session.setInput(name, { kind: 'texts', items: next });
  const nextKey = Math.max(-1, ...items.map((item) => item.key)) + 1;

  function move(index: number, by: number): void {
    const next = [...items];
    const [item] = next.splice(index, 1);
    if (item) next.splice(index + by, 0, item);
    set(next);
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto">
      {items.map((item, index) => (
        <section className="flex min-h-36 flex-1 flex-col border-line border-b" key={item.key}>
          <div className="flex items-center gap-1 bg-soft py-0.5 pr-1 pl-3.5">
            <input
              aria-label={`Name of text ${index + 1}`}
              className="min-w-0 flex-1 rounded-sm bg-transparent py-1 font-medium text-xs"
              onChange={(event) => set(items.with(index, { ...item, name: event.target.value }))}
              value={item.name}
            />
            <Button disabled={index === 0} icon="arrow-up" iconOnly onClick={() => move(index, -1)}>
              Move up
            </Button>
            <Button
              disabled={index === items.length - 1}
              icon="arrow-down"
              iconOnly
              onClick={() => move(index, 1)}
            >
              Move down
            </Button>
            <Button
              disabled={items.length <= declaration.min}
              icon="x"
              iconOnly
              onClick={() => set(items.filter((other) => other !== item))}
            >
              Remove this text
            </Button>
          </div>
          {typeof item.text === 'string' ? (
            <TextBox
              label={item.name}
              marks={undefined}
              name={`${name}-${index}`}
              onChange={(text) => set(items.with(index, { ...item, text }))}
              onMark={() => {}}
              placeholder="Type or paste text, or drop a file here."
              text={item.text}
            />
          ) : (
            <p className="px-4 py-3 text-muted text-sm">
              {item.text.name}, {byteSize(item.text.content.size)}
            </p>
          )}
        </section>
      ))}
      <div className="flex items-center gap-2 p-2">
        <Button
          disabled={items.length >= declaration.max}
          icon="plus"
          onClick={() =>
            set([...items, { key: nextKey, name: `Text ${items.length + 1}`, text: '' }])
          }
        >
          Add a text
        </Button>
        {items.length >= declaration.max ? (
          <span className="text-muted text-xs">{declaration.max} texts are the most here.</span>
        ) : null}
      </div>
    </div>
  );
}
