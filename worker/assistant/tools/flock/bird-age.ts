import type { Known } from "#worker/locales/part-days.ts";
import type { ToolContext } from "../tool.ts";

type Born = { birth_date: string; birth_precision: Known };

/** How old a bird born on a day, `YYYY-MM-DD`, is on another, as its page says it; undefined where that lies ahead. */
export function ageInWords(born: Born, today: string, { speech }: Pick<ToolContext, "speech">): string | undefined {
  const { birth_date: day, birth_precision: known } = born;
  if (day > today) return undefined;
  const say = (unit: string, count: number) => speech.say(`bird.age.${unit}`, { count });
  const about = (unit: string, count: number) =>
    count === 0 ? speech.say(`bird.age.under_${unit}`) : speech.say("bird.age.about", { age: say(unit, count) });
  if (known === "year") return about("year", Number(today.slice(0, 4)) - Number(day.slice(0, 4)));
  const months = wholeMonths(day, today);
  const [unit, count] = months < 12 ? (["month", months] as const) : (["year", Math.floor(months / 12)] as const);
  if (known === "month") return about(unit, count);
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  if (days < 14) return say("day", days);
  return months < 2 ? say("week", Math.floor(days / 7)) : say(unit, count);
}

// A month is over when its day comes round again.
function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
