import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { ownColoursOf } from "#worker/rings/colour-of.ts";
import type { Scope } from "#worker/scope.ts";
import { longestNest } from "./chicks/fates.ts";
import { flockRings, hatchYear, lastRings, orderedRings, type RingAdvice, ringAdvices } from "./chicks/ring-series.ts";
import { readingEggs } from "./eggs/egg-rows.ts";
import { type Egg, serializeEggs } from "./eggs/egg-view.ts";

/** The chicks of one clutch that are due for their rings, with the day until which that is done and what is advised. */
type NestToRing = {
  clutch: Egg["clutch"];
  pair: Egg["pair"];
  place: string | null;
  until: string;
  eggs: Egg[];
  rings: RingAdvice;
};
export type NestsToRing = {
  nests: NestToRing[];
  /** The versions of the chicks, by their ids. */
  chick_versions: Record<string, number>;
  /** How many nests there are beside these. */
  others: number;
  today: string;
};

/** So many nests are ringed from one page. */
const mostNests = 20;

/** The nests with chicks that are due for their rings by today, those whose time is over first. */
export async function nestsToRing(scope: Scope): Promise<NestsToRing & { rows: number }> {
  const { db, org_id, today } = scope;
  const waiting = sql`
    SELECT eggs.id FROM eggs CROSS JOIN birds chick ON chick.org_id = eggs.org_id AND chick.id = eggs.chick_id
      AND chick.identifier = eggs.chick_tag AND chick.deleted_at IS NULL
    WHERE eggs.org_id = ${org_id} AND eggs.state = 'hatched' AND eggs.chick_id IS NOT NULL AND eggs.weaned_on IS NULL
      AND eggs.hatched_on >= ${plusDays(today, -longestNest)}`;
  const { chicks, colours, flock, given, ordered, ...read } = await batch(db, {
    ...readingEggs(scope, waiting),
    chicks: db.all<{ id: string; version: number }>(sql`
      SELECT chick.id, chick.version FROM (${waiting}) found CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.id = found.id
      CROSS JOIN birds chick ON chick.org_id = eggs.org_id AND chick.id = eggs.chick_id`),
    colours: ownColoursOf(scope),
    flock: flockRings(scope),
    ordered: orderedRings(scope),
    given: lastRings(
      scope,
      sql`SELECT pairs.species_id FROM (${waiting}) found
        CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.id = found.id
        CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id`,
    ),
  });
  const speciesOf = new Map(read.rows.map(({ clutch_id, species_id }) => [clutch_id, species_id]));
  const all = inNests(serializeEggs(read, today), today);
  const nests = all.slice(0, mostNests);
  // A nest of another year asks for other rings.
  const kindOf = ({ clutch, eggs }: (typeof nests)[number]) => {
    const [id, year] = [speciesOf.get(clutch.id) ?? null, hatchYear(eggs, today)];
    return { id, year, key: `${id} ${year}` };
  };
  const kinds = [...new Map(nests.map(kindOf).map((kind) => [kind.key, kind])).values()];
  const advices = await ringAdvices(
    scope,
    kinds.map(({ id, year }) => ({
      species: read.species.find((it) => it.id === id) ?? null,
      season: given.filter(({ species_id }) => species_id === id),
      year,
      flock,
      waiting: Math.max(0, ...nests.map(({ eggs }) => eggs.length)),
    })),
    { own: colours[0]?.own ?? null, ordered },
  );
  const shown = new Set(nests.flatMap(({ eggs }) => eggs.map(({ chick }) => chick?.id)));
  return {
    nests: nests.flatMap((nest) => {
      const { key } = kindOf(nest);
      const rings = advices[kinds.findIndex((kind) => kind.key === key)];
      return rings ? { ...nest, rings } : [];
    }),
    chick_versions: Object.fromEntries(chicks.flatMap(({ id, version }) => (shown.has(id) ? [[id, version]] : []))),
    others: all.length - nests.length,
    today,
    rows: read.rows.length,
  };
}

function inNests(eggs: readonly Egg[], today: string): Array<Omit<NestToRing, "rings">> {
  const nests = new Map<string, Omit<NestToRing, "rings">>();
  for (const egg of eggs) {
    const due = egg.steps.find(({ step, on }) => step === "ring" && on <= today);
    if (!due || egg.chick?.is_gone) continue;
    const { clutch, pair, nest: lies } = egg;
    const until = due.until ?? due.on;
    const nest = nests.get(clutch.id) ?? { clutch, pair, place: lies.place, until, eggs: [] };
    nests.set(clutch.id, { ...nest, until: [until, nest.until].sort()[0] ?? until, eggs: [...nest.eggs, egg] });
  }
  for (const { eggs: lying } of nests.values()) lying.sort((one, other) => one.number - other.number);
  return [...nests.values()].sort((one, other) => (one.until < other.until ? -1 : one.until > other.until ? 1 : 0));
}
