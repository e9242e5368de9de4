import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ReaderGone } from '../command-error.ts';
import { streamSink } from './stream-sink.ts';

function failing(code: string): Writable {
  const stream = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('no'), { code })),
  });
  stream.on('error', () => {});
  return stream;
}

describe('streamSink', () => {
  it('waits until the content has been taken', async () => {
    const taken: string[] = [];
    const slow = new Writable({
      write(chunk: Buffer, _encoding, done) {
        setImmediate(() => {
          taken.push(chunk.toString());
          done();
        });
      },
    });
    const sink = streamSink(slow);
    await sink.write('one');
    expect(taken).toEqual(['one']);
    await sink.write(Uint8Array.of(0x32));
    expect(taken).toEqual(['one', '2']);
  });

  it('tells a reader that has gone from a disk that is full', async () => {
    await expect(streamSink(failing('EPIPE')).write('x')).rejects.toBeInstanceOf(ReaderGone);
    await expect(streamSink(failing('ENOSPC')).write('x')).rejects.toMatchObject({
      fault: 'output',
      message: 'Standard output: the disk is full.',
    });
  });
});
