import { type SQL, sql } from "drizzle-orm";
import type { RingColour, Sex, StatusKind } from "#db/vocabulary.ts";
import { nameOfPlace, nameOfStatus } from "#worker/birds/columns/columns.ts";
import { columnQuestion, lengthOf, wordsOf } from "#worker/birds/columns/parts.ts";
import { mentions } from "#worker/birds/columns/search.ts";
import { byNumber } from "#worker/birds/columns/write-stamp.ts";
import { mostFound } from "#worker/kit/slots.ts";
import type { Known } from "#worker/locales/part-days.ts";
import { ringColourOf } from "#worker/rings/colour-of.ts";
import { bareRing, ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBy } from "#worker/species/drawings.ts";
import { foldName } from "#worker/species/names.ts";

/** A bird as it is read to be found or chosen; `rank` says how well it is called what was asked for. */
export type FoundRow = {
  id: string;
  identifier: string;
  name: string | null;
  sex: Sex;
  species_name: string;
  mutation: string | null;
  /** How it is drawn where there is no photo. */
  drawing: string;
  birth_date: string | null;
  birth_precision: Known;
  status_name: string | null;
  status_kind: StatusKind | null;
  place_name: string | null;
  photo_id: string | null;
  is_reference: 0 | 1;
  rank: number;
  colours: string | null;
};
type CountedRow = FoundRow & { found: number; in_flock: number };

/** A bird that was found; `rank` says how well, 0 best, and 1 or less that its ring is what was asked for. */
export type FoundBird = Omit<FoundRow, "colours" | "is_reference"> & {
  is_reference: boolean;
  ring_colour: RingColour | null;
};

/** So many birds are counted; of more it is said that they are more. */
const mostCounted = 1000;

export const birdsFound = {
  /** As the list finds them, and birds of others last: the best of them, living before gone, the newest first. */
  ask: (scope: Scope, q: string) =>
    scope.db.all<CountedRow>(sql`
      WITH ${foundBy(scope, q)}
      SELECT ${foundColumns(scope, rankOf(q))}, (SELECT count(*) FROM newest) AS found, (
          SELECT count(*) FROM newest CROSS JOIN birds own ON own.n = newest.n WHERE own.is_reference = 0
        ) AS in_flock
      ${inOrder} LIMIT ${mostFound}`),

  read(rows: readonly CountedRow[], scope: Pick<Scope, "today">) {
    const [first] = rows;
    return {
      items: rows.map(({ found: _, in_flock: __, ...bird }) => foundBird(bird, scope)),
      total: Math.min(first?.in_flock ?? 0, mostCounted),
      total_is_capped: (first?.found ?? 0) > mostCounted,
    };
  },
};

/**
 * The statement that reads the best `most` of those who are called so and of whom `fits` holds, a condition on `birds`.
 * Of one or two signs the index knows beginnings and ends alone; of the newest birds it is looked at all of the ring.
 */
export const fittingBirds = (scope: Scope, q: string, fits: SQL, most: number) =>
  scope.db.all<FoundRow>(sql`
    WITH ${foundBy(scope, q, fits)} SELECT ${foundColumns(scope, rankOf(q))} ${inOrder} LIMIT ${most}`);

/** A row of those as it is answered. */
export const foundBird = (
  { colours, is_reference, ...bird }: FoundRow,
  { today }: Pick<Scope, "today">,
): FoundBird => ({
  ...bird,
  drawing: drawingOf(bird.drawing),
  is_reference: is_reference === 1,
  ring_colour: ringColourOf(bird.identifier, today, colours),
});

/** What is read of each bird of a query whose tables are `seen`, with the kind of its status, `birds` and `species`. */
export const foundColumns = ({ org_id, language }: Pick<Scope, "org_id" | "language">, rank: SQL): SQL => sql`
  birds.id, birds.identifier, birds.name, birds.sex, species.common_name AS species_name,
  birds.mutation, ${drawnBy(sql`birds.mutation`)} AS drawing, birds.birth_date, birds.birth_precision,
  ${nameOfStatus(language)} AS status_name, seen.status_kind, ${nameOfPlace} AS place_name, (
    SELECT photo.id FROM bird_photos photo WHERE photo.org_id = birds.org_id AND photo.bird_id = birds.id
    ORDER BY photo.position LIMIT 1
  ) AS photo_id, birds.is_reference, ${rank} AS rank,
  (SELECT json_group_object(year, colour) FROM ring_colours WHERE org_id = ${org_id}) AS colours`;

/** The kind of the status of the row of `birds` at hand. */
export const kindOfStatus = sql`(
  SELECT statuses.kind FROM statuses WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id
)`;

const inOrder = sql`FROM seen CROSS JOIN birds ON birds.n = seen.n
  CROSS JOIN species ON species.org_id = birds.org_id AND species.id = birds.species_id
  ORDER BY rank, birds.is_reference, seen.status_kind IS 'gone', birds.n DESC`;

/** The tables `newest` of those who are called so, and `seen` of those that are ranked. */
function foundBy(scope: Scope, q: string, fits?: SQL): SQL {
  const more = [...betterThanNewer(scope, q), ...(fits ? shortParts(scope, q) : [])];
  return sql`newest(n) AS MATERIALIZED (
      SELECT birds.n FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.deleted_at IS NULL
      AND ${byNumber} AND ${mentions(scope, q, "all", mostCounted + 1)} ORDER BY birds.n DESC LIMIT ${mostCounted + 1}
    ), some(n) AS MATERIALIZED (${sql.join([sql`SELECT n FROM newest`, ...more], sql` UNION `)}),
    seen AS MATERIALIZED (
      SELECT birds.n, substr(search_key, 1, instr(search_key, char(10)) - 1) AS ring,
        substr(search_key, instr(search_key, char(10)) + 1) AS called, ${kindOfStatus} AS status_kind
      FROM some CROSS JOIN birds ON birds.n = some.n ${fits ? sql`WHERE ${fits}` : sql``}
    )`;
}

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

/** Of so many of the newest birds, parts that are too short for the index are looked for in the ring itself. */
const mostLookedAt = 1000;

function shortParts({ org_id }: Scope, q: string): SQL[] {
  const words = wordsOf(q).map(({ parts }) => parts);
  if (words.every((parts) => lengthOf(parts) >= 3)) return [];
  const stand = words.map((parts) => sql`instr(kin.search_key, ${parts}) > 0`);
  return [
    sql`SELECT kin.n FROM (
      SELECT birds.n FROM birds WHERE birds.org_id = ${org_id} AND ${byNumber} ORDER BY birds.n DESC LIMIT ${mostLookedAt}
    ) near CROSS JOIN birds kin ON kin.n = near.n WHERE kin.deleted_at IS NULL AND ${sql.join(stand, sql` AND `)}`,
  ];
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
