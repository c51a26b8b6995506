import { eq, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import type { Sex } from "#db/vocabulary.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import { Refusal } from "#worker/refusal.ts";
import { advisedSizes } from "#worker/rings/advice.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { entryOf } from "#worker/species/profiles.ts";
import { speciesWhere } from "#worker/species/queries.ts";
import { statusesInOrder } from "#worker/statuses/queries.ts";

type Part = { sex: Sex; status_id: string | null; year: string | null; age: number | null; n: number };
type BySex = Record<Sex, number>;
export type AgeYear = BySex & { age: number };

/**
 * A species with what the catalogue says of it and what the flock does: by sex, status, age and year, and what later rooms
 * add; one round trip.
 */
export async function profileOf(scope: Scope, id: string, slots: FilledSlots["speciesPage"]) {
  const added = joined(scope, slots, { id });
  const found = await batch(scope.db, {
    kind: speciesWhere(scope, eq(species.id, id)),
    parts: partsOf(scope, id),
    statuses: statusesInOrder(scope),
    oldest: oldestOf(scope, id),
    ...added.statements,
  });
  const {
    kind: [kind],
    parts,
    statuses,
    oldest: [oldest],
  } = found;
  if (!kind) throw new Refusal("missing");
  const gone = new Set(statuses.filter((it) => it.kind === "gone").map((it) => it.id));
  const here = parts.filter(({ status_id }) => !status_id || !gone.has(status_id));
  return {
    ...added.serialize(found, undefined),
    species: kind,
    entry: entryOf(kind.catalogue_slug, scope.language) ?? null,
    ring: advisedSizes(kind.catalogue_slug) ?? null,
    today: scope.today,
    flock: {
      total: sumOf(parts),
      here: sumOf(here),
      by_sex: bySex(here),
      by_status: [...statuses, null].flatMap((status) => {
        const n = sumOf(parts.filter((part) => part.status_id === (status?.id ?? null)));
        return n > 0 ? [{ status, n }] : [];
      }),
      ages: agesOf(here),
      unknown_age: sumOf(here.filter(({ age }) => age === null)),
      born: bornIn(parts),
      oldest: oldest ?? null,
    },
  };
}
export type SpeciesProfile = Awaited<ReturnType<typeof profileOf>>;

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { n }) => sum + n, 0);
function bySex(parts: readonly Part[]): BySex {
  const of = (sex: Sex) => sumOf(parts.filter((part) => part.sex === sex));
  return { male: of("male"), female: of("female"), unknown: of("unknown") };
}

function agesOf(parts: readonly Part[]): AgeYear[] {
  const ages = [...new Set(parts.flatMap(({ age }) => (age === null ? [] : [age])))].sort((one, other) => one - other);
  return ages.map((age) => ({ age, ...bySex(parts.filter((part) => part.age === age)) }));
}

function bornIn(parts: readonly Part[]): Array<{ year: string; n: number }> {
  const years = [...new Set(parts.flatMap(({ year }) => (year === null ? [] : [year])))].sort();
  return years.map((year) => ({ year, n: sumOf(parts.filter((part) => part.year === year)) }));
}

// Whole years: a birthday that has not come yet this year takes one away.
function partsOf({ db, org_id, today }: Scope, id: string) {
  const years = sql`${Number(today.slice(0, 4))} - CAST(substr(birds.birth_date, 1, 4) AS INTEGER)
    - (substr(birds.birth_date, 6) > ${today.slice(5)})`;
  return db.all<Part>(sql`
    SELECT birds.sex, birds.status_id, substr(birds.birth_date, 1, 4) AS year, ${years} AS age, count(*) AS n
    FROM birds WHERE birds.org_id = ${org_id} AND birds.species_id = ${id} AND ${inFlock}
    GROUP BY 1, 2, 3, 4`);
}

// Of those that are still here: no status, or one that does not mean gone.
function oldestOf(scope: Scope, id: string) {
  return scope.db
    .select({
      id: birds.id,
      identifier: birds.identifier,
      name: birds.name,
      birth_date: birds.birth_date,
      birth_precision: birds.birth_precision,
    })
    .from(birds)
    .where(
      owned(
        scope,
        birds,
        inFlock,
        eq(birds.species_id, id),
        sql`birds.birth_date IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM statuses WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id
          AND statuses.kind = 'gone'
        )`,
      ),
    )
    .orderBy(birds.birth_date, birds.id)
    .limit(1);
}
