/** Why an inspection found nothing (canvas-script, section 8). */
export const inspectErrors = {
  noName: 'No component name',
  noElement: 'Could not find element',
  noComponent: 'Could not find component',
  nothingFound: 'No component found',
} as const;

export type InspectError = (typeof inspectErrors)[keyof typeof inspectErrors];

/** The answer to `inspectElement`, under the id of the question. */
export type InspectReply =
  | {
      readonly id: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly state: unknown;
    }
  | { readonly id: string; readonly error: InspectError };

/** The answer to `ruleMatchesElement`, under the message id it was given. */
export interface RuleMatchReply {
  readonly id: string;
  readonly matches: boolean;
}

/** What the frame logs for a function it does not have. */
export const functionNotFound = 'Function to execute not found';
