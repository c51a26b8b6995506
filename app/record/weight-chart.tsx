import "./weights.css";
import { useId } from "react";
import { inGrams } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { Usual } from "#worker/record/weighing.ts";
import type { Weight } from "#worker/record/weights.ts";
import { pathThrough, plotted } from "./weight-plot.ts";

type Props = { items: Weight[]; usual: Usual | null };

/** The weights as a line on the band of the usual weight, drawn on the server; the table beside it says the same. */
export function WeightChart({ items, usual }: Props) {
  const { t, language } = useWords();
  const id = useId();
  const plot = plotted(items, usual);
  if (!plot) return null;
  const { width, height, points, low, high, band, first, last } = plot;
  const span = { from: dayInWords(first, language), to: dayInWords(last, language) };
  const range = { low: inGrams(low.grams, language), high: inGrams(high.grams, language) };
  return (
    <svg className="weight-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{t("birds.weights.chart", { ...span, ...range })}</title>
      {band && <rect className="weight-band" x={56} width={width - 56} y={band.y} height={band.height} />}
      <Levels levels={[low, high]} width={width} />
      <path className="weight-line" d={pathThrough(points)} />
      {points.map(({ id: key, x, y, is_odd }) => (
        <circle key={key} cx={x} cy={y} r={is_odd ? 5 : 3} data-jump={is_odd || undefined} />
      ))}
      <Ends from={span.from} to={span.to} width={width} height={height} />
    </svg>
  );
}

/** The lightest and the heaviest weight as lines across the sheet. */
export function Levels({ levels, width }: { levels: readonly { y: number; grams: number }[]; width: number }) {
  const { language } = useWords();
  return levels.map(({ y, grams }) => (
    <g key={grams}>
      <path className="weight-rule" d={`M56 ${y}H${width}`} />
      <text x={48} y={y + 4} textAnchor="end">
        {inGrams(grams, language)}
      </text>
    </g>
  ));
}

/** What the left and the right end of the sheet stand for. */
export function Ends({ from, to, width, height }: { from: string; to: string; width: number; height: number }) {
  return (
    <>
      <text x={56} y={height - 4}>
        {from}
      </text>
      <text x={width} y={height - 4} textAnchor="end">
        {to}
      </text>
    </>
  );
}
