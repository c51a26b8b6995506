/** How old a bird is, in the unit a breeder would say. */
export type Age = { unit: "day" | "week" | "month" | "year"; count: number };

const dayMs = 86_400_000;

/**
 * The age on a day, both `YYYY-MM-DD`: days up to two weeks, weeks up to two months, months up to a year, then years.
 * Undefined when the birth is unknown or lies ahead.
 */
export function ageOn(birthDate: string | null, today: string): Age | undefined {
  if (!birthDate || birthDate > today) return undefined;
  const days = Math.round((Date.parse(today) - Date.parse(birthDate)) / dayMs);
  if (days < 14) return { unit: "day", count: days };
  const months = wholeMonths(birthDate, today);
  if (months < 2) return { unit: "week", count: Math.floor(days / 7) };
  if (months < 12) return { unit: "month", count: months };
  return { unit: "year", count: Math.floor(months / 12) };
}

// A month is over when its day comes round again; who hatched on the 31st waits for the next month that far.
function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
