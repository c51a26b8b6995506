import { useId } from "react";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { ReadingsPage } from "#worker/incubators/readings/chart.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { inMeasure, type Measure } from "./measures.ts";
import { type Plot, readingsPlot, sheet } from "./readings-plot.ts";

/** One measure of a machine over time, with what it should be at, its alarms and its power cuts; drawn on the server. */
export function ReadingsChart({ page, measure }: { page: ReadingsPage; measure: Measure }) {
  const { t, language } = useWords();
  const clock = useClock();
  const id = useId();
  const plot = readingsPlot(page, measure);
  if (!plot) return null;
  const { from, to, step } = page.data;
  const label = step === "raw" ? clock.moment : clock.day;
  const ends = { from: label(from), to: label(new Date(Date.parse(to) - 1).toISOString()) };
  const name = t(`readings.chart.${measure}`);
  const range = {
    least: inMeasure(measure, plot.least, language),
    greatest: inMeasure(measure, plot.greatest, language),
  };
  return (
    <figure className="readings-figure">
      <figcaption id={id}>
        <strong>{`${name}, ${measure === "temperature" ? "°C" : "%"}`}</strong> <Wanted plot={plot} measure={measure} />
      </figcaption>
      <svg
        className="readings-chart"
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        role="img"
        aria-label={t("readings.chart.of", { measure: name, ...ends, ...range })}
      >
        {plot.cuts.map(({ x, width }) => (
          <rect key={x} className="reading-cut" x={x} width={width} y={sheet.top} height={sheet.bottom - sheet.top} />
        ))}
        {plot.bands.map(({ y, height, set, value }) => (
          <g key={value}>
            <rect className="reading-band" x={sheet.left} width={sheet.right - sheet.left} y={y} height={height} />
            <path className="reading-set" d={`M${sheet.left} ${set}H${sheet.right}`} />
          </g>
        ))}
        {plot.alarms.map(({ x, width }) => (
          <rect key={x} className="reading-alarm" x={x} width={width} y={sheet.top} height={sheet.bottom - sheet.top} />
        ))}
        {plot.levels.map(({ y, value }) => (
          <text key={value} x={sheet.left - 8} y={y + 4} textAnchor="end">
            {numberFormat(language, { maximumFractionDigits: 1 }).format(value)}
          </text>
        ))}
        <path className="reading-axis" d={`M${sheet.left} ${sheet.bottom}H${sheet.right}`} />
        {plot.area && <path className="reading-area" d={plot.area} />}
        {plot.line.map((d) => (
          <path key={d.slice(0, 40)} className="reading-line" d={d} />
        ))}
        {plot.dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />
        ))}
        <text x={sheet.left} y={sheet.bottom + 24}>
          {ends.from}
        </text>
        <text x={sheet.right} y={sheet.bottom + 24} textAnchor="end">
          {ends.to}
        </text>
      </svg>
    </figure>
  );
}

function Wanted({ plot, measure }: { plot: Plot; measure: Measure }) {
  const { t, language } = useWords();
  if (plot.bands.length === 0) return null;
  const value = plot.bands.map((it) => inMeasure(measure, it.value, language)).join(" / ");
  return <span className="text-muted">{t("readings.chart.set", { value })}</span>;
}

/** What the colours of both charts mean, of those that are in them. */
export function ChartKey({ page: { data, head } }: { page: ReadingsPage }) {
  const { t } = useWords();
  const hasBand = head.incubator.temperature_c !== null || head.humidities.length > 0;
  const signs = [
    hasBand && (["band", t("readings.chart.band")] as const),
    head.alarms.some(({ kind }) => kind !== "silent") && (["alarm", t("readings.chart.alarm")] as const),
    head.power_cuts.length > 0 && (["cut", t("readings.chart.cut")] as const),
  ].filter((it) => it !== false);
  return (
    <div className="readings-key text-muted">
      <p>{t(`readings.step.${data.step}`)}</p>
      {signs.length > 0 && (
        <ul aria-label={t("readings.chart.key")}>
          {signs.map(([name, words]) => (
            <li key={name} data-sign={name}>
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
