import { formatNumber, type Translate, useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Tally } from "#app/marks/tally.tsx";
import type { Language } from "#db/vocabulary.ts";
import { dateFormat } from "#worker/locales/formats.ts";
import type { Today } from "./api-types.ts";
import { bornIn } from "./bird-links.ts";
import { percent, stepsTo } from "./chart-scale.ts";
import { Count } from "./count.tsx";

type Season = Today["season"];
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));

/** The young of this year beside those of last year, month by month; nothing where neither year has any. */
export function SeasonChart({ season }: { season: Season }) {
  const { t, language } = useWords();
  const born = new Map(season.born.map(({ key, n }) => [key, n]));
  const years = [season.last, season.year].map((year) => ({
    year,
    of: (month: string) => born.get(`${year}-${month}`) ?? 0,
    unplaced: born.get(year) ?? 0,
    total: season.born.reduce((sum, { key, n }) => sum + (key.startsWith(year) ? n : 0), 0),
  }));
  if (years.every(({ total }) => total === 0)) return null;
  const legend = (
    <p className="chart-legend flex flex-wrap gap-x-4 text-sm text-muted">
      {years.toReversed().map(
        ({ year, total }, at) =>
          total > 0 && (
            <span key={year} data-series={at === 0 ? "now" : "then"}>
              {year}: <Count n={total} to={bornIn(year)} />
            </span>
          ),
      )}
    </p>
  );
  const count = (n: number, span: string) => (n > 0 ? <Count n={n} to={bornIn(span)} /> : "—");
  const rows = months
    .filter((month) => years.some(({ of }) => of(month) > 0))
    .map((month) => ({
      key: month,
      head: monthIn(month, language, "long"),
      counts: years.map(({ year, of }) => count(of(month), `${year}-${month}`)),
    }));
  const unplaced = {
    key: "unplaced",
    head: t("dashboard.season.unplaced"),
    counts: years.map(({ unplaced }) => unplaced || "—"),
  };
  return (
    <Card title={t("dashboard.season")} aside={legend}>
      <Bars years={years} label={labelOf(years, t)} />
      <details className="chart-table mt-3 text-sm text-muted">
        <summary>{t("dashboard.as_table")}</summary>
        <Tally
          caption={t("dashboard.season")}
          columns={[t("dashboard.month"), ...years.map(({ year }) => year)]}
          rows={years.some((it) => it.unplaced > 0) ? [...rows, unplaced] : rows}
        />
      </details>
    </Card>
  );
}

type Year = { year: string; of: (month: string) => number; total: number };

const labelOf = ([then, now]: Year[], t: Translate) =>
  t("dashboard.season.label", {
    year: now?.year ?? "",
    count: now?.total ?? 0,
    last: then?.year ?? "",
    before: then?.total ?? 0,
  });

/** A month by its name, or its first three letters, which are its short name in either language. */
function monthIn(month: string, language: Language, shape: "long" | "short"): string {
  const name = dateFormat(language, { month: "long", timeZone: "UTC" }).format(new Date(`2001-${month}-01T00:00:00Z`));
  return shape === "long" ? name : name.slice(0, 3);
}

// In px from the top, which no width changes; across, everything is a share of the width, so that words keep their size.
const [top, foot] = [12, 172];
const [edge, span] = [0.08, 0.92 / 12];
const bar = 0.028;

function Bars({ years, label }: { years: Year[]; label: string }) {
  const { language } = useWords();
  const steps = stepsTo(Math.max(...years.flatMap(({ of }) => months.map(of))));
  const most = steps.at(-1) ?? 1;
  const height = (n: number) => Math.round((n / most) * (foot - top));
  return (
    <svg className="chart" height={foot + 24} role="img" aria-label={label}>
      {steps.map((step) => (
        <g key={step}>
          <line x1={percent(edge)} x2="100%" y1={foot - height(step)} y2={foot - height(step)} />
          <text x={percent(edge - 0.015)} y={foot - height(step) + 4} textAnchor="end">
            {formatNumber(step, language)}
          </text>
        </g>
      ))}
      {months.map((month, at) => {
        const middle = edge + (at + 0.5) * span;
        return (
          <g key={month}>
            {years.map(({ year, of }, series) => (
              <rect
                key={year}
                data-series={series === 1 ? "now" : "then"}
                x={percent(middle + (series - 1) * bar)}
                y={foot - height(of(month))}
                width={percent(bar * 0.9)}
                height={height(of(month))}
                rx="2"
              />
            ))}
            <text x={percent(middle)} y={foot + 18} textAnchor="middle" data-second={at % 2 === 1 || undefined}>
              {monthIn(month, language, "short")}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
