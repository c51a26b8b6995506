import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { begunAt, type DemoKeeper } from "#worker/demo/flock/keeper.ts";
import { partsOf } from "#worker/ringing/pattern.ts";
import { colourOfYear } from "#worker/rings/advice.ts";

const pattern = "FOP R481 {yy} {nnn}";
/** Which of the season's rings no bird will wear. */
const lost = { number: 7, pt: "Caiu na relva", en: "Fell into the grass" };

/** The statements that write down the canary rings of the last season, one of them lost, and of the one that comes. */
export async function orderedRingStatements(db: Database, { org_id, user_id, season, language }: DemoKeeper) {
  const rows = await Promise.all(
    [season, season + 1].map(async (year) => {
      const { head_key, tail_key } = partsOf({ pattern, year });
      const id = await idForKey("ring_series", org_id, `rings ${year}`);
      return { id, year, head_key, tail_key, colour: colourOfYear(year, {})?.colour ?? null };
    }),
  );
  const mark_id = await idForKey("ring_mark", org_id, "rings");
  const at = begunAt(season);
  return [
    db.run(sql`
      INSERT INTO ring_series (id, org_id, federation, breeder_code, pattern, year, size_mm, colour, first_number, last_number,
        head_key, tail_key, created_at, updated_at)
      SELECT value->>'id', ${org_id}, 'FOP', 'R481', ${pattern}, value->>'year', 2.9, value->>'colour', 1, 60, value->>'head_key',
        value->>'tail_key', ${at}, ${at} FROM json_each(${JSON.stringify(rows)}) WHERE true ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO ring_marks (id, org_id, ring_series_id, number, state, on_day, why, user_id, created_at)
      VALUES (${mark_id}, ${org_id}, ${rows[0]?.id ?? ""}, ${lost.number}, 'lost', ${`${season}-04-12`}, ${lost[language]},
        ${user_id}, ${at}) ON CONFLICT DO NOTHING`),
  ] as const;
}
