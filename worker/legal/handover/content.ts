import { sql } from "drizzle-orm";
import type { Sex } from "#db/vocabulary.ts";
import type { handoverKinds } from "#db/words/legal.ts";
import type { Known } from "#worker/locales/part-days.ts";
import type { Scope } from "#worker/scope.ts";
import type { HandoverTake } from "./contract.ts";

export type HandoverKind = (typeof handoverKinds)[number];

/** Facts of a bird that go along as they stand, and those that go with a tick. */
const plainFacts = ["ring_size_mm", "microchip", "sexing_method", "mutation", "breeder"] as const;
const tickedFacts = {
  genotype: ["genotype"],
  papers: ["eu_annex", "source_code", "certificate_number"],
} as const;
export const carriedFacts = [...plainFacts, ...tickedFacts.genotype, ...tickedFacts.papers] as const;
type CarriedFact = (typeof carriedFacts)[number];

/** A bird as it was when it was offered; parents by their places among the offer's birds and ancestors. */
export type OfferedBird = Partial<Record<CarriedFact, string | number | null>> & {
  identifier: string;
  name: string | null;
  sex: Sex;
  /** Its place among the offer's species. */
  species: number;
  birth_date: string | null;
  birth_precision: Known;
  father: number | null;
  mother: number | null;
  /** Whether the one who offers it holds it for somebody else. */
  is_borrowed: boolean;
  weights?: Array<{ weighed_on: string; grams: number }>;
  /** The one that stands for the bird first. */
  photos?: OfferedPhoto[];
};
export type OfferedPhoto = {
  file_key: string;
  thumb_key: string | null;
  type: string;
  bytes: number;
  width: number;
  height: number;
  caption: string | null;
};

/** Of a species all that its list knows, so that it can be made where it is missing. */
export type OfferedSpecies = { common_name: string; name_key: string; latin_name: string } & Record<string, unknown>;

/** The offer's own copy of what it takes along: the first `count` of its birds are handed over, the rest are ancestors. */
export type OfferContent = {
  from: string;
  count: number;
  birds: OfferedBird[];
  species: OfferedSpecies[];
};

type Row = Record<CarriedFact, string | number | null> & {
  id: string;
  generation: number;
  identifier: string;
  name: string | null;
  sex: Sex;
  species_id: string;
  birth_date: string | null;
  birth_precision: Known;
  father_id: string | null;
  mother_id: string | null;
  acquisition: string | null;
};
type SpeciesRow = OfferedSpecies & { id: string };

const copiedOfSpecies = [
  ...(["common_name", "name_key", "latin_name", "species_group", "incubation_days", "incubation_days_to"] as const),
  ...(["lockdown_days_before_hatch", "humidity_start_pct", "humidity_lockdown_pct", "temperature_c"] as const),
  ...(["turning_enabled", "has_exception_profile", "catalogue_slug", "ring_size_mm", "candling_days"] as const),
  ...([
    "lay_interval_days",
    "sits_from_egg",
    "ring_days_from",
    "ring_days_to",
    "weaning_day",
    "weight_loss_pct",
  ] as const),
] as const;
/** The columns of a species that are made anew with it. */
export const speciesColumns = copiedOfSpecies;

/** The statements that read what an offer copies: birds, their ancestors through so many generations, weights, photos. */
export function readingContent({ db, org_id }: Scope, ids: readonly string[], generations: number) {
  const named = JSON.stringify(ids);
  const up = (parent: "father_id" | "mother_id") => sql`
    UNION SELECT parent.id, up.generation + 1 FROM up
    CROSS JOIN birds child ON child.org_id = ${org_id} AND child.id = up.id
    CROSS JOIN birds parent ON parent.org_id = ${org_id} AND parent.id = child.${sql.raw(parent)} AND parent.deleted_at IS NULL
    WHERE up.generation < ${generations}`;
  const family = sql`WITH RECURSIVE up(id, generation) AS (
      SELECT birds.id, 0 FROM json_each(${named}) named CROSS JOIN birds
        ON birds.org_id = ${org_id} AND birds.id = named.value AND birds.deleted_at IS NULL
      ${up("father_id")} ${up("mother_id")}
    ), family AS (SELECT id, min(generation) AS generation FROM up GROUP BY id)`;
  return {
    birds: db.all<Row>(sql`${family}
      SELECT family.generation, birds.id, birds.identifier, birds.name, birds.sex, birds.species_id, birds.birth_date,
        birds.birth_precision, birds.father_id, birds.mother_id, birds.acquisition,
        ${sql.raw(carriedFacts.map((name) => `birds.${name}`).join(", "))}
      FROM family CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = family.id`),
    species: db.all<SpeciesRow>(sql`${family}
      SELECT id, ${sql.raw(copiedOfSpecies.join(", "))} FROM species WHERE org_id = ${org_id} AND id IN (
        SELECT birds.species_id FROM family CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = family.id)`),
    weights: db.all<{ bird_id: string; weighed_on: string; grams: number }>(sql`
      SELECT bird_id, weighed_on, grams FROM bird_weights
      WHERE org_id = ${org_id} AND bird_id IN (SELECT value FROM json_each(${named})) ORDER BY weighed_on, id`),
    photos: db.all<OfferedPhoto & { bird_id: string }>(sql`
      SELECT bird_id, file_key, thumb_key, type, bytes, width, height, caption FROM bird_photos
      WHERE org_id = ${org_id} AND bird_id IN (SELECT value FROM json_each(${named})) ORDER BY bird_id, position, id`),
    from: db.all<{ name: string; short_key: string }>(
      sql`SELECT name, short_key FROM organizations WHERE id = ${org_id}`,
    ),
  };
}

type Read = {
  birds: Row[];
  species: SpeciesRow[];
  weights: Array<{ bird_id: string; weighed_on: string; grams: number }>;
  photos: Array<OfferedPhoto & { bird_id: string }>;
  from: Array<{ name: string }>;
};

/** Of a bird so many weights go along, the newest. */
const mostWeights = 200;

/** The offer's own copy of what was read; birds in the order of `ids`. */
export function contentOf(read: Read, ids: readonly string[], takes: readonly HandoverTake[]): OfferContent {
  const own = new Map(ids.map((id, at) => [id, at]));
  const rows = read.birds.toSorted(
    (one, other) =>
      (own.get(one.id) ?? ids.length) - (own.get(other.id) ?? ids.length) || one.generation - other.generation,
  );
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  const species = new Map(read.species.map(({ id }, at) => [id, at]));
  const left = new Set<string>([
    ...(takes.includes("genotype") ? [] : tickedFacts.genotype),
    ...(takes.includes("papers") ? [] : tickedFacts.papers),
  ]);
  return {
    from: read.from[0]?.name ?? "",
    count: ids.length,
    species: read.species.map(({ id: _, ...facts }) => facts as OfferedSpecies),
    birds: rows.map((row) => {
      const { identifier, name, sex, birth_date, birth_precision } = row;
      const facts = carriedFacts.flatMap((fact) => (row[fact] === null || left.has(fact) ? [] : [[fact, row[fact]]]));
      const placeOf = (id: string | null) => (id === null ? null : (places.get(id) ?? null));
      return {
        identifier,
        name,
        sex,
        birth_date,
        birth_precision,
        species: species.get(row.species_id) ?? 0,
        father: placeOf(row.father_id),
        mother: placeOf(row.mother_id),
        is_borrowed: row.acquisition === "loaned",
        ...Object.fromEntries(facts),
        ...(own.has(row.id) && {
          // Whoever bred it says so on the bird, or bred it by itself.
          breeder: row.breeder ?? (row.acquisition === "bred" ? (read.from[0]?.name ?? null) : null),
          ...(takes.includes("weights") && {
            weights: read.weights
              .filter(({ bird_id }) => bird_id === row.id)
              .slice(-mostWeights)
              .map(({ weighed_on, grams }) => ({ weighed_on, grams })),
          }),
          ...(takes.includes("photos") && { photos: photosOf(read, row.id) }),
        }),
      };
    }),
  };
}

const photosOf = ({ photos }: Read, id: string): OfferedPhoto[] =>
  photos.filter(({ bird_id }) => bird_id === id).map(({ bird_id: _, ...photo }) => photo);
