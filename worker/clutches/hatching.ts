import { sql } from "drizzle-orm";
import { idForKey, newId } from "#db/ids.ts";
import type { PairSide, Sex } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import type { Birth } from "./chicks/births.ts";
import { type Hybrid, hybridOf } from "./chicks/hybrids.ts";
import type { EggRow, EggsRead } from "./eggs/egg-rows.ts";
import { tagOf } from "./eggs/egg-view.ts";
import type { Caution } from "./eggs/writing.ts";

/** Who is or was in a pair; `from_on` and `until_on` are days, null where nobody said. */
export type Mate = {
  pair_id: string;
  bird_id: string | null;
  ring: string;
  side: PairSide;
  from_on: string | null;
  until_on: string | null;
  species_id: string | null;
  sex: Sex | null;
};

/** The statement that reads the birds of the pairs that eggs are of, and of those that raise them. */
export const matesOf = ({ db, org_id }: Scope, egg_ids: readonly string[]) =>
  db.all<Mate>(sql`
    SELECT joined.pair_id, joined.bird_id, joined.ring, joined.side, joined.from_on, joined.until_on, birds.species_id,
      birds.sex
    FROM pair_birds joined LEFT JOIN birds ON birds.org_id = joined.org_id AND birds.id = joined.bird_id
    WHERE joined.org_id = ${org_id} AND joined.pair_id IN (
      SELECT eggs.pair_id FROM eggs WHERE eggs.org_id = ${org_id}
        AND eggs.id IN (SELECT value FROM json_each(${JSON.stringify(egg_ids)}))
      UNION SELECT eggs.foster_pair_id FROM eggs WHERE eggs.org_id = ${org_id}
        AND eggs.id IN (SELECT value FROM json_each(${JSON.stringify(egg_ids)})))
    ORDER BY +joined.id`);

/** Whose egg it is: one for sure, else all it may be, each bird once. */
type Parents = { cocks: Mate[]; hens: Mate[] };

/**
 * Who may be the parents of an egg. A cock of before may still be the father, for a hen keeps what she got of him; a hen
 * laid only while she was there, and the one that is named laid it.
 */
export function parentsOf(egg: Pick<EggRow, "pair_id" | "hen_id" | "laid_on">, mates: readonly Mate[]): Parents {
  const { laid_on, hen_id } = egg;
  const hadCome = ({ from_on }: Mate) => from_on === null || laid_on === null || from_on <= laid_on;
  const hadLeft = ({ until_on }: Mate) => until_on !== null && laid_on !== null && until_on < laid_on;
  const own = mates.filter(({ pair_id }) => pair_id === egg.pair_id).filter(hadCome);
  const hens = own.filter((mate) => mate.side === "hen" && !hadLeft(mate));
  const named = hens.filter(({ bird_id }) => bird_id === hen_id);
  return {
    cocks: eachOnce(own.filter(({ side }) => side === "cock")),
    hens: eachOnce(hen_id !== null && named.length > 0 ? named : hens),
  };
}

/** Who left and came back is there twice, and one bird all the same; of who was erased the ring is left. */
function eachOnce(mates: readonly Mate[]): Mate[] {
  const birds = new Map<string, Mate>();
  for (const mate of mates) {
    const who = mate.bird_id ?? `~${mate.ring}`;
    if (!birds.has(who)) birds.set(who, mate);
  }
  return [...birds.values()];
}

const forSure = (mates: readonly Mate[]): Mate | undefined => (mates.length === 1 ? mates[0] : undefined);

/** Cocks and hens of the nest that raises an egg of others. */
function fosterParents({ foster_pair_id }: EggRow, mates: readonly Mate[]) {
  const there = mates.filter(({ pair_id, until_on }) => pair_id === foster_pair_id && until_on === null);
  const of = (side: PairSide) => forSure(eachOnce(there.filter((mate) => mate.side === side)))?.bird_id ?? null;
  return foster_pair_id === null ? {} : { foster_father_id: of("cock"), foster_mother_id: of("hen") };
}

/** Birds of which a chick may come, the hybrids that are known of their species, and the ids that chicks get, by their eggs. */
type Around = { mates: readonly Mate[]; hybrids: readonly Hybrid[]; ids: ReadonlyMap<string, string> };
/** The bird of an egg, its parents' hybrid where it is one, and whether they are of two species. */
export type Hatching = { egg: EggRow; birth: Birth; hybrid: Hybrid | undefined; is_mixed: boolean };

/** The chick of an egg that hatched on a day, of its mother's species unless a hybrid is known; none without any. */
export function chickOf(egg: EggRow, { mates, hybrids, ids }: Around, on: string): Hatching[] {
  const { cocks, hens } = parentsOf(egg, mates);
  const [cock, hen] = [forSure(cocks), forSure(hens)];
  const kinds = [cock, hen].flatMap((it) => it?.species_id ?? []);
  const hybrid = kinds.length > 1 ? hybridOf(hybrids, kinds[0] ?? null, kinds[1] ?? null) : undefined;
  const species_id = hybrid?.species_id ?? hen?.species_id ?? egg.species_id;
  if (species_id === null) return [];
  const birth = {
    id: ids.get(egg.id) ?? "",
    draft: {
      identifier: tagOf(egg),
      sex: "unknown" as const,
      species_id,
      birth_date: on,
      acquisition: "bred" as const,
      father_id: cock?.bird_id ?? null,
      mother_id: hen?.bird_id ?? null,
      place_id: egg.place_id,
      ...fosterParents(egg, mates),
    },
  };
  return [{ egg, birth, hybrid, is_mixed: new Set(kinds).size > 1 }];
}

/** The ids of the chicks of eggs: the same for the same Idempotency-Key. */
export async function chickIds({ idempotency_key: key, org_id }: Scope, eggs: readonly string[]) {
  const of = async (egg: string) =>
    [egg, key ? await idForKey("bird", org_id, `${key}\n${egg}`) : newId("bird")] as const;
  return new Map(await Promise.all(eggs.map(of)));
}

/** What is worth a second look of chicks of two species: what they are recorded as, and why. */
export function mixedCautions({ language }: Scope, born: readonly Hatching[], species: EggsRead["species"]): Caution[] {
  const mixed = born.find(({ is_mixed }) => is_mixed);
  if (!mixed) return [];
  const { hybrid, birth } = mixed;
  const own = species.find(({ id }) => id === birth.draft.species_id)?.common_name;
  const code = hybrid ? "clutches.mixed.hybrid" : "clutches.mixed.mothers";
  return [{ code, message: translate(language, code, { species: hybrid?.copy?.common_name ?? own ?? "" }) }];
}
