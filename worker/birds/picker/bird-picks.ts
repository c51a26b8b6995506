import { type SQL, sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { mostFound } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type FoundBird, type FoundRow, fittingBirds, foundBird, foundColumns, kindOfStatus } from "./found-birds.ts";
import { lately } from "./lately.ts";

/** Which birds a form can take: of one sex, of the flock alone or living alone, and never the bird at hand. */
type Wanted = { sex?: "male" | "female" | ""; who: "all" | "flock" | "living"; not?: string };

/** What a form offers: a few birds, whether there are more of them, and the organisation's day. */
export type BirdPicks = { items: FoundBird[]; more: boolean; today: string };

/** Birds by any part of ring or name, the best first; of nothing those last worked with. */
export async function pickBirds(scope: Scope, q: string, wanted: Wanted): Promise<BirdPicks> {
  const { today } = scope;
  if (q === "") return { items: recentPicks(scope, await recentBirds(scope, wanted)), more: false, today };
  const rows = await fittingBirds(scope, q, fitting(scope, wanted), mostFound + 1);
  return { items: rows.slice(0, mostFound).map((row) => foundBird(row, scope)), more: rows.length > mostFound, today };
}

/** What `recentBirds` read, as it is answered. */
export const recentPicks = (scope: Scope, rows: readonly FoundRow[]): FoundBird[] =>
  rows.map((row) => foundBird(row, scope));

// Whoever is newest may be of another kind; among so many of them those that fit are looked for.
const nearEnough = 40;

/**
 * The statement that reads the birds last worked with, the reader's own before those of others, then the newest of the
 * flock: living ones, whoever else may be chosen. Fits any batch.
 */
export function recentBirds(scope: Scope, wanted: Wanted) {
  const { db, org_id } = scope;
  // Whoever is wanted as cock or hen is to breed; half a year is when the earliest do.
  const isGrown = sql`(birds.birth_date IS NULL OR birds.birth_date <= date(${scope.today}, '-6 months'))`;
  const living = fitting(scope, { ...wanted, who: "living" });
  const fits = wanted.sex ? sql`${living} AND ${isGrown}` : living;
  const ofSex = wanted.sex ? sql`AND birds.sex = ${wanted.sex}` : sql``;
  return db.all<FoundRow>(sql`
    WITH ${lately(scope)}, newest(n) AS MATERIALIZED (
      SELECT birds.n FROM birds WHERE birds.org_id = ${org_id} AND ${inFlock} ${ofSex} ORDER BY birds.n DESC
      LIMIT ${nearEnough}
    ), best(n, score) AS MATERIALIZED (
      SELECT n, max(score) FROM (
        SELECT birds.n, lately.score FROM lately CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = lately.id
        WHERE ${fits}
        UNION ALL SELECT birds.n, 0 FROM newest CROSS JOIN birds ON birds.n = newest.n WHERE ${fits}
      ) GROUP BY n ORDER BY max(score) DESC, n DESC LIMIT ${mostFound}
    ), seen AS (SELECT best.n, best.score, ${kindOfStatus} AS status_kind FROM best CROSS JOIN birds ON birds.n = best.n)
    SELECT ${foundColumns(scope, sql`0`)} FROM seen CROSS JOIN birds ON birds.n = seen.n
    CROSS JOIN species ON species.org_id = birds.org_id AND species.id = birds.species_id
    ORDER BY seen.score DESC, birds.n DESC`);
}

function fitting(scope: Scope, { sex, who, not }: Wanted): SQL {
  const all = [
    sql`birds.org_id = ${scope.org_id} AND birds.deleted_at IS NULL`,
    ...(sex ? [sql`birds.sex = ${sex}`] : []),
    ...(who === "all" ? [] : [sql`birds.is_reference = 0`]),
    ...(who === "living" ? [sql`NOT ${isGone(scope)}`] : []),
    ...(not ? [sql`birds.id <> ${not}`] : []),
  ];
  return sql.join(all, sql` AND `);
}
