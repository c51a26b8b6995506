import { sql } from "drizzle-orm";
import type { PairState } from "#db/vocabulary.ts";
import { joining, mostFound, type Slots } from "#worker/kit/slots.ts";
import { pairsCalled } from "#worker/pairs/pair-search.ts";
import type { Scope } from "#worker/scope.ts";

type Row = {
  id: string;
  number: string;
  state: PairState;
  species_name: string | null;
  place_name: string | null;
  /** Rings as JSON, those who have left the pair too. */
  cocks: string;
  hens: string;
  is_exact: 0 | 1;
  total: number;
};
/** A pair that was found, with the rings of its birds; `is_exact` when its whole number was asked for. */
type FoundPair = Omit<Row, "cocks" | "hens" | "is_exact" | "total"> & {
  cocks: string[];
  hens: string[];
  is_exact: boolean;
};

const rings = (side: "cock" | "hen") => sql`ifnull((
  SELECT json_group_array(ring) FROM (
    SELECT ifnull(birds.identifier, joined.ring) AS ring FROM pair_birds joined
    LEFT JOIN birds ON birds.org_id = joined.org_id AND birds.id = joined.bird_id
    WHERE joined.org_id = called.org_id AND joined.pair_id = called.id AND joined.side = ${side} ORDER BY +joined.id)
  ), '[]')`;

const group = {
  /** By a part of the number or of a ring of theirs, as the list finds them: that very number first, then the latest. */
  ask: (scope: Scope, q: string) =>
    scope.db.all<Row>(sql`
      WITH called AS MATERIALIZED (
        SELECT pairs.org_id, pairs.id, pairs.number, pairs.state, pairs.species_id, pairs.place_id, pairs.season,
          pairs.position, pairs.number = ${q} AS is_exact, count(*) OVER () AS total
        FROM pairs WHERE pairs.org_id = ${scope.org_id} AND ${pairsCalled(scope, q)}
        ORDER BY is_exact DESC, pairs.season DESC, pairs.position DESC LIMIT ${mostFound}
      )
      SELECT called.id, called.number, called.state, species.common_name AS species_name,
        places.name AS place_name, ${rings("cock")} AS cocks, ${rings("hen")} AS hens, called.is_exact, called.total
      FROM called
      LEFT JOIN species ON species.org_id = called.org_id AND species.id = called.species_id
      LEFT JOIN places ON places.org_id = called.org_id AND places.id = called.place_id
      ORDER BY called.is_exact DESC, called.season DESC, called.position DESC`),
  read: (rows: readonly Row[]) => ({
    items: rows.map(
      ({ total: _, cocks, hens, is_exact, ...pair }): FoundPair => ({
        ...pair,
        cocks: JSON.parse(cocks) as string[],
        hens: JSON.parse(hens) as string[],
        is_exact: is_exact === 1,
      }),
    ),
    total: rows[0]?.total ?? 0,
    total_is_capped: false,
  }),
};

type PairsFound = { pairs: ReturnType<typeof group.read> };

/** The pairs that are called so. */
export const pairsFound = {
  join: (scope: Scope, q: string) =>
    joining({ rows: group.ask(scope, q) }, ({ rows }) => ({ pairs: group.read(rows) })),
  // The pairs a bird is in are found by its ring too, and are no other thing.
  isOfBirds: true,
  opens: {
    as: "opens_pair",
    of: (found) => (found as PairsFound).pairs.items.find(({ is_exact }) => is_exact)?.id ?? null,
  },
} satisfies Slots["search"];
