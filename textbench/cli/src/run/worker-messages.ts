import type { InputPosition, InputValue, OptionValues, Result } from '@textbench/kit';

/** What a worker is started with. */
export interface WorkerStart {
  /** Address of the module that loads tools. */
  readonly modules: string;
  readonly slug: string;
  readonly options: OptionValues;
}

export type WorkerRequest =
  | { readonly do: 'run'; readonly inputs: Readonly<Record<string, InputValue>> }
  | { readonly do: 'open'; readonly stream: 'text' | 'summary' }
  | { readonly do: 'push'; readonly piece: string }
  | { readonly do: 'end' }
  | { readonly do: 'facts' };

export type WorkerValue = undefined | string | readonly string[] | Result;

/** The answer to the start and then one to every request, in order. */
export type WorkerReply =
  | { readonly kind: 'value'; readonly value: WorkerValue }
  | {
      readonly kind: 'refusal';
      readonly message: string;
      readonly option: string | undefined;
      readonly position: InputPosition | undefined;
    }
  | { readonly kind: 'bug'; readonly error: Error };
