import { type SQL, sql } from "drizzle-orm";
import type { PairKind, Sex } from "#db/vocabulary.ts";
import type { FoundBird } from "#worker/mating/judged-pairs.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { Facts } from "./facts.ts";

type Sides = { cock_ids: readonly string[]; hen_ids: readonly string[] };

/** Whether so many cocks and hens are a pair of that kind; a trio is two of the one and one of the other. */
const fits = (kind: PairKind, cocks: number, hens: number): boolean =>
  cocks > 0 && hens > 0 && (kind === "colony" || cocks + hens === (kind === "pair" ? 2 : 3));

/**
 * Refuses birds that cannot be in one pair: `invalid` for one named on both sides, a number that is not the kind's, and
 * among `judged` those that are not at hand, lie in the trash, have left or are of the wrong sex; `conflict` for a hen of them in
 * another open pair. Of a pair that is not advised nothing is refused.
 */
export function refuseBirds(
  facts: Facts,
  { cock_ids, hen_ids }: Sides,
  kind: PairKind,
  judged: ReadonlySet<string>,
): void {
  const both = hen_ids.find((id) => cock_ids.includes(id));
  if (both) throw new Refusal("invalid", { hen_ids: ["pairs.birds.both"] }, { values: { ring: ringOf(facts, both) } });
  const [his, hers] = [cock_ids, hen_ids].map((ids) => ids.filter((id) => judged.has(id)));
  refuseSide(facts, "cock_ids", his ?? [], "male");
  refuseSide(facts, "hen_ids", hers ?? [], "female");
  if (!fits(kind, cock_ids.length, hen_ids.length)) throw new Refusal("invalid", { kind: [`pairs.kind.${kind}`] });
  const taken = facts.elsewhere.find(({ bird_id, side }) => side === "hen" && hers?.includes(bird_id));
  if (!taken) return;
  const values = { ring: ringOf(facts, taken.bird_id), number: taken.number };
  throw new Refusal("conflict", { hen_ids: ["pairs.hens.taken"] }, { detail: "pairs.hens.taken", values });
}

function refuseSide(facts: Facts, field: "cock_ids" | "hen_ids", ids: readonly string[], sex: Sex): void {
  const found = field === "cock_ids" ? facts.cocks : facts.hens;
  for (const id of ids) {
    const bird = found.find((it) => it.id === id);
    const trashed = facts.trashed.find((it) => it.id === id);
    const fault = trashed ? "pairs.birds.in_trash" : bird ? unfit(bird, sex) : "pairs.birds.missing";
    const faults: FieldMessages = { [field]: fault ? [fault] : [] };
    const values = { ring: trashed?.ring ?? bird?.identifier ?? "", status: bird?.status_name ?? "" };
    if (fault) throw new Refusal("invalid", faults, { values });
  }
}

/** Refuses birds that are to join and are away, lent or missing, until that is confirmed. */
export function refuseAway({ cocks, hens }: Facts, joining: readonly string[], confirmed: boolean): void {
  const away = [...cocks, ...hens].find(({ id, status_kind }) => status_kind === "away" && joining.includes(id));
  if (!away || confirmed) return;
  const field = cocks.includes(away) ? "cock_ids" : "hen_ids";
  const values = { ring: away.identifier, status: away.status_name ?? "" };
  throw new Refusal("invalid", { [field]: ["pairs.birds.away"], confirmed: ["pairs.birds.away.confirm"] }, { values });
}

function unfit(bird: FoundBird, sex: Sex): string | undefined {
  if (bird.status_kind === "gone") return "pairs.birds.gone";
  return bird.sex === sex ? undefined : `pairs.birds.${bird.sex}`;
}

const ringOf = ({ cocks, hens }: Facts, id: string) =>
  [...cocks, ...hens].find((bird) => bird.id === id)?.identifier ?? "";

/** Refuses on `field` a day on which one of the birds was not born yet, and one that has not come. */
export function refuseDay({ today }: Scope, field: string, day: string, birds: readonly FoundBird[]): void {
  if (day > today) throw new Refusal("invalid", { [field]: ["pairs.day.future"] });
  refuseBeforeBirth(field, day, birds);
}

/** Refuses on `field` a day on which one of the birds was not born yet: of a month or a year, not before it began. */
export function refuseBeforeBirth(field: string, day: string, birds: readonly FoundBird[]): void {
  const early = birds.find(({ birth_date }) => birth_date !== null && day < birth_date);
  if (early) throw new Refusal("invalid", { [field]: ["pairs.day.early"] }, { values: { ring: early.identifier } });
}

/** Refuses a place that is not the organisation's. */
export function refusePlace({ has_place }: Facts, place_id: string | null | undefined): void {
  if (place_id && !has_place) throw new Refusal("invalid", { place_id: ["fields.unknown_id"] });
}

type Wanted = Sides & { id: string };

/**
 * What `refuseBirds` saw of those it judged, for the moment of the write: without it somebody was quicker. The same before
 * the write and behind it, for only other pairs are asked about.
 */
export function birdsStillSo({ org_id }: Scope, { id, ...sides }: Wanted, judged: ReadonlySet<string>): SQL {
  const [cocks, hens] = [sides.cock_ids, sides.hen_ids].map((ids) => ids.filter((it) => judged.has(it)));
  return sql`(
    NOT EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(hens)}) hen CROSS JOIN pair_birds joined ON joined.org_id = ${org_id}
        AND joined.bird_id = hen.value AND joined.side = 'hen' AND joined.is_open = 1 AND joined.pair_id <> ${id}
    ) AND ${existing(org_id, cocks ?? [], "male")} AND ${existing(org_id, hens ?? [], "female")})`;
}

const existing = (org_id: string, ids: readonly string[], sex: Sex): SQL => sql`(
  SELECT count(*) FROM json_each(${JSON.stringify(ids)}) named CROSS JOIN birds ON birds.org_id = ${org_id}
    AND birds.id = named.value AND birds.deleted_at IS NULL AND birds.sex = ${sex} AND NOT EXISTS (
      SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = birds.status_id AND statuses.kind = 'gone')
) = ${ids.length}`;

/** The same of what `refusePlace` saw. */
export const placeStillThere = ({ org_id }: Scope, place_id: string | null): SQL =>
  place_id === null
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM places WHERE places.org_id = ${org_id} AND places.id = ${place_id})`;
