import type { Page } from '@playwright/test';

/** How far two pictures of the same size are apart: the largest difference of a pixel’s red, green or blue, 0 to 255. */
export async function pictureDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [these, those] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
          drawing?.drawImage(image, 0, 0);
          return drawing?.getImageData(0, 0, image.width, image.height).data ?? [];
        }),
      );
      if (!these || these.length === 0 || these.length !== those?.length) return 255;
      let largest = 0;
      for (let i = 0; i < these.length; i++) {
        largest = Math.max(largest, Math.abs((these[i] ?? 0) - (those[i] ?? 0)));
      }
      return largest;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
