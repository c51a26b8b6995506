import type { CSSProperties } from "react";
import type { Square } from "#worker/qr-code.ts";

type QrSquareProps = { square: Square; label: string; className: string; style?: CSSProperties };

/** A QR code with the four empty modules around it that a reader needs. */
export function QrSquare({ square: { size, bits }, label, className, style }: QrSquareProps) {
  const rows = Array.from({ length: size }, (_, row) => bits.slice(row * size, (row + 1) * size));
  const path = rows
    .flatMap((line, row) =>
      [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${row}h${run.length}v1h-${run.length}z`),
    )
    .join("");
  return (
    <svg
      className={className}
      style={style}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
