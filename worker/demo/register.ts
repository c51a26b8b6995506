import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { making, turningAll } from "#worker/legal/register/beginning.ts";
import { entering } from "#worker/legal/register/entering.ts";
import { arrivals, clearing, turns } from "#worker/legal/register/standings.ts";
import type { Ring } from "./flock/flock.ts";
import { type DemoKeeper, dayBegun } from "./flock/keeper.ts";
import type { Standing } from "./flock/stored-flock.ts";

/** Whose declaration waits to be issued. */
const declared: Ring = "FOP R481 62";

/**
 * The statements that begin the register with the season's year, its opening entered and all since noted, and draft the
 * declaration of a bird that is sold. They stand behind those of birds and sales.
 */
export async function registerStatements(db: Database, keeper: DemoKeeper, standing: Standing) {
  const { org_id, user_id, season, today } = keeper;
  const now = dayBegun(today);
  const on = `${season}-01-01`;
  const by = { db, org_id, now, user_id };
  const [book, paper, line] = [
    await idForKey("book", org_id, "register"),
    await idForKey("paper", org_id, "declaration"),
    await idForKey("paper_bird", org_id, "declaration"),
  ];
  const bird_id = standing.birds.get(declared)?.id ?? null;
  const due = { org_id, now, upto: Number.MAX_SAFE_INTEGER };
  return [
    making(by, { id: book, on }),
    turningAll(by, book),
    db.run(arrivals(due)),
    db.run(turns(due)),
    db.run(clearing(due)),
    entering(by, sql`line.on_day <= ${on}`),
    db.run(sql`
      INSERT INTO papers (id, org_id, kind, state, on_day, contact_id, sale_id, content, created_at, updated_at)
      SELECT ${paper}, ${org_id}, 'transfer', 'draft', sale.sold_on, sale.contact_id, sale.id, '{}', ${now}, ${now}
      FROM sale_lines sold JOIN sales sale ON sale.org_id = sold.org_id AND sale.id = sold.sale_id
      WHERE sold.org_id = ${org_id} AND sold.bird_id = ${bird_id} LIMIT 1`),
    db.run(sql`
      INSERT INTO paper_birds (id, org_id, paper_id, position, bird_id)
      SELECT ${line}, ${org_id}, id, 1, ${bird_id} FROM papers WHERE org_id = ${org_id} AND id = ${paper}`),
  ] as const;
}
