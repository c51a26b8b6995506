import { type SQL, sql } from "drizzle-orm";
import { mostFound } from "#worker/kit/slots.ts";
import { placeRank } from "#worker/places/place-order.ts";
import { holdingKinds } from "#worker/places/queries.ts";
import { bareRing } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { lately } from "./lately.ts";

/** A place to choose: the whole way to it, how many birds live in it and how many fit; `rank` 0 or 1 is called just so. */
export type PlacePick = { id: string; name: string; birds: number; capacity: number | null; rank: number };
/** What a form offers; `more` where there are others, so that they have to be looked for. */
export type PlacePicks = { items: PlacePick[]; more: boolean };

/** What is asked of places: `q` by name, `only` those that others stand in, `not` the place at hand, `chosen` first. */
type WantedPlaces = { q: string; only: "all" | "holders"; not: string; chosen: string };

/** So many places one box shows; of more those that were used last, and all others are looked for. */
const mostInBox = 30;

type Row = PlacePick & { of: number };

/**
 * The statement that reads every place of an organisation with few, else those used last and before them that of the id
 * `chosen`; fits any batch. `which` narrows them, a condition on `way`.
 */
export const placesToPick = (scope: Scope, chosen: SQL = sql`NULL`, which: SQL = sql`1`) =>
  scope.db.all<Row>(sql`
    WITH RECURSIVE ${lately(scope)}, used(id, score) AS MATERIALIZED (
      SELECT id, max(score) FROM (
        SELECT birds.place_id AS id, lately.score FROM lately
        CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = lately.id
        UNION ALL SELECT id, score FROM lately
      ) WHERE id IS NOT NULL GROUP BY id
    ), ${ways(scope)}, counted(n) AS MATERIALIZED (SELECT count(*) FROM way WHERE ${which})
    SELECT way.id, way.name, ${occupied(scope)}, 2 AS rank, counted.n AS of FROM counted CROSS JOIN way
    LEFT JOIN used ON used.id = way.id WHERE ${which}
    ORDER BY CASE WHEN counted.n > ${mostInBox} THEN way.id IS NOT ${chosen} END,
      CASE WHEN counted.n > ${mostInBox} THEN -ifnull(used.score, 0) END, way.place
    LIMIT (SELECT CASE WHEN n > ${mostInBox} THEN ${mostFound} ELSE n END FROM counted)`);

/** What `placesToPick` read, as it is answered. */
export const placePicks = (rows: readonly Row[]): PlacePicks => ({
  items: rows.map(({ of: _, ...place }) => place),
  more: rows.length < (rows[0]?.of ?? 0),
});

/** Places by any part of their names or of the way to them, those called just so first; of nothing those used last. */
export async function pickPlaces(scope: Scope, { q, only, not, chosen }: WantedPlaces): Promise<PlacePicks> {
  const isHolder = sql`(way.id <> ${not} AND way.kind IN ${holdingKinds})`;
  const which = only === "holders" ? isHolder : sql`1`;
  const stands = chosen
    ? sql`${chosen}`
    : sql`(SELECT own.parent_id FROM places own WHERE own.org_id = ${scope.org_id} AND own.id = ${not})`;
  if (q === "") return placePicks(await placesToPick(scope, stands, which));
  const words = foldName(q).split(" ").map(bareRing).filter(Boolean);
  const bare = bareRing(q);
  const [own, whole] = [bareKey(sql`way.name_key`), bareKey(sql`way.key`)];
  const named =
    words.length === 0
      ? sql`instr(way.key, ${foldName(q)})`
      : sql.join(
          words.map((word) => sql`instr(${whole}, ${word}) > 0`),
          sql` AND `,
        );
  const rows = await scope.db.all<PlacePick>(sql`
    WITH RECURSIVE ${ways(scope)}
    SELECT way.id, way.name, ${occupied(scope)}, CASE WHEN ${whole} = ${bare} THEN 0 WHEN ${own} = ${bare} THEN 1
      WHEN instr(${own}, ${bare}) = 1 THEN 2 WHEN instr(${own}, ${bare}) THEN 3 ELSE 4 END AS rank
    FROM way WHERE ${named} AND ${which} ORDER BY rank, way.place LIMIT ${mostFound + 1}`);
  return { items: rows.slice(0, mostFound), more: rows.length > mostFound };
}

/** The table `way` of every place: under the names of what it stands in, as it is read and folded, and where that stands. */
const ways = ({ org_id }: Pick<Scope, "org_id">): SQL => sql`
  way(id, kind, name, name_key, key, place, depth, capacity) AS (
    SELECT id, kind, name, name_key, name_key, ${placeRank("places")}, 0, capacity FROM places
    WHERE org_id = ${org_id} AND parent_id IS NULL
    UNION ALL
    SELECT places.id, places.kind, way.name || ' › ' || places.name, places.name_key, way.key || ' ' || places.name_key,
      way.place || char(1) || ${placeRank("places")}, way.depth + 1, places.capacity
    FROM way CROSS JOIN places ON places.org_id = ${org_id} AND places.parent_id = way.id WHERE way.depth < 4
  )`;

const occupied = ({ org_id }: Pick<Scope, "org_id">): SQL => sql`ifnull((
    SELECT n FROM bird_counts WHERE org_id = ${org_id} AND dimension = 'place' AND key = way.id
  ), 0) AS birds, way.capacity`;

// What stands between letters and digits is no part of a name: `c12` finds C-12.
const bareKey = (key: SQL): SQL =>
  sql`replace(replace(replace(replace(replace(${key}, ' ', ''), '-', ''), '/', ''), '.', ''), '_', '')`;
