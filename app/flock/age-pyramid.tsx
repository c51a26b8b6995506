import { formatNumber, type Translate, useWords } from "#app/locales/words.tsx";
import { Tally } from "#app/marks/tally.tsx";
import type { AgeYear } from "#worker/flock/species-profile.ts";

type Band = { from: number; to: number; male: number; female: number; unknown: number };
const mostBands = 10;

/** Ages in at most ten bands of equal width, the youngest first, none left out in between. */
function bandsOf(ages: readonly AgeYear[]): Band[] {
  const eldest = Math.max(0, ...ages.map(({ age }) => age));
  const width = Math.ceil((eldest + 1) / mostBands);
  return Array.from({ length: Math.floor(eldest / width) + 1 }, (_, at) => {
    const [from, to] = [at * width, at * width + width - 1];
    const inside = ages.filter(({ age }) => age >= from && age <= to);
    const sum = (sex: "male" | "female" | "unknown") => inside.reduce((n, it) => n + it[sex], 0);
    return { from, to, male: sum("male"), female: sum("female"), unknown: sum("unknown") };
  });
}

function ageIn({ from, to }: Band, t: Translate): string {
  if (from !== to) return t("species.page.years", { from, to });
  return from === 0 ? t("species.page.year_zero") : t("species.page.years_old", { count: from });
}

const sexes = ["male", "female", "unknown"] as const;

/** Who is how old: a drawing to grasp at once, and the same numbers as a table, the eldest on top as pyramids have it. */
export function AgePyramid({ ages }: { ages: readonly AgeYear[] }) {
  const { t } = useWords();
  const bands = bandsOf(ages).toReversed();
  const rows = bands.map((band) => ({
    key: String(band.from),
    head: ageIn(band, t),
    counts: sexes.map((sex) => band[sex]),
  }));
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <div>
        <Drawing bands={bands} />
        <p className="flex max-w-lg justify-between text-sm text-muted" aria-hidden="true">
          <span>{t("species.page.male")}</span>
          <span>{t("species.page.females_and_unknown")}</span>
        </p>
      </div>
      <Tally
        caption={t("species.page.ages_caption")}
        columns={[t("species.page.age"), ...sexes.map((sex) => t(`species.page.${sex}`))]}
        rows={rows}
      />
    </div>
  );
}

const [half, step, bar, foot] = [150, 24, 18, 14];

function Drawing({ bands }: { bands: Band[] }) {
  const { t, language } = useWords();
  const most = Math.max(1, ...bands.flatMap(({ male, female, unknown }) => [male, female + unknown]));
  const width = (n: number) => (n / most) * half;
  return (
    <svg
      className="pyramid"
      viewBox={`0 0 ${half * 2} ${bands.length * step + foot}`}
      role="img"
      aria-label={t("species.page.pyramid")}
    >
      {bands.map(({ from, male, female, unknown }, at) => (
        <g key={from} transform={`translate(${half} ${at * step + (step - bar) / 2})`}>
          <rect className="pyramid-male" x={-width(male)} width={width(male)} height={bar} />
          <rect className="pyramid-female" width={width(female)} height={bar} />
          <rect className="pyramid-unknown" x={width(female)} width={width(unknown)} height={bar} />
        </g>
      ))}
      <line x1={half} x2={half} y2={bands.length * step} className="pyramid-axis" />
      {(["start", "middle", "end"] as const).map((anchor, at) => (
        <text key={anchor} x={half * at} y={bands.length * step + foot - 3} textAnchor={anchor}>
          {formatNumber(at === 1 ? 0 : most, language)}
        </text>
      ))}
    </svg>
  );
}
