import type { SeasonAnswer } from "#worker/pairs/season-setting.ts";
import type { Calling } from "../calling.ts";

/** In which month the organisation's season begins, and which season today is in. */
export const seasonToday = async (call: Calling): Promise<SeasonAnswer> =>
  (await call<{ data: SeasonAnswer }>("/api/season")).data;

/** The year that names the season in question; that of today where none is. */
export const seasonOrToday = async (call: Calling, season: string | undefined): Promise<string> =>
  season ?? String((await seasonToday(call)).season.year);
