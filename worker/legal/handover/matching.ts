import { ringKey } from "#worker/rings/keys.ts";
import { foldName, plainName } from "#worker/species/names.ts";
import type { OfferContent, OfferedBird, OfferedSpecies } from "./content.ts";

/** A bird that whoever takes the offer knows already by its ring. */
export type KnownBird = {
  id: string;
  identifier_key: string;
  sex: string;
  species_id: string;
  birth_date: string | null;
  is_reference: 0 | 1;
  /** Gone, or lent to somebody: it may come back. */
  is_out: 0 | 1;
  /** Takes a place of the plan already. */
  is_counted: 0 | 1;
  father_id: string | null;
  mother_id: string | null;
  version: number;
};
export type KnownSpecies = { id: string; name_key: string; latin_name: string; catalogue_slug: string | null };
export type Edge = { id: string; father_id: string | null; mother_id: string | null };

type Parents = { father_id: string | null; mother_id: string | null };
/** What becomes of each bird of an offer, in the order of the offer. */
export type Placed = Parents & {
  id: string;
  bird: OfferedBird;
  species_id: string;
  /** `becomes`: one of others' birds becomes the bird; `returns`: one that is out comes back; `known`: an ancestor that is there. */
  how: "new" | "becomes" | "returns" | "known";
  is_ancestor: boolean;
  was?: KnownBird;
};
export type Plan = {
  birds: Placed[];
  /** Species to be made, under their new ids. */
  species: Array<{ id: string; species: OfferedSpecies }>;
  /** Rings of birds that live in the flock already: nothing can be done. */
  living: string[];
};

type Known = { birds: readonly KnownBird[]; species: readonly KnownSpecies[]; edges: readonly Edge[] };

/** Plans where each bird of an offer goes in a flock; `newIdOf` makes ids of birds and species. */
export function planned(
  { birds, count, species }: OfferContent,
  known: Known,
  newIdOf: (kind: "bird" | "species") => string,
): Plan {
  const made: Plan["species"] = [];
  const speciesIds = species.map((one) => {
    const found = sameSpecies(one, known.species) ?? made.find((other) => other.species.name_key === one.name_key);
    if (found) return found.id;
    const id = newIdOf("species");
    made.push({ id, species: one });
    return id;
  });
  const byRing = new Map(known.birds.map((bird) => [bird.identifier_key, bird]));
  const living: string[] = [];
  const taken = new Set<string>();
  const placed = birds.map((bird, at): Placed | undefined => {
    const is_ancestor = at >= count;
    const species_id = speciesIds[bird.species] as string;
    const key = ringKey(bird.identifier);
    const was = byRing.get(key);
    // Two birds of one ring cannot both come, and one that is another bird is left out where it is an ancestor.
    if (taken.has(key) || (was && !isSame(bird, was, species_id))) {
      if (!is_ancestor) living.push(bird.identifier);
      return undefined;
    }
    taken.add(key);
    const parents = { father_id: null, mother_id: null };
    if (!was) return { id: newIdOf("bird"), bird, species_id, how: "new", is_ancestor, ...parents };
    if (is_ancestor) return { id: was.id, bird, species_id, how: "known", is_ancestor, was, ...parents };
    if (!was.is_reference && !was.is_out) living.push(bird.identifier);
    return {
      id: was.id,
      bird,
      species_id,
      how: was.is_reference ? "becomes" : "returns",
      is_ancestor,
      was,
      ...parents,
    };
  });
  link(placed, known.edges);
  return { birds: placed.filter((it) => it !== undefined), species: made, living };
}

function sameSpecies(one: OfferedSpecies, known: readonly KnownSpecies[]): KnownSpecies | undefined {
  const latin = plainName(one.latin_name);
  return (
    known.find(({ name_key }) => name_key === one.name_key) ??
    known.find(({ catalogue_slug }) => catalogue_slug !== null && catalogue_slug === one.catalogue_slug) ??
    known.find(({ latin_name }) => latin !== "" && plainName(latin_name) === latin) ??
    known.find(({ name_key }) => name_key === foldName(one.common_name))
  );
}

// The same ring on a bird of another species, the other sex or another day is another bird.
function isSame(bird: OfferedBird, was: KnownBird, species_id: string): boolean {
  const sexes = [bird.sex, was.sex];
  const differ = sexes.includes("male") && sexes.includes("female");
  const years = [bird.birth_date, was.birth_date].map((day) => day?.slice(0, 4));
  return was.species_id === species_id && !differ && (!years[0] || !years[1] || years[0] === years[1]);
}

/** Gives each bird its parents where it has none yet, and none that would make it its own ancestor. */
function link(placed: ReadonlyArray<Placed | undefined>, edges: readonly Edge[]): void {
  const parents = new Map<string, Parents>(edges.map(({ id, father_id, mother_id }) => [id, { father_id, mother_id }]));
  const descends = (from: string | null, to: string, seen = new Set<string>()): boolean => {
    if (from === null || seen.has(from)) return false;
    seen.add(from);
    if (from === to) return true;
    const of = parents.get(from);
    return of !== undefined && (descends(of.father_id, to, seen) || descends(of.mother_id, to, seen));
  };
  for (const one of placed) {
    if (!one) continue;
    const own = { father_id: one.was?.father_id ?? null, mother_id: one.was?.mother_id ?? null };
    parents.set(one.id, own);
    for (const role of ["father", "mother"] as const) {
      const at = one.bird[role];
      const parent = at === null ? undefined : placed[at];
      const field = `${role}_id` as const;
      const other = role === "father" ? own.mother_id : own.father_id;
      const fits = parent && parent.id !== other && sexOf(parent) === (role === "father" ? "male" : "female");
      if (own[field] === null && fits && !descends(parent.id, one.id)) own[field] = parent.id;
    }
    one.father_id = own.father_id;
    one.mother_id = own.mother_id;
  }
}

// An ancestor that is there stays as it is; of the others an unknown sex is filled.
const sexOf = ({ was, bird, how }: Placed): string =>
  was && (how === "known" || was.sex !== "unknown") ? was.sex : bird.sex;
