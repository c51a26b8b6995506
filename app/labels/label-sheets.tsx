import type { CSSProperties } from "react";
import { QrSquare } from "#app/kit/qr-square.tsx";
import { useWords } from "#app/locales/words.tsx";
import { logoPath } from "#app/organization/logo-path.ts";
import type { Label } from "#worker/labels/labels.ts";
import type { Paper } from "./label-request.ts";

type Props = { labels: readonly Label[]; paper: Paper /** Another for each logo. */; logo: string | undefined };

/** The sheets as they are printed, in millimetres; on the screen they are seen as they will be. */
export function LabelSheets({ labels, paper: { layout, sheet, skip }, logo }: Props) {
  const { t } = useWords();
  const perSheet = layout.columns * layout.rows;
  const places: Array<Label | undefined> = [...Array.from({ length: skip % perSheet }, () => undefined), ...labels];
  const count = labels.length === 0 ? 0 : Math.ceil(places.length / perSheet);
  const [width, height] = layout.page;
  const measures = { "--sheet-width": `${width}mm`, "--sheet-height": `${height}mm` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the sheets are wider than the screen, and a keyboard scrolls them too
    <section className="label-sheets" style={measures} aria-label={t("places.labels.title")} tabIndex={0}>
      {Array.from({ length: count }, (_, nth) => nth).map((nth) => (
        <div className="label-sheet" data-paper={sheet === "single" ? "single" : "a4"} key={nth}>
          {places
            .slice(nth * perSheet, (nth + 1) * perSheet)
            .map((label, at) => label && <OneLabel key={label.id} label={label} layout={layout} at={at} logo={logo} />)}
        </div>
      ))}
    </section>
  );
}

type One = { label: Label; layout: Paper["layout"]; at: number; logo: string | undefined };

function OneLabel({ label, layout, at, logo }: One) {
  const [width, height] = layout.size;
  const left = layout.margin[0] + (at % layout.columns) * layout.step[0];
  const top = layout.margin[1] + Math.floor(at / layout.columns) * layout.step[1];
  const side = Math.min(height - 3, width * 0.48);
  // The width left beside the QR code, the padding and the gap.
  const room = width - side - 4;
  const place = { left: `${left}mm`, top: `${top}mm`, width: `${width}mm`, height: `${height}mm` };
  return (
    <div className="label" style={place}>
      <QrSquare
        className="label-square"
        style={{ width: `${side}mm`, height: `${side}mm` }}
        square={label.square}
        label={`QR ${label.title}`}
      />
      <div className="label-words">
        {logo && layout.logo > 0 && (
          <img
            className="label-logo"
            style={{ maxHeight: `${layout.logo}mm`, maxWidth: `${room}mm` }}
            src={logoPath(logo)}
            alt=""
          />
        )}
        <bdi className="font-semibold" style={{ fontSize: `${fitted(label.title, room, height * 0.42)}pt` }}>
          {label.title}
        </bdi>
        {label.lines.map((line) => (
          <bdi key={line} style={{ fontSize: `${fitted(longestWord(line), room, height * 0.26)}pt` }}>
            {line}
          </bdi>
        ))}
      </div>
    </div>
  );
}

const pointsPerMm = 72 / 25.4;
/** How wide a bold letter is, of its height; those beyond the alphabets are as wide as they are tall. */
const widthOf = (sign: string) => ((sign.codePointAt(0) ?? 0) < 0x2e80 ? 0.7 : 1.05);

/** As large as so many millimetres allow in one line, in points: a ring stays in one piece where it can. */
function fitted(text: string, room: number, largest: number): number {
  const wide = [...text].reduce((sum, sign) => sum + widthOf(sign), 0);
  return Math.max(5, Math.min(largest, (room * pointsPerMm) / wide));
}

const longestWord = (line: string) =>
  line.split(/\s/).reduce((one, other) => (other.length > one.length ? other : one));
