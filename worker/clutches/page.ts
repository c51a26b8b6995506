import { sql } from "drizzle-orm";
import type { EggAction, EggState, PairState } from "#db/vocabulary.ts";
import { type PlacePicks, placePicks, placesToPick } from "#worker/birds/picker/place-picks.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { ownColoursOf } from "#worker/rings/colour-of.ts";
import type { Scope } from "#worker/scope.ts";
import { mixedChicks } from "./chicks/hybrids.ts";
import { flockRings, hatchYear, lastRings, orderedRings, type RingAdvice, ringAdvices } from "./chicks/ring-series.ts";
import type { ClutchQuery } from "./contract.ts";
import { readingEggs, type SeasonSpecies } from "./eggs/egg-rows.ts";
import { type Egg, serializeEggs } from "./eggs/egg-view.ts";
import { type Clutch, clutchIn, clutchRow } from "./nest/clutch-facts.ts";
import { type ClutchHead, matesOfPair, type PairMate } from "./queries.ts";
import { type TrayChoice, traysToPick } from "./trays/choices.ts";

/** A move of an egg as its page tells it; `by` is who did it, null for people who are gone. */
export type EggEventView = {
  egg_id: string;
  position: number;
  deed: EggAction;
  from_state: EggState | null;
  to_state: EggState | null;
  on_day: string | null;
  from_pair: string | null;
  to_pair: string | null;
  /** The tray of a machine that it went into: `Machine · A`. */
  to_tray: string | null;
  undoes: number | null;
  by: string | null;
  at: string;
};

type Nest = { id: string; number: string; place: string | null };
export type ClutchPage = {
  clutch: Clutch;
  pair: { id: string; number: string; state: PairState; place_id: string | null; place: string | null };
  birds: PairMate[];
  species: SeasonSpecies | null;
  siblings: ClutchHead[];
  eggs: Egg[];
  /** How many eggs there are in all, and on how many pages. */
  total: number;
  total_pages: number;
  page: number;
  /** What was done to these eggs, the latest first and no more than are read in one go. */
  events: EggEventView[];
  /** Pairs that may foster, its own first; `more` where there are others, so that they have to be looked for. */
  nests: { items: Nest[]; more: boolean };
  /** Trays of machines that eggs may go into, the one that was used last first. */
  trays: TrayChoice[];
  rings: RingAdvice;
  /** The versions of the chicks that wait for a ring, by their ids. */
  chick_versions: Record<string, number>;
  /** Chicks of two species, each with the one it is recorded as; `is_mothers` where that is the hen's. */
  mixed: Array<{ id: string; ring: string; species: string; is_mothers: boolean }>;
  /** Where a weaned chick may go. */
  places: PlacePicks;
  today: string;
};

type PairRow = ClutchPage["pair"] & { species_id: string | null };

const mostEvents = 400;
/** So many nests one box shows; of more any is found by its number or a ring. */
const mostNests = 30;

/** A clutch with a page of its eggs, what was done to them, and what its forms offer; `missing` without it. */
export async function clutchPage(scope: Scope, id: string, { page, page_size }: ClutchQuery): Promise<ClutchPage> {
  const { org_id, db } = scope;
  const own = sql`own.org_id = ${org_id} AND own.clutch_id = ${id}`;
  const eggs = sql`SELECT own.id FROM eggs own WHERE ${own}
    ORDER BY own.number LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`;
  const pair = sql`SELECT here.pair_id FROM clutches here WHERE here.org_id = ${org_id} AND here.id = ${id}`;
  const answers = await batch(db, {
    clutch: clutchRow(scope, id),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM eggs own WHERE ${own}`),
    pair: db.all<PairRow>(sql`
      SELECT pairs.id, pairs.number, pairs.state, pairs.place_id, places.name AS place, pairs.species_id
      FROM pairs LEFT JOIN places ON places.org_id = pairs.org_id AND places.id = pairs.place_id
      WHERE pairs.org_id = ${org_id} AND pairs.id = (${pair})`),
    birds: matesOfPair(scope, pair),
    siblings: db.all<ClutchHead>(sql`
      SELECT id, number FROM clutches WHERE org_id = ${org_id} AND pair_id = (${pair}) ORDER BY number`),
    events: db.all<EggEventView>(sql`
      SELECT it.egg_id, it.position, it.deed, it.from_state, it.to_state, it.on_day, it.undoes, it.at, users.name AS by,
        (SELECT number FROM pairs WHERE pairs.org_id = it.org_id AND pairs.id = it.from_pair_id) AS from_pair,
        (SELECT number FROM pairs WHERE pairs.org_id = it.org_id AND pairs.id = it.to_pair_id) AS to_pair,
        (SELECT machine.name || ' · ' || tray.name FROM egg_tray_moves moved
          CROSS JOIN incubator_trays tray ON tray.org_id = moved.org_id AND tray.id = moved.to_tray_id
          CROSS JOIN incubators machine ON machine.org_id = tray.org_id AND machine.id = tray.incubator_id
          WHERE moved.org_id = it.org_id AND moved.event_id = it.id AND it.deed = 'tray') AS to_tray
      FROM egg_events it LEFT JOIN users ON users.org_id = it.org_id AND users.id = it.user_id
      WHERE it.org_id = ${org_id} AND it.egg_id IN (${eggs}) ORDER BY it.at DESC, it.egg_id DESC, it.position DESC
      LIMIT ${mostEvents}`),
    nests: db.all<Nest>(sql`
      SELECT pairs.id, pairs.number, places.name AS place FROM pairs
      LEFT JOIN places ON places.org_id = pairs.org_id AND places.id = pairs.place_id
      WHERE pairs.org_id = ${org_id} AND pairs.state IN ('planned', 'active', 'resting')
      ORDER BY pairs.id IS NOT (${pair}), pairs.season DESC, pairs.position LIMIT ${mostNests + 1}`),
    trays: traysToPick(scope),
    places: placesToPick(scope),
    colours: ownColoursOf(scope),
    chicks: db.all<{ id: string; version: number }>(sql`
      SELECT chick.id, chick.version FROM eggs CROSS JOIN birds chick ON chick.org_id = eggs.org_id
        AND chick.id = eggs.chick_id AND chick.identifier = eggs.chick_tag AND chick.deleted_at IS NULL
      WHERE eggs.org_id = ${org_id} AND eggs.id IN (${eggs})`),
    mixed: mixedChicks(scope, eggs),
    season: lastRings(scope, sql`SELECT species_id FROM pairs WHERE org_id = ${org_id} AND id = (${pair})`),
    flock: flockRings(scope),
    ordered: orderedRings(scope),
    ...readingEggs(scope, eggs),
  });
  const clutch = clutchIn(answers.clutch);
  const [of] = answers.pair;
  if (!of) throw new Refusal("missing");
  const total = answers.counted[0]?.n ?? 0;
  const species = answers.species.find((it) => it.id === of.species_id) ?? null;
  const { id: pair_id, number, state, place_id, place } = of;
  const eggsShown = serializeEggs(answers, scope.today);
  const { season, flock, colours, ordered } = answers;
  const bare = eggsShown.filter(({ chick }) => chick?.id && !chick.is_ringed && !chick.is_gone);
  const before = { species, season, flock, waiting: bare.length, year: hatchYear(bare, scope.today) };
  const [rings] = await ringAdvices(scope, [before], { own: colours[0]?.own ?? null, ordered });
  if (!rings) throw new Refusal("missing");
  return {
    clutch,
    pair: { id: pair_id, number, state, place_id, place },
    birds: answers.birds,
    species,
    siblings: answers.siblings,
    eggs: eggsShown,
    events: answers.events,
    total,
    total_pages: Math.max(1, Math.ceil(total / page_size)),
    page,
    nests: { items: answers.nests.slice(0, mostNests), more: answers.nests.length > mostNests },
    trays: answers.trays,
    places: placePicks(answers.places),
    today: scope.today,
    mixed: answers.mixed.map(({ is_mothers, ...chick }) => ({ ...chick, is_mothers: is_mothers === 1 })),
    chick_versions: Object.fromEntries(answers.chicks.map(({ id, version }) => [id, version])),
    rings,
  };
}
