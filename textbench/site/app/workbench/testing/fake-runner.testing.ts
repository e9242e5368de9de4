import type { InspectedFile, RunRequest } from '../../worker/protocol.ts';
import type { RunEvent, RunOptions, ToolRunner } from '../tool-runner.ts';

interface HeardRun {
  readonly request: RunRequest;
  readonly options: RunOptions;
  readonly listen: (event: RunEvent) => void;
}

/** A runner that writes down what it is asked for; the test says what comes of it. */
export class FakeRunner implements ToolRunner {
  readonly loaded: string[] = [];
  readonly runs: HeardRun[] = [];
  readonly forms: { part: number; extension: string }[] = [];
  readonly inspections: { file: File; encoding: string | undefined }[] = [];
  cancelled = 0;
  disposed = false;

  load(slug: string): void {
    this.loaded.push(slug);
  }

  run(request: RunRequest, listen: (event: RunEvent) => void, options: RunOptions = {}): void {
    this.runs.push({ request, listen, options });
  }

  cancel(): void {
    this.cancelled++;
  }

  async form(part: number, extension: string): Promise<Blob> {
    this.forms.push({ part, extension });
    return new Blob([`part ${part} as ${extension}`], { type: 'text/plain' });
  }

  /** Reads a file as UTF-8, or as it is told. */
  async inspect(file: File, encoding?: string): Promise<InspectedFile> {
    this.inspections.push({ file, encoding });
    const text = new TextDecoder(encoding).decode(await file.arrayBuffer());
    return {
      encoding: encoding ?? 'utf-8',
      certain: true,
      lineEnds: text.includes('\n') ? 'LF' : '',
      text: text.slice(0, 1_000_000),
      whole: file.size <= 1_000_000,
    };
  }

  dispose(): void {
    this.disposed = true;
  }

  /** What the newest run was given. */
  get newest(): HeardRun {
    const run = this.runs.at(-1);
    if (!run) throw new Error('nothing was run');
    return run;
  }
}
