import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { settle, waitingTurns } from "./settling.ts";

export type Balance = {
  /** Null for species that were deleted since. */
  species_id: string | null;
  name: string | null;
  owned: number;
  held: number;
  borrowed: number;
  /** Birds of the flock that are not gone, today: none is known of another day. */
  flock: number | null;
  /** Whether owned and borrowed are the flock; null where that cannot be told. */
  agrees: boolean | null;
};

type Row = Omit<Balance, "agrees" | "flock"> & { flock: number };

/** What the book says is owned, held and borrowed at the end of a day, species by species, beside the flock. */
export async function balances(scope: Scope, on: string = scope.today): Promise<Balance[]> {
  const { db, org_id, today } = scope;
  const isToday = on >= today;
  const until = isToday ? sql`` : sql`AND on_day <= ${on}`;
  const read = () =>
    batch(db, {
      turns: waitingTurns(scope),
      rows: db.all<Row>(sql`
        SELECT it.species_id, species.common_name AS name, sum(it.owned) AS owned, sum(it.held) AS held,
          sum(it.borrowed) AS borrowed, sum(it.flock) AS flock
        FROM (
          SELECT species_id, sum(owned) AS owned, sum(held) AS held, sum(borrowed) AS borrowed, 0 AS flock FROM movements
          WHERE org_id = ${org_id} ${until} GROUP BY species_id
          UNION ALL
          SELECT substr(kept.key, 1, instr(kept.key, ' ') - 1), 0, 0, 0, n FROM bird_counts kept
          WHERE org_id = ${org_id} AND dimension = 'species_status' AND n > 0
            AND NOT EXISTS (SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id}
              AND statuses.id = substr(kept.key, instr(kept.key, ' ') + 1) AND statuses.kind = 'gone')
        ) it LEFT JOIN species ON species.org_id = ${org_id} AND species.id = it.species_id
        GROUP BY it.species_id
        HAVING sum(it.owned) <> 0 OR sum(it.held) <> 0 OR sum(it.borrowed) <> 0 OR sum(it.flock) <> 0
        ORDER BY species.common_name`),
    });
  let found = await read();
  if (found.turns[0]?.n) {
    await settle(scope);
    found = await read();
  }
  return found.rows
    .filter((row) => isToday || row.owned || row.held || row.borrowed)
    .map((row) => ({
      ...row,
      flock: isToday ? row.flock : null,
      agrees: isToday ? row.owned + row.borrowed === row.flock : null,
    }));
}
