import { useState } from 'react';
import { announce, toldAs } from '../../ui/announcer.ts';
import { Button } from '../../ui/button.tsx';
import { ShareMenu } from '../share/share-menu.tsx';
import { useSession, useWorkbench } from '../use-workbench.ts';
import { AgainButton } from './again-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { copyPart, resultTextAsInput } from './part-actions.ts';

const confirmationTime = 1_500;

/** Use as input, download, share and copy. */
export function ResultActions() {
  const session = useSession();
  const [copied, setCopied] = useState(false);
  const usable = useWorkbench((state) => state.result !== null && !state.outdated);
  const reusable = useWorkbench(
    (state) => state.result?.parts[0].part.kind === 'text' && 'text' in session.tool.inputs,
  );

  async function copy(): Promise<void> {
    const copying = await copyPart(session).catch(toldAs('The result could not be copied.'));
    if (copying === undefined) return;
    if (!copying) {
      announce('The browser did not allow copying. Select the result and press Ctrl+C.');
      return;
    }
    setCopied(true);
    announce('Copied.');
    setTimeout(() => setCopied(false), confirmationTime);
  }

  return (
    <>
      <AgainButton />
      {reusable ? (
        <Button
          compact
          disabled={!usable}
          icon="arrow-left-right"
          onClick={() => void resultTextAsInput(session)}
        >
          Use as input
        </Button>
      ) : null}
      <DownloadButton disabled={!usable} />
      <span className="bottom-bar contents max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:flex max-md:gap-2 max-md:border-line max-md:border-t max-md:bg-card max-md:px-4 max-md:py-2 max-md:[&>*]:flex-1">
        <ShareMenu />
        <Button
          className="min-w-24 justify-center"
          disabled={!usable}
          icon={copied ? 'check' : 'copy'}
          look="primary"
          onClick={() => void copy()}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </span>
    </>
  );
}
