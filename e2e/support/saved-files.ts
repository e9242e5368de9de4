import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** The bytes as UTF-8. */
  readonly text: string;
}

/** The forms that the chosen part can be saved in, as file endings; none where there is one only. */
export async function offeredForms(page: Page): Promise<string[]> {
  const button = downloadButton(page);
  if ((await button.getAttribute('popovertarget')) === null) return [];
  await button.click();
  const endings = await page.locator('[data-menu-item]:visible span + span').allTextContents();
  await page.keyboard.press('Escape');
  return endings.map((ending) => ending.slice(1));
}

/** Saves the chosen part, in one of its forms where it has several. */
export async function save(page: Page, extension?: string): Promise<SavedFile> {
  const download = page.waitForEvent('download');
  await downloadButton(page).click();
  if (extension !== undefined) {
    const ending = page.getByText(`.${extension}`, { exact: true });
    await page.locator('[data-menu-item]:visible').filter({ has: ending }).click();
  }
  const saved = await download;
  const bytes = await readFile(await saved.path());
  return { name: saved.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

function downloadButton(page: Page) {
  return page.getByRole('button', { name: 'Download', exact: true });
}

/**
 * Cells of a CSV file by the rules of RFC 4180, which are those of Python's `csv.reader` with its
 * usual dialect: quotes around a cell, doubled inside, line ends allowed between them.
 */
export function csvRows(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Width and height of a PNG, from its first chunk (RFC 2083, 3.2 and 4.1.1); fails on anything else. */
export function pngSize(png: Buffer): { width: number; height: number } {
  const begin = png.subarray(0, 16).toString('hex');
  if (begin !== '89504e470d0a1a0a0000000d49484452') throw new Error(`not a PNG: ${begin}`);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

export interface Wav {
  readonly channels: number;
  readonly rate: number;
  /** From -1 to 1. */
  readonly samples: readonly number[];
}

/** A RIFF WAVE file of 16-bit PCM whose first chunks are `fmt ` and `data`; fails on anything else. */
export function readWav(wav: Buffer): Wav {
  const names = [0, 8, 12, 36].map((at) => wav.toString('latin1', at, at + 4)).join(' ');
  if (names !== 'RIFF WAVE fmt  data') throw new Error(`not such a WAV: ${names}`);
  const sizes = [wav.readUInt32LE(4) + 8, wav.readUInt32LE(40) + 44];
  if (sizes.some((size) => size !== wav.length)) throw new Error(`sizes ${sizes}, ${wav.length}`);
  const [format, bits] = [wav.readUInt16LE(20), wav.readUInt16LE(34)];
  if (format !== 1 || bits !== 16) throw new Error(`format ${format} of ${bits} bits`);
  const samples = Array.from(
    { length: (wav.length - 44) / 2 },
    (_, i) => wav.readInt16LE(44 + i * 2) / 32_768,
  );
  return { channels: wav.readUInt16LE(22), rate: wav.readUInt32LE(24), samples };
}
