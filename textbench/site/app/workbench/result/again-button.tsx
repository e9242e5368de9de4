import { Button } from '../../ui/button.tsx';
import { randomSeed } from '../options/random-seed.ts';
import { useSession } from '../use-workbench.ts';

/** For tools without input: makes another result, from another seed where there is one. */
export function AgainButton() {
  const session = useSession();
  const { inputs, options } = session.tool;
  if (Object.keys(inputs).length > 0) return null;
  const seed = Object.keys(options).find((name) => options[name]?.kind === 'seed');
  return (
    <Button
      compact
      icon="dices"
      onClick={() => {
        if (seed === undefined) session.runNow();
        else session.setOption(seed, randomSeed());
      }}
    >
      Another
    </Button>
  );
}
