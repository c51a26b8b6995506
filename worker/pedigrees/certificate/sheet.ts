import type { Room } from "#worker/labels/pdf-picture.ts";
import type { Picture } from "#worker/photos/printable.ts";

/** The faces a certificate is written in. */
export type Face = "serif" | "sans";

/** Points from the left and from the top edge. */
export type Spot = { x: number; y: number };

export type Writing = Spot & {
  /** Points; the text is written smaller where it would be wider than `width`, and cut short where it could not be read. */
  size: number;
  width: number;
  face?: Face;
  /** As `#rrggbb`. */
  colour?: string;
  align?: "left" | "middle" | "right";
};

/** How a path is drawn; what is absent is not drawn. Colours as `#rrggbb`, `width` of the line in units of the path. */
export type Stroke = { fill?: string; line?: string; width?: number };

/**
 * A sheet of paper that can be written and drawn on, whatever becomes of it. Measures are points, downwards from the top left
 * corner; `x` of a text is where it begins, its middle or its end, by its alignment, and `y` its baseline.
 */
export type Sheet = {
  width: number;
  height: number;
  /** Writes one line; answers the size it was written in. */
  write(text: string, how: Writing): number;
  /** A text without the letters that no face of the sheet has; null where nothing is left of it. */
  legible(text: string | null): string | null;
  /** How wide a line would be. */
  widthOf(text: string, size: number, face?: Face): number;
  /** An SVG path whose origin stands at `at`. */
  draw(path: string, how: Stroke, at?: Spot & { scale?: number }): void;
  /** A picture whole and upright, in the upper left or middle of a room; answers where it stands, if it can be shown. */
  picture(of: Picture, room: Room, align?: "left" | "middle"): Room | undefined;
};
