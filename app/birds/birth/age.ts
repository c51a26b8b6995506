import type { Known } from "#worker/locales/part-days.ts";

/** How old a bird is, in the unit a breeder would say; `isAbout` where only the month or the year of its birth is known. */
export type Age = { unit: "day" | "week" | "month" | "year"; count: number; isAbout?: true };

/** What is known of a bird's birth: a day, `YYYY-MM-DD`, and how much of it. */
export type Born = { birth_date: string | null; birth_precision: Known };

const dayMs = 86_400_000;

/**
 * The age on a day, both `YYYY-MM-DD`: days up to two weeks, weeks up to two months, months up to a year, then years.
 * Undefined when the birth is unknown or lies ahead.
 */
export function ageOn({ birth_date: born, birth_precision: known }: Born, today: string): Age | undefined {
  if (!born || born > today) return undefined;
  if (known === "year")
    return { unit: "year", count: Number(today.slice(0, 4)) - Number(born.slice(0, 4)), isAbout: true };
  const months = wholeMonths(born, today);
  if (known === "month") return { ...inMonthsOrYears(months), isAbout: true };
  const days = Math.round((Date.parse(today) - Date.parse(born)) / dayMs);
  if (days < 14) return { unit: "day", count: days };
  return months < 2 ? { unit: "week", count: Math.floor(days / 7) } : inMonthsOrYears(months);
}

const inMonthsOrYears = (months: number): Age =>
  months < 12 ? { unit: "month", count: months } : { unit: "year", count: Math.floor(months / 12) };

// A month is over when its day comes round again; who hatched on the 31st waits for the next month that far.
function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
