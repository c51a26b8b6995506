import type { Palette } from "#app/styles/palette.ts";
import { Part } from "./part.tsx";

const scale = ["page", "figure", "part", "item", "text", "row", "note", "tag"];
const serif = ["page", "figure", "part", "item"];

/** The steps of the type scale, each in itself. */
export function TypeScale() {
  return (
    <Part name="Type" rule="One scale; headings and figures in the display face, everything else in the reader's own.">
      {scale.map((step) => (
        <p
          key={step}
          className={serif.includes(step) ? "font-serif" : undefined}
          style={{ fontSize: `var(--type-${step})` }}
        >
          --type-{step}: Pintassilgo, 12,5 % · 1 040
        </p>
      ))}
    </Part>
  );
}

/** Every colour there is, by its token, in the theme of whoever looks. */
export function Colours({ palette }: { palette: Palette }) {
  return (
    <Part name="Colour" rule="A token for each meaning; no colour is written anywhere else.">
      <ul className="flex flex-wrap items-center gap-4">
        {Object.keys(palette)
          .filter((name) => palette[name]?.startsWith("#"))
          .map((name) => (
            <li key={name} className="parts-swatch">
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
      </ul>
    </Part>
  );
}
