import type { CSSProperties } from "react";
import sprite from "./birds/birds.svg?url";

type DrawingProps = {
  /**
   * Which drawing, and behind a blank the colours of parts of it that differ from the wild bird's, as an answer of the API
   * brings them: `gouldian g:#efcf45`. What each part is called stands in `worker/species/dyes.ts`.
   */
  drawing: string;
  className?: string;
  size?: string | undefined;
};

/** A bird of its species, as large as what it stands in: a decoration. All of them are symbols of one file, kept for ever. */
export function BirdDrawing({ drawing, className = "bird-drawing", size }: DrawingProps) {
  const [of, dye] = drawing.split(" ");
  return (
    <svg className={className} data-size={size} style={dye ? dyed(dye) : undefined} aria-hidden="true">
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}

const dyed = (dye: string) => Object.fromEntries(dye.split(";").map((part) => `--${part}`.split(":"))) as CSSProperties;
