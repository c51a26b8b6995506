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
 * The month so many (`ahead`, 1 to 12) behind those given, in minor units, oldest first and without holes. From 24 months last
 * year's month × the last twelve ÷ the twelve before (between 0.5 and 2); from six a damped trend (Holt, 0.3, 0.1, 0.9);
 * undefined below. The errors are those of what was as far ahead. Sources: Gardner & McKenzie 1985 for the trend; the seasonal
 * naive of Hyndman & Athanasopoulos, Forecasting, 5.2.
 */
export function forecastOf(months: readonly number[], ahead = 1): Forecast | undefined {
  const next = monthAhead(months, ahead);
  if (next === undefined) return undefined;
  const errors = months.flatMap((value, at) => {
    const predicted = monthAhead(months.slice(0, Math.max(0, at - ahead + 1)), ahead);
    return predicted === undefined ? [] : [value - predicted];
  });
  const cents = Math.round(next);
  const method = months.length >= least.season ? "season" : "trend";
  if (errors.length < errorsForInterval) return { cents, low: null, high: null, method };
  const half = fourFifths * Math.sqrt(sum(errors.map((it) => it * it)) / errors.length);
  return { cents, low: Math.round(next - half), high: Math.round(next + half), method };
}

/** What a row of months says of one behind it. */
function monthAhead(months: readonly number[], ahead: number): number | undefined {
  if (months.length >= least.season) return bySeason(months, ahead);
  return months.length >= least.trend ? byTrend(months, ahead) : undefined;
}

function bySeason(months: readonly number[], ahead: number): number {
  const [last, before] = [sum(months.slice(-12)), sum(months.slice(-24, -12))];
  // A year that came to nothing says nothing of growth.
  const growth = before > 0 ? Math.min(2, Math.max(0.5, last / before)) : 1;
  return (months.at(ahead - 13) ?? 0) * growth;
}

function byTrend(months: readonly number[], ahead: number): number {
  const [first = 0, second = first] = months;
  let [level, slope] = [first, second - first];
  for (const value of months.slice(1)) {
    const before = level;
    level = smoothing.level * value + (1 - smoothing.level) * (before + smoothing.damping * slope);
    slope = smoothing.slope * (level - before) + (1 - smoothing.slope) * smoothing.damping * slope;
  }
  const damped = Array.from({ length: ahead }, (_, n) => smoothing.damping ** (n + 1));
  return level + sum(damped) * slope;
}
