import { type Static, Type } from 'typebox';
import { classListField } from '../body-fields.ts';

/** The query of `GET canvases/{canvasId}/tailwind`: classes divided by white space. */
export const tailwindQuery = Type.Object({ classes: classListField });

export type TailwindQuery = Static<typeof tailwindQuery>;

/** `GET canvases/{canvasId}/tailwind?classes=…`: what classes mean by the project's own theme. */
export interface TailwindAnswer {
  /** CSS rules by class; null for one that Tailwind does not know. */
  readonly rules: Readonly<Record<string, string | null>>;
  /**
   * A style sheet with the variables of the theme that the rules refer to, in Tailwind's own layer so
   * that it overrides nothing of the app's; empty where they refer to none.
   */
  readonly theme: string;
}
