import { afterEach, describe, expect, it, vi } from 'vitest';
import { clipboardText, copyToClipboard } from './clipboard.ts';

class FakeClipboardItem {
  readonly content: Readonly<Record<string, Promise<Blob>>>;
  constructor(content: Readonly<Record<string, Promise<Blob>>>) {
    this.content = content;
  }
}

function withClipboard(clipboard: unknown): void {
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', FakeClipboardItem);
}

const refuse = async () => {
  throw new DOMException('no', 'NotAllowedError');
};
const mistake = async () => {
  throw new RangeError('a mistake');
};

afterEach(() => vi.unstubAllGlobals());

describe('clipboardText', () => {
  it('is what the clipboard holds', async () => {
    withClipboard({ readText: async () => 'a\r\nb' });
    expect(await clipboardText()).toBe('a\r\nb');
  });

  it('is null where the person or the browser refuses, or there is no clipboard', async () => {
    withClipboard({ readText: refuse });
    expect(await clipboardText()).toBe(null);
    withClipboard(undefined);
    expect(await clipboardText()).toBe(null);
    withClipboard({});
    expect(await clipboardText()).toBe(null);
  });

  it('does not hide a mistake', async () => {
    withClipboard({ readText: mistake });
    await expect(clipboardText()).rejects.toThrow('a mistake');
  });
});

describe('copyToClipboard', () => {
  it('copies a text as it is', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    withClipboard({ writeText });
    expect(await copyToClipboard('é😀\n')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('é😀\n');
  });

  it('copies what is still to come as plain text, within the click that asked for it', async () => {
    const written: FakeClipboardItem[] = [];
    withClipboard({
      write: async (items: FakeClipboardItem[]) => {
        written.push(...items);
      },
    });
    const copied = copyToClipboard(Promise.resolve(new Blob(['a,b'], { type: 'text/csv' })));
    expect(written.length).toBe(1); // before anything was waited for
    expect(await copied).toBe(true);
    const blob = await written[0]?.content['text/plain'];
    expect([blob?.type, await blob?.text()]).toEqual(['text/plain', 'a,b']);
  });

  it('says where it was not allowed', async () => {
    withClipboard({ writeText: refuse, write: refuse });
    expect(await copyToClipboard('a')).toBe(false);
    expect(await copyToClipboard(Promise.resolve(new Blob()))).toBe(false);
    withClipboard(undefined);
    expect(await copyToClipboard('a')).toBe(false);
  });

  it('does not hide a mistake', async () => {
    withClipboard({ writeText: mistake });
    await expect(copyToClipboard('a')).rejects.toThrow('a mistake');
  });
});
