import { useState } from 'react';
import { announce } from '../../ui/announcer.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { copyToClipboard } from '../clipboard.ts';
import { resultText } from '../result/part-actions.ts';
import { useSession, useWorkbench } from '../use-workbench.ts';
import { longestFragment, shareAddress, shareableTexts } from './share-address.ts';

/** An address of this tool with its options, and with the text only where the person says so. */
export function ShareMenu() {
  const session = useSession();
  const [withText, setWithText] = useState(false);
  const hasText = useWorkbench((state) => Object.keys(shareableTexts(state)).length > 0);
  const hasResult = useWorkbench((state) => state.result !== null && !state.outdated);
  const [canShare, setCanShare] = useState(false);

  async function address(): Promise<string | null> {
    const made = await shareAddress(session, withText && hasText);
    if (made === null) {
      const most = longestFragment.toLocaleString('en');
      announce(`The text is too long for an address: packed, it has over ${most} characters.`);
    }
    return made;
  }

  async function copyLink(): Promise<void> {
    const made = await address();
    if (made === null) return;
    announce((await copyToClipboard(made)) ? 'Link copied.' : `The link: ${made}`);
  }

  async function shareLink(): Promise<void> {
    const url = await address();
    if (url !== null) await share({ url });
  }

  async function share(data: ShareData): Promise<void> {
    try {
      await navigator.share(data);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // closed without sharing
    }
  }

  return (
    <Menu compact icon="share-2" label="Share" onOpen={() => setCanShare('share' in navigator)}>
      <div className="w-72 max-w-full p-2.5">
        <p className="text-sm">A link to this tool with its options as they are.</p>
        <label className="mt-2.5 flex items-start gap-2 text-sm">
          <input
            checked={withText && hasText}
            className="mt-1 size-4 accent-accent"
            disabled={!hasText}
            onChange={(event) => setWithText(event.target.checked)}
            type="checkbox"
          />
          <span>
            Put my text into the link
            <span className="block text-muted text-xs">
              It goes behind the #, which browsers send to no server. Whoever has the link can read
              it.
            </span>
          </span>
        </label>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button icon="link" look="outline" onClick={() => void copyLink()}>
            Copy link
          </Button>
          {canShare ? (
            <>
              <Button look="outline" onClick={() => void shareLink()}>
                Share link…
              </Button>
              <Button
                disabled={!hasResult}
                look="outline"
                onClick={() => void resultText(session).then((text) => share({ text }))}
              >
                Share result…
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </Menu>
  );
}
