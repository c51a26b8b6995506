import { eq } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import type { Scope } from "#worker/scope.ts";
import type { DayOrder } from "#worker/spreadsheets/days.ts";

/**
 * The order in which the organisation's country writes dates: the month comes first in the United States alone. The country
 * is told by the time zone; where that is none of a place, by the locale, which many keep as their browser came.
 */
export async function orderOfCountry({ db, org_id }: Scope): Promise<DayOrder> {
  const [found] = await db
    .select({ timezone: organizations.timezone, locale: organizations.locale })
    .from(organizations)
    .where(eq(organizations.id, org_id));
  return found && isAmerican(found) ? "month_first" : "day_first";
}

function isAmerican({ timezone, locale }: { timezone: string; locale: string }): boolean {
  const isNowhere = /^(?:UTC|GMT|Etc\/.*)$/.test(timezone);
  return isNowhere ? new Intl.Locale(locale).region === "US" : americanZones.test(timezone);
}

/** Time zones of the United States, as the IANA database names them. */
const americanZones = new RegExp(
  `^(?:US/.+|Pacific/Honolulu|America/(?:${[
    ...["New_York", "Detroit", "Chicago", "Menominee", "Denver", "Boise", "Phoenix", "Los_Angeles", "Anchorage"],
    ...["Juneau", "Sitka", "Metlakatla", "Yakutat", "Nome", "Adak", "Louisville", "Indianapolis"],
    ...["Indiana/.+", "Kentucky/.+", "North_Dakota/.+"],
  ].join("|")}))$`,
);
