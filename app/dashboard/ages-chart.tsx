import { formatNumber, type Translate, useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Tally } from "#app/marks/tally.tsx";
import { type Sex, sexes } from "#db/vocabulary.ts";
import type { Today } from "./api-types.ts";
import { presentWhere } from "./bird-links.ts";
import { percent, stepsTo } from "./chart-scale.ts";
import { Count } from "./count.tsx";

type Cohorts = Today["cohorts"];
/** Those born in a year, or, in the last row, in that year or before. */
type Band = Record<Sex, number> & { year: number; isOpen: boolean };
const mostBands = 9;

/** The birds present by year of birth, the youngest first; those older than the rest share the last row. */
export function bandsOf(cohorts: Cohorts, thisYear: number): Band[] {
  const dated = cohorts.filter(({ year }) => year !== "").map((it) => ({ ...it, year: Number(it.year) }));
  if (dated.length === 0) return [];
  const newest = Math.max(thisYear, ...dated.map(({ year }) => year));
  const oldest = Math.min(...dated.map(({ year }) => year));
  const isCut = newest - oldest >= mostBands;
  const rows = Math.min(newest - oldest + 1, mostBands);
  return Array.from({ length: rows }, (_, at) => {
    const [year, isOpen] = [newest - at, isCut && at === rows - 1];
    const inside = dated.filter((it) => (isOpen ? it.year <= year : it.year === year));
    const sum = (sex: Sex) => inside.reduce((n, it) => n + (it.sex === sex ? it.n : 0), 0);
    return { year, isOpen, male: sum("male"), female: sum("female"), unknown: sum("unknown") };
  });
}

const nameOf = ({ year, isOpen }: Band, t: Translate) =>
  isOpen ? t("dashboard.ages.before", { year: String(year) }) : String(year);

const birdsOf = ({ year, isOpen }: Band, sex: Sex) =>
  presentWhere({ ...(!isOpen && { born_from: String(year) }), born_to: String(year), sex });

/** How old the flock is: cocks to the left, hens and those not yet sexed to the right of the year they were born in. */
export function AgesChart({ cohorts, thisYear }: { cohorts: Cohorts; thisYear: number }) {
  const { t } = useWords();
  const bands = bandsOf(cohorts, thisYear);
  if (bands.length === 0) return null;
  const undated = cohorts.reduce((sum, { year, n }) => sum + (year === "" ? n : 0), 0);
  return (
    <Card title={t("dashboard.ages")} aside={<SexLegend />}>
      <Pyramid bands={bands} />
      {undated > 0 && (
        <p className="text-sm text-muted">
          {t("dashboard.ages.unknown")} <Count n={undated} to={presentWhere({ age: "unknown" })} />
        </p>
      )}
      <details className="chart-table mt-3 text-sm text-muted">
        <summary>{t("dashboard.as_table")}</summary>
        <Tally
          caption={t("dashboard.ages")}
          columns={[t("dashboard.ages.year"), ...sexes.map((sex) => t(`dashboard.sex.${sex}`))]}
          rows={bands.filter(isPeopled).map((band) => ({
            key: String(band.year),
            head: nameOf(band, t),
            counts: sexes.map((sex) => countIn(band, sex)),
          }))}
        />
      </details>
    </Card>
  );
}

const isPeopled = (band: Band) => sexes.some((sex) => band[sex] > 0);

const countIn = (band: Band, sex: Sex) =>
  band[sex] > 0 ? <Count key={sex} n={band[sex]} to={birdsOf(band, sex)} /> : "—";

function SexLegend() {
  const { t } = useWords();
  return (
    <p className="chart-legend flex flex-wrap gap-x-4 text-sm text-muted" aria-hidden="true">
      {sexes.map((sex) => (
        <span key={sex} data-series={sex}>
          {t(`dashboard.sex.${sex}`)}
        </span>
      ))}
    </p>
  );
}

// As in the season: px downwards, shares of the width across.
const [step, bar] = [22, 14];
const [middle, half] = [0.5, 0.4];

// Half the width has room for three words at most, at equal distances.
const ticksOf = (steps: number[]) => steps.filter((_, at) => at === 0 || (at * 2) % (steps.length - 1) === 0);

function Pyramid({ bands }: { bands: Band[] }) {
  const { t, language } = useWords();
  const steps = stepsTo(Math.max(...bands.flatMap(({ male, female, unknown }) => [male, female + unknown])));
  const most = steps.at(-1) ?? 1;
  const width = (n: number) => (n / most) * half;
  const foot = bands.length * step;
  const gap = 0.07;
  const [left, right] = [middle - gap, middle + gap];
  return (
    <svg className="chart" height={foot + 22} role="img" aria-label={t("dashboard.ages.label")}>
      {ticksOf(steps).flatMap((n) =>
        [left - width(n), right + width(n)].map((x) => (
          <g key={x}>
            <line x1={percent(x)} x2={percent(x)} y1="0" y2={foot} />
            <text x={percent(x)} y={foot + 16} textAnchor="middle">
              {formatNumber(n, language)}
            </text>
          </g>
        )),
      )}
      {bands.map((band, at) => {
        const { year, male, female, unknown } = band;
        const y = at * step + (step - bar) / 2;
        return (
          <g key={year}>
            <rect data-series="male" x={percent(left - width(male))} y={y} width={percent(width(male))} height={bar} />
            <rect data-series="female" x={percent(right)} y={y} width={percent(width(female))} height={bar} />
            <rect
              data-series="unknown"
              x={percent(right + width(female))}
              y={y}
              width={percent(width(unknown))}
              height={bar}
            />
            <text x="50%" y={y + bar - 2} textAnchor="middle">
              {band.isOpen ? `≤ ${year}` : year}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
