const scale = 2;

/** An SVG as a PNG of twice its size in pixels, on a canvas. */
export async function svgToPng(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => {
        if (png) resolve(png);
        else reject(new Error('The browser could not make a PNG of this drawing.'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
