/** What a month may come to, in minor units; `low` and `high` hold it four times in five, null below eight errors of its own. */
export type Forecast = {
  cents: number;
  low: number | null;
  high: number | null;
  method: "season" | "trend";
};

/** From so many months last year's same month speaks, and from so many a trend does. */
const least = { season: 24, trend: 6 } as const;
const smoothing = { level: 0.3, slope: 0.1, damping: 0.9 } as const;
const errorsForInterval = 8;
// The standard normal below which nine tenths lie: four fifths are between both ends.
const fourFifths = 1.2815515655446004;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The month behind those given, in minor units, oldest first and without holes. From 24 months last year's month × the last
 * twelve ÷ the twelve before (between 0.5 and 2); from six a damped trend (Holt, 0.3, 0.1, 0.9); undefined below. Sources:
 * Gardner & McKenzie 1985 for the trend; the seasonal naive of Hyndman & Athanasopoulos, Forecasting, 5.2.
 */
export function forecastOf(months: readonly number[]): Forecast | undefined {
  const next = oneAhead(months);
  if (next === undefined) return undefined;
  const errors = months.flatMap((value, at) => {
    const predicted = oneAhead(months.slice(0, at));
    return predicted === undefined ? [] : [value - predicted];
  });
  const cents = Math.round(next);
  const method = months.length >= least.season ? "season" : "trend";
  if (errors.length < errorsForInterval) return { cents, low: null, high: null, method };
  const half = fourFifths * Math.sqrt(sum(errors.map((it) => it * it)) / errors.length);
  return { cents, low: Math.round(next - half), high: Math.round(next + half), method };
}

/** What a row of months says of the one behind it. */
function oneAhead(months: readonly number[]): number | undefined {
  if (months.length >= least.season) return bySeason(months);
  return months.length >= least.trend ? byTrend(months) : undefined;
}

function bySeason(months: readonly number[]): number {
  const [last, before] = [sum(months.slice(-12)), sum(months.slice(-24, -12))];
  // A year that came to nothing says nothing of growth.
  const growth = before > 0 ? Math.min(2, Math.max(0.5, last / before)) : 1;
  return (months.at(-12) ?? 0) * growth;
}

function byTrend(months: readonly number[]): number {
  const [first = 0, second = first] = months;
  let [level, slope] = [first, second - first];
  for (const value of months.slice(1)) {
    const before = level;
    level = smoothing.level * value + (1 - smoothing.level) * (before + smoothing.damping * slope);
    slope = smoothing.slope * (level - before) + (1 - smoothing.slope) * smoothing.damping * slope;
  }
  return level + smoothing.damping * slope;
}
