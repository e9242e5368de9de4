import type { Transform } from 'node:stream';
import zlib from 'node:zlib';

const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = zlib.constants;

/**
 * What undoes a `Content-Encoding`, giving out each part as soon as it can be read; undefined for one
 * that is not known, or none.
 */
export function decoderFor(encoding: string | undefined): Transform | undefined {
  switch (encoding?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip({ flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH });
    case 'deflate':
      return zlib.createInflate({ flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH });
    case 'br':
      return zlib.createBrotliDecompress({ flush: BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return zlib.createZstdDecompress();
    default:
      return undefined;
  }
}
