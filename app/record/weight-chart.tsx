import { useId } from "react";
import { inGrams } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { Weight } from "#worker/record/weights.ts";
import { plotted } from "./weight-plot.ts";

/** The weights as a line, drawn on the server; the table beside it says the same. */
export function WeightChart({ items }: { items: Weight[] }) {
  const { t, language } = useWords();
  const id = useId();
  const plot = plotted(items);
  if (!plot) return null;
  const { width, height, points, low, high, first, last } = plot;
  const span = { from: dayInWords(first, language), to: dayInWords(last, language) };
  const range = { low: inGrams(low.grams, language), high: inGrams(high.grams, language) };
  return (
    <svg className="weight-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{t("birds.weights.chart", { ...span, ...range })}</title>
      {[low, high].map(({ y, grams }) => (
        <g key={grams}>
          <path className="weight-rule" d={`M56 ${y}H${width}`} />
          <text x={48} y={y + 4} textAnchor="end">
            {inGrams(grams, language)}
          </text>
        </g>
      ))}
      <path className="weight-line" d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {points.map(({ id: key, x, y, is_jump }) => (
        <circle key={key} cx={x} cy={y} r={is_jump ? 5 : 3} data-jump={is_jump || undefined} />
      ))}
      <text x={56} y={height - 4}>
        {span.from}
      </text>
      <text x={width} y={height - 4} textAnchor="end">
        {span.to}
      </text>
    </svg>
  );
}
