import { type SQL, sql } from "drizzle-orm";
import type { RingColour, StatusKind } from "#db/vocabulary.ts";
import { nameOfPlace, nameOfStatus } from "#worker/birds/columns/columns.ts";
import { columnQuestion } from "#worker/birds/columns/parts.ts";
import { byNumber } from "#worker/birds/columns/write-stamp.ts";
import { mentions } from "#worker/birds/search.ts";
import { mostFound } from "#worker/kit/slots.ts";
import { ringColourOf } from "#worker/rings/colour-of.ts";
import { bareRing, ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBy } from "#worker/species/drawings.ts";
import { foldName } from "#worker/species/names.ts";
import { mostCounted } from "./limits.ts";

type Row = {
  id: string;
  identifier: string;
  name: string | null;
  species_name: string;
  mutation: string | null;
  /** How it is drawn where there is no photo. */
  drawing: string;
  status_name: string | null;
  status_kind: StatusKind | null;
  place_name: string | null;
  photo_id: string | null;
  is_reference: 0 | 1;
  rank: number;
  colours: string | null;
  found: number;
  in_flock: number;
};

/** A bird that was found; `rank` says how well, 0 best, and 1 or less that its ring is what was asked for. */
export type FoundBird = Omit<Row, "colours" | "found" | "in_flock" | "is_reference"> & {
  is_reference: boolean;
  ring_colour: RingColour | null;
};

export const birdsFound = {
  /** As the list finds them, and birds of others last: the best of them, living before gone, the newest first. */
  ask: (scope: Scope, q: string) =>
    scope.db.all<Row>(sql`
      WITH newest(n) AS MATERIALIZED (
        SELECT birds.n FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.deleted_at IS NULL
        AND ${byNumber} AND ${mentions(scope, q, "all", mostCounted + 1)} ORDER BY birds.n DESC LIMIT ${mostCounted + 1}
      ), some(n) AS MATERIALIZED (${sql.join([sql`SELECT n FROM newest`, ...betterThanNewer(scope, q)], sql` UNION `)}),
      seen AS MATERIALIZED (
        SELECT birds.n, substr(search_key, 1, instr(search_key, char(10)) - 1) AS ring,
          substr(search_key, instr(search_key, char(10)) + 1) AS called, (
            SELECT statuses.kind FROM statuses WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id
          ) AS status_kind
        FROM some CROSS JOIN birds ON birds.n = some.n
      )
      SELECT birds.id, birds.identifier, birds.name, species.common_name AS species_name,
        birds.mutation, ${drawnBy(sql`birds.mutation`)} AS drawing, ${nameOfStatus(scope.language)} AS status_name, seen.status_kind,
        ${nameOfPlace} AS place_name, (
          SELECT photo.id FROM bird_photos photo WHERE photo.org_id = birds.org_id AND photo.bird_id = birds.id
          ORDER BY photo.position LIMIT 1
        ) AS photo_id, birds.is_reference, ${rankOf(q)} AS rank,
        (SELECT json_group_object(year, colour) FROM ring_colours WHERE org_id = ${scope.org_id}) AS colours,
        (SELECT count(*) FROM newest) AS found, (
          SELECT count(*) FROM newest CROSS JOIN birds own ON own.n = newest.n WHERE own.is_reference = 0
        ) AS in_flock
      FROM seen CROSS JOIN birds ON birds.n = seen.n
      CROSS JOIN species ON species.org_id = birds.org_id AND species.id = birds.species_id
      ORDER BY rank, birds.is_reference, seen.status_kind IS 'gone', birds.n DESC LIMIT ${mostFound}`),

  read(rows: readonly Row[], { today }: Pick<Scope, "today">) {
    const [first] = rows;
    return {
      items: rows.map(
        ({ colours, found: _, in_flock: __, is_reference, ...bird }): FoundBird => ({
          ...bird,
          drawing: drawingOf(bird.drawing),
          is_reference: is_reference === 1,
          ring_colour: ringColourOf(bird.identifier, today, colours),
        }),
      ),
      total: Math.min(first?.in_flock ?? 0, mostCounted),
      total_is_capped: (first?.found ?? 0) > mostCounted,
    };
  },
};

const mostOfAKind = 100;

/** Among very many, those that must not be missed for being older: of exactly that ring, ending so, beginning so. */
function betterThanNewer({ org_id }: Scope, q: string): SQL[] {
  const ring = bareRing(q);
  if (ring === "") return [];
  return [`  ${ring}  `, `${ring}  `, `  ${ring}`].map(
    (text) => sql`SELECT n FROM (
      SELECT kin.n FROM bird_parts CROSS JOIN birds kin ON kin.n = bird_parts.rowid
      WHERE bird_parts MATCH ${columnQuestion(org_id, "ring", text)} AND kin.org_id = ${org_id} AND kin.deleted_at IS NULL
      ORDER BY bird_parts.rowid DESC LIMIT ${mostOfAKind}
    )`,
  );
}

/** How well a bird is called what was asked for. */
function rankOf(q: string): SQL {
  const ring = bareRing(q);
  const name = foldName(q);
  const last = bareRing(name.split(" ").at(-1) ?? "");
  const begins = (text: SQL, part: string) => sql`substr(${text}, 1, length(${part})) = ${part}`;
  const ends = (part: string) => sql`substr(seen.ring, -length(${part})) = ${part}`;
  const ofRing = sql`
    WHEN seen.ring = ${ring} OR lower(birds.microchip) = ${ring} THEN 1
    WHEN ${ends(ring)} THEN 2
    WHEN ${begins(sql`seen.ring`, ring)} THEN 3
    WHEN instr(seen.ring, ${ring}) THEN 4`;
  return sql`CASE WHEN birds.identifier_key = ${ringKey(q)} THEN 0 ${ring === "" ? sql`` : ofRing}
    WHEN ${begins(sql`seen.called`, name)} THEN 5
    WHEN instr(seen.called, ${` ${name}`}) THEN 6
    WHEN instr(seen.called, ${name}) THEN 7
    ${last === "" || last === ring ? sql`` : sql`WHEN ${ends(last)} THEN 8`}
    WHEN instr(seen.ring, ${last}) THEN 9 ELSE 10 END`;
}
