import { type SQL, sql } from "drizzle-orm";
import { places } from "#db/schema/places.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import type { OnDuplicate } from "#db/vocabulary.ts";
import { planOf } from "#worker/billing/plans.ts";
import { lastBirthDay } from "#worker/birds/columns/birth-span.ts";
import { countInPlan } from "#worker/birds/columns/counts.ts";
import { mutationsWhere } from "#worker/genetics/queries.ts";
import { inPieces, type Piece, pagesFrom } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { Place } from "./answers/new-places.ts";
import { rememberedWords } from "./answers/same-words.ts";
import { namedBirds } from "./named-birds.ts";
import type { StoredBird } from "./parents/parentage.ts";
import type { Known } from "./plan.ts";
import type { FileRow } from "./reading/rows.ts";

/** How many more birds the plan allows; null is any number. */
type Flock = Known & { room: number | null; places: readonly Place[] };

/**
 * Everything a plan needs, in one round trip: species, statuses, and the birds whose rings the file names; in more where
 * one answer cannot hold those birds, or all who stand above them.
 */
export async function readFlock(scope: Scope, rows: readonly FileRow[], on_duplicate: OnDuplicate): Promise<Flock> {
  const updates = on_duplicate === "update";
  const named = namedBirds(scope, rows);
  const stored = (after: string) => scope.db.all<Piece>(storedBirds(scope, named, updates, after));
  const above = (after: string) => scope.db.all<Piece>(updates ? ancestry(scope, named, after) : sql`SELECT 1 WHERE 0`);
  const {
    kinds,
    states,
    homes,
    used: [used],
    found,
    higher,
    mutations,
    remembered,
  } = await batch(scope.db, {
    kinds: scope.db
      .select({
        id: species.id,
        common_name: species.common_name,
        latin_name: species.latin_name,
        catalogue_slug: species.catalogue_slug,
      })
      .from(species)
      .where(owned(scope, species)),
    states: scope.db
      .select({
        id: statuses.id,
        key: statuses.key,
        name_pt: statuses.name_pt,
        name_en: statuses.name_en,
        kind: statuses.kind,
      })
      .from(statuses)
      .where(owned(scope, statuses)),
    homes: scope.db
      .select({ id: places.id, parent_id: places.parent_id, name: places.name, kind: places.kind })
      .from(places)
      .where(owned(scope, places, rows.some(({ place }) => place !== "") ? undefined : sql`0`)),
    used: countInPlan(scope),
    found: stored(""),
    higher: above(""),
    mutations: mutationsWhere(scope, rows.some(({ facts }) => facts.genotype) ? undefined : sql`0`),
    remembered: rememberedWords(scope),
  });
  const limit = planOf(scope.plan).birds;
  return {
    species: kinds,
    statuses: states,
    places: homes,
    mutations,
    remembered,
    room: limit === null ? null : limit - (used?.n ?? 0),
    birds: (await readOn<PackedBird>(found, mostBirds, stored)).map(unpacked),
    ancestry: new Map(
      (await readOn<PackedParents>(higher, mostAbove, above)).map(([id, version, ...parents]) => [
        id,
        { version, parents: parents.filter((parent) => parent !== null) },
      ]),
    ),
  };
}

// At most 360 and 130 bytes each: together they stay below what one answer of the database holds.
const mostBirds = 15_000;
const mostAbove = 30_000;

async function readOn<Row extends [id: string, ...rest: unknown[]]>(...input: Parameters<typeof pagesFrom<Row>>) {
  const all: Row[] = [];
  for await (const page of pagesFrom<Row>(...input)) for (const row of page) all.push(row);
  return all;
}

type PackedParents = [id: string, version: number, father_id: string | null, mother_id: string | null];

/** A bird as the database packs it: the values of `storedFields`, in their order. */
type PackedBird = [id: string, ...rest: Array<string | number | null>];
type Progeny = Record<"fathered" | "mothered" | "first_young", SQL>;

/** What is read of a stored bird, by name; the id comes first, for it leads from page to page. */
const storedFields = ({ fathered, mothered, first_young }: Progeny) =>
  ({
    id: sql`birds.id`,
    key: sql`iif(birds.deleted_at IS NULL, birds.identifier_key, NULL)`,
    identifier: sql`birds.identifier`,
    name: sql`birds.name`,
    sex: sql`birds.sex`,
    species_id: sql`birds.species_id`,
    status_id: sql`birds.status_id`,
    status_since: sql`birds.status_since`,
    acquired_on: sql`birds.acquired_on`,
    birth_date: sql`birds.birth_date`,
    birth_precision: sql`birds.birth_precision`,
    father_id: sql`birds.father_id`,
    mother_id: sql`birds.mother_id`,
    version: sql`birds.version`,
    place_id: sql`birds.place_id`,
    foster_father_id: sql`birds.foster_father_id`,
    foster_mother_id: sql`birds.foster_mother_id`,
    is_reference: sql`birds.is_reference`,
    same_facts: sql`chosen.same_facts`,
    fathered,
    mothered,
    first_young,
  }) satisfies Record<keyof StoredBird, SQL>;

const noProgeny: Progeny = { fathered: sql`0`, mothered: sql`0`, first_young: sql`NULL` };
const storedNames = Object.keys(storedFields(noProgeny));

function unpacked(packed: PackedBird): StoredBird {
  const bird = Object.fromEntries(storedNames.map((name, at) => [name, packed[at]])) as Record<
    keyof StoredBird,
    unknown
  >;
  return {
    ...(bird as StoredBird),
    is_reference: Boolean(bird.is_reference),
    same_facts: Boolean(bird.same_facts),
  };
}

/** The birds named, and when some may change also their stored parents and what binds them to young of theirs. */
function storedBirds({ org_id }: Scope, named: SQL, updates: boolean, after: string): SQL {
  const parents = sql`UNION ALL SELECT id, 0, 1 FROM (
    SELECT father_id AS id FROM hit WHERE own = 1 AND father_id IS NOT NULL
    UNION SELECT mother_id FROM hit WHERE own = 1 AND mother_id IS NOT NULL
  ) WHERE id NOT IN (SELECT id FROM hit)`;
  // Young in the trash count: put back, they must not find a male mother.
  const young = (column: "father_id" | "mother_id", what: SQL) => sql`(
    SELECT ${what} FROM birds child WHERE child.org_id = ${org_id} AND child.${sql.raw(column)} = birds.id
    AND (child.deleted_at IS NOT NULL OR child.identifier_key NOT IN (SELECT ring FROM named WHERE own = 1))
  )`;
  const [earliest, count] = [sql`min(${lastBirthDay("child")})`, sql`count(*)`];
  const first = sql`(SELECT min(born) FROM (
    SELECT ${young("father_id", earliest)} AS born UNION ALL SELECT ${young("mother_id", earliest)}
  ))`;
  const own = (value: SQL, otherwise: SQL) => sql`iif(chosen.own, ${value}, ${otherwise})`;
  const progeny: Progeny = {
    fathered: own(young("father_id", count), noProgeny.fathered),
    mothered: own(young("mother_id", count), noProgeny.mothered),
    first_young: own(first, noProgeny.first_young),
  };
  const fields = sql.join(Object.values(storedFields(updates ? progeny : noProgeny)), sql`, `);
  return inPieces(sql`WITH ${named}, chosen(id, own, same_facts) AS (
      SELECT * FROM (SELECT id, own, same_facts FROM hit ${updates ? parents : sql``})
      WHERE id > ${after} ORDER BY id LIMIT ${mostBirds}
    )
    SELECT json_array(${fields}) AS line FROM chosen CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = chosen.id`);
}

/** Who stands above the birds named, to any depth, birds in the trash included. */
function ancestry({ org_id }: Scope, named: SQL, after: string): SQL {
  const column = (name: "father_id" | "mother_id") => sql.raw(name);
  const up = (name: "father_id" | "mother_id") => sql`
    SELECT birds.${column(name)} FROM above CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = above.id
    WHERE birds.${column(name)} IS NOT NULL`;
  return inPieces(sql`WITH RECURSIVE ${named}, above(id) AS (
    SELECT id FROM hit UNION ${up("father_id")} UNION ${up("mother_id")}
  ) SELECT json_array(birds.id, birds.version, birds.father_id, birds.mother_id) AS line
    FROM (
      SELECT id FROM above WHERE id > ${after} AND id NOT IN (SELECT id FROM hit) ORDER BY id LIMIT ${mostAbove}
    ) higher CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = higher.id`);
}
