import { type SQL, sql } from "drizzle-orm";
import type { Sex } from "#worker/genetics/books/loci.ts";
import { booksFrom, mutationsWhere, speciesNamed } from "#worker/genetics/queries.ts";
import { batch } from "#worker/kit/batch.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Narrowing, narrowingFrom, narrowingRead } from "../narrowing/narrowing.ts";
import { familiesOf } from "./families.ts";
import { type Judged, judging } from "./judging.ts";
import { type ChickRow, chicksRead, type MateRow, matesRead, type PairRow } from "./rows.ts";
import { calledBy, impossible, unevenInWords, whatExplains } from "./sentences.ts";

/** A pair in the list: how many of its chicks have a colour, and what stands out, in sentences. */
export type PairLine = PairRow & { cocks: string; hens: string; chicks: number; counted: number; says: string[] };
export type ColoursPage = Narrowing & {
  /** Pairs of which something stands out before the others; the newest first. */
  pairs: PairLine[];
  /** How many pairs are told of where older ones are left out; else null. */
  capped_at: number | null;
};

/** Of which pairs; empty is all. */
type ColoursFilter = { season: string; species_id: string; site_id: string };

/** So many pairs are told of at once, the newest. */
const mostPairs = 200;

/** Which pairs of a selection had chicks otherwise than foretold; one round trip. Refuses `missing` a site that is not there. */
export async function coloursOfPairs(
  scope: Scope,
  filter: ColoursFilter,
): Promise<ColoursPage & { traversed: number }> {
  const { db, language } = scope;
  const chosen = pairsOf(scope, filter);
  const which = sql`SELECT id FROM (${chosen})`;
  const { pairs, mates, chicks, all, own, ...choices } = await batch(db, {
    pairs: db.all<PairRow>(chosen),
    mates: matesRead(scope, which),
    chicks: chicksRead(scope, sql`eggs.chick_id IS NOT NULL AND eggs.pair_id IN (${which})`),
    all: speciesNamed(scope),
    own: mutationsWhere(scope),
    ...narrowingRead(scope),
  });
  const { judge } = judging(language, booksFrom(all, own));
  const [matesIn, chicksIn] = [byPair(mates), byPair(chicks)];
  const lines = pairs.slice(0, mostPairs).flatMap(({ id, number }): PairLine[] => {
    const [its, young] = [matesIn.get(id) ?? [], chicksIn.get(id) ?? []];
    const judged = familiesOf(young, its).families.flatMap((family) => judge(family) ?? []);
    const counted = judged.reduce((sum, { brood }) => sum + brood.counted + brood.impossible.length, 0);
    // Where no chick has a colour there is nothing to compare.
    if (counted === 0) return [];
    const rings = (side: MateRow["side"]) => ringsOf(its.filter((it) => it.side === side));
    return [
      {
        id,
        number,
        cocks: rings("cock"),
        hens: rings("hen"),
        chicks: young.length,
        counted,
        says: judged.flatMap(({ brood }) => [
          ...brood.impossible.map((chick) => impossible(chick, language)),
          ...(brood.uneven ? [unevenInWords(brood.uneven, language)] : []),
        ]),
      },
    ];
  });
  return {
    pairs: [...lines.filter(({ says }) => says.length > 0), ...lines.filter(({ says }) => says.length === 0)],
    capped_at: pairs.length > mostPairs ? mostPairs : null,
    ...narrowingFrom(choices, filter.site_id),
    traversed: chicks.length + pairs.length,
  };
}

/** The newest pairs of a selection that have a chick, one more than are told of. */
function pairsOf(scope: Scope, { season, species_id, site_id }: ColoursFilter): SQL {
  const { org_id } = scope;
  const so = [
    sql`pairs.org_id = ${org_id}`,
    sql`EXISTS (SELECT 1 FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.pair_id = pairs.id AND eggs.chick_id IS NOT NULL)`,
    ...(season ? [sql`pairs.season = CAST(${season} AS INTEGER)`] : []),
    ...(species_id ? [sql`pairs.species_id = ${species_id}`] : []),
    ...(site_id ? [sql`pairs.place_id IN (${placesWithin(scope, site_id)})`] : []),
  ];
  return sql`SELECT pairs.id, pairs.number FROM pairs WHERE ${sql.join(so, sql` AND `)}
    ORDER BY pairs.season DESC, pairs.position DESC LIMIT ${mostPairs + 1}`;
}

function byPair<Row extends { pair_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.pair_id, [...(found.get(row.pair_id) ?? []), row]);
  return found;
}

const ringsOf = (mates: readonly MateRow[]): string =>
  [...new Set(mates.map(({ identifier }) => identifier))].join(", ");

/** A bird as a page names it; without an id it was erased, or is in the trash. */
type Named = { id: string | null; ring: string };
export type FamilyView = {
  cock: Named & { colour: string };
  hen: Named & { colour: string };
  /** Whether one of them is told as it is written today: of the day of pairing nothing was read. */
  is_of_today: boolean;
  classes: Array<{ key: string; sex: Sex | null; name: string; chance: number; expected: number; hatched: number }>;
  by_sex: boolean;
  counted: number;
  unrecorded: number;
  unclear: number;
  impossible: Array<{ id: string; ring: string; called: string; says: string[] }>;
  uneven: string | null;
};
export type PairColours = PairRow & {
  families: FamilyView[];
  chicks: number;
  /** Chicks of which nobody knows whose they are, whose parents are written as others, or of parents whose colours are not known. */
  unsure: number;
  elsewhere: number;
  unread: number;
};

// To explain one chick is dear; of more, the list says that they are there.
const mostExplained = 8;

/** What was foretold of a pair and what hatched, in one round trip; refuses `missing`. */
export async function coloursOfPair(scope: Scope, id: string): Promise<PairColours & { traversed: number }> {
  const { db, org_id, language } = scope;
  const fosters = sql`SELECT eggs.foster_pair_id FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.pair_id = ${id}
    AND eggs.foster_pair_id IS NOT NULL`;
  const { pairs, mates, chicks, all, own } = await batch(db, {
    pairs: db.all<PairRow>(sql`
      SELECT id, number FROM pairs WHERE org_id = ${org_id} AND (id = ${id} OR id IN (${fosters}))`),
    mates: matesRead(scope, sql`SELECT ${id} UNION ${fosters}`),
    chicks: chicksRead(scope, sql`eggs.pair_id = ${id} AND eggs.chick_id IS NOT NULL`),
    all: speciesNamed(scope),
    own: mutationsWhere(scope),
  });
  const pair = pairs.find((it) => it.id === id);
  if (!pair) throw new Refusal("missing");
  const { judge, surpriseOf } = judging(language, booksFrom(all, own));
  const { families, unsure, elsewhere } = familiesOf(chicks, mates);
  const judged = families.map(judge);
  const known = judged.filter((it) => it !== null);
  const explain = (family: Judged, chick: ChickRow) => {
    const surprise = surpriseOf(family, chick, mates);
    return whatExplains(surprise, language, pairs.find((it) => it.id === surprise.foster_pair_id)?.number ?? null);
  };
  return {
    ...pair,
    families: known.map((family) => serializeFamily(family, explain, language)),
    chicks: chicks.length,
    unsure: unsure.length,
    elsewhere: elsewhere.length,
    unread: families.filter((_, at) => judged[at] === null).reduce((sum, it) => sum + it.chicks.length, 0),
    traversed: chicks.length,
  };
}

function serializeFamily(
  family: Judged,
  explain: (family: Judged, chick: ChickRow) => string[],
  language: Scope["language"],
): FamilyView {
  const { cock, hen, of, brood, chicks } = family;
  const { classes, bySex, counted, unrecorded, unclear, uneven } = brood;
  const parent = (mate: MateRow, { colour }: (typeof of)["cock"]) => ({
    id: mate.in_trash ? null : mate.bird_id,
    ring: mate.identifier,
    colour: [colour.mutation, colour.genotype].filter(Boolean).join(" · "),
  });
  return {
    cock: parent(cock, of.cock),
    hen: parent(hen, of.hen),
    is_of_today: of.cock.isOfToday || of.hen.isOfToday,
    classes: classes.map(({ name, ...it }) => ({ ...it, name: name[language], expected: counted * it.chance })),
    by_sex: bySex,
    counted,
    unrecorded: unrecorded + chicks.filter(({ species_id }) => species_id !== (hen.species_id ?? species_id)).length,
    unclear,
    impossible: brood.impossible.map((chick, at) => ({
      id: chick.id,
      ring: chick.identifier,
      called: calledBy(chick, language),
      says: at < mostExplained ? explain(family, chick) : [],
    })),
    uneven: uneven && unevenInWords(uneven, language),
  };
}
