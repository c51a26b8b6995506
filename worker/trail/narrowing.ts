import { and, type Column, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { nextDay, startOfDay } from "./days.ts";

/** Whose lines, from which day to which, and behind which line the page begins; an empty text or null asks for all. */
type Narrowing = { user_id: string; from: string | null; to: string | null; before: string };

/** The condition that a line of a trail is asked for: by person, by days of a time zone, behind a line already shown. */
export function narrowed(
  line: { id: Column; at: Column; user_id: Column },
  { user_id, from, to, before }: Narrowing,
  timezone: string,
): SQL | undefined {
  const [at, id] = before.split("~");
  return and(
    user_id ? eq(line.user_id, user_id) : undefined,
    from ? gte(line.at, startOfDay(from, timezone)) : undefined,
    to ? lt(line.at, startOfDay(nextDay(to), timezone)) : undefined,
    before ? sql`(${line.at}, ${line.id}) < (${at}, ${id})` : undefined,
  );
}
