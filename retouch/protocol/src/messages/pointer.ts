/** Where a pointer is, in CSS pixels. */
export interface MousePosition {
  readonly pageX: number;
  readonly pageY: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** What a drag starts from (canvas-script, section 3). */
export interface DragContext {
  readonly pageX: number;
  readonly pageY: number;
  /** Of the pointer in the dragged element. */
  readonly offsetX: number;
  readonly offsetY: number;
  readonly parentSelectedElementKey: string | null;
  readonly selectedParentDisplay: string | null;
  readonly selectedParentFlexDirection: string | null;
  readonly dragging: boolean;
}

/** A turn of the wheel. */
export interface WheelDetails {
  readonly deltaX: number;
  readonly deltaY: number;
  readonly wheelDelta: number;
  readonly x: number;
  readonly y: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

/** A key pressed or let go inside the frame. */
export interface KeyDetails {
  readonly key: string;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly activeElement: {
    readonly tagName?: string;
    readonly isContentEditable?: boolean;
    /** The type of an input. */
    readonly elementType?: string | null;
  };
}
