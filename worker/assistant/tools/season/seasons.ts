import type { SeasonAnswer } from "#worker/pairs/season-setting.ts";
import type { Calling } from "../calling.ts";
import type { ToolContext } from "../tool.ts";

/** In which month the organisation's season begins, and which season today is in. */
export const seasonToday = async (call: Calling): Promise<SeasonAnswer> =>
  (await call<{ data: SeasonAnswer }>("/api/season")).data;

/**
 * What is asked of the season in question, that of today where none is, with the year that names it. While the API says which
 * that is, the year of today is asked already: most seasons are a year.
 */
export async function inSeason<Answer>(
  { call, scope }: Pick<ToolContext, "call" | "scope">,
  season: string | undefined,
  ask: (year: string) => Promise<Answer>,
): Promise<{ year: string; answer: Answer }> {
  if (season !== undefined) return { year: season, answer: await ask(season) };
  const likely = scope.today.slice(0, 4);
  const [{ season: today }, answer] = await Promise.all([seasonToday(call), ask(likely)]);
  const year = String(today.year);
  return { year, answer: year === likely ? answer : await ask(year) };
}
