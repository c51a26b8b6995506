import { useId } from "react";
import { inGrams } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { Tally } from "#app/marks/tally.tsx";
import type { Nest } from "#worker/record/growth.ts";
import { Ends, Levels } from "./weight-chart.tsx";
import { growthPlotted, pathThrough } from "./weight-plot.ts";

/** How a bird grew beside its siblings in the nest: lines by days of life, and the same as a table. */
export function GrowthAgainstNest({ nest }: { nest: Nest }) {
  const { t, language } = useWords();
  const between = (low: number, high: number) =>
    low === high ? inGrams(low, language) : `${inGrams(low, language)} – ${inGrams(high, language)}`;
  return (
    <section aria-labelledby="growth" className="grid gap-3">
      <h2 id="growth">{t("birds.growth.title")}</h2>
      <p className="text-muted">{t("birds.growth.lead", { count: nest.siblings.length })}</p>
      <Drawing nest={nest} />
      <Tally
        caption={t("birds.growth.title")}
        columns={[t("birds.growth.age"), t("birds.growth.own"), t("birds.growth.siblings")]}
        rows={nest.rows.map(({ age, grams, nest: around }, at) => ({
          key: `${age} ${at}`,
          head: t("birds.growth.days", { count: age }),
          counts: [inGrams(grams, language), around ? between(around.low, around.high) : "—"],
        }))}
      />
    </section>
  );
}

function Drawing({ nest }: { nest: Nest }) {
  const { t } = useWords();
  const id = useId();
  const { width, height, own, siblings, low, high, youngest, eldest } = growthPlotted(nest);
  const days = (count: number) => t("birds.growth.days", { count });
  return (
    <svg className="weight-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{t("birds.growth.chart")}</title>
      <Levels levels={[low, high]} width={width} />
      {siblings.map(({ id: key, points }) => (
        <g key={key} className="weight-sibling">
          <path d={pathThrough(points)} />
          {points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={2} />
          ))}
        </g>
      ))}
      <path className="weight-line" d={pathThrough(own)} />
      {own.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />
      ))}
      <Ends from={days(youngest)} to={days(eldest)} width={width} height={height} />
    </svg>
  );
}
