import { type SQL, sql } from "drizzle-orm";
import { idForKey, newId, newIds } from "#db/ids.ts";
import type { PairState } from "#db/vocabulary.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Laying, oldestLaying } from "./contract.ts";
import { idsListed, layingsIn, readingEggs } from "./eggs/egg-rows.ts";
import { type Egg, serializeEggs } from "./eggs/egg-view.ts";
import { hasRoom, type RoomLeft, roomLeft, whatIsFull } from "./room-left.ts";

/** What a laying came to: the clutch it went into, and its eggs with their days. */
export type Laid = { clutch: { id: string; number: number }; eggs: Egg[] };

type Pair = RoomLeft & { state: PairState; started_on: string | null; hens: string; begins: 0 | 1 };

/**
 * Lays eggs into the pair's open clutch, or into a new one where none is open: one write that counts clutch and eggs
 * itself, so two clients open one clutch. Refuses `missing`, days nobody can mean (`invalid`; one before the pair was
 * together may be confirmed), a pair that has ended or has no room for so many (`conflict`), and more eggs in work than
 * the plan holds (`plan_limit`). The same Idempotency-Key leads to the same eggs.
 */
export async function layEggs(scope: Scope, pair_id: string, input: Laying): Promise<Laid> {
  const { laid_on = scope.today, count, every, hen_id, new_clutch, confirmed } = input;
  const days = Array.from({ length: count }, (_, at) => (laid_on === null ? null : plusDays(laid_on, at * every)));
  refuseDays(scope, days);
  const ids = await eggIds(scope, count);
  const clutch_id = newId("clutch");
  const events = newIds("egg_event", count);
  const { org_id, user_id, now } = scope;
  const open = sql`(SELECT begun.id FROM clutches begun WHERE begun.org_id = ${org_id} AND begun.pair_id = ${pair_id}
    AND ${isOpenClutch(sql`begun`)} ORDER BY begun.number DESC LIMIT 1)`;
  const begins = new_clutch ? sql`1` : sql`(${open} IS NULL)`;
  const order: Order = { pair_id, laid_on, hen_id, count, confirmed };
  const mayOpen = mayLay(scope, order, { clutch: sql`SELECT NULL`, begins: 1 });
  const known = sql`EXISTS (SELECT 1 FROM eggs done WHERE done.org_id = ${org_id} AND done.id = ${ids[0]})`;
  const into = sql`(SELECT into_.id FROM clutches into_ WHERE into_.org_id = ${org_id} AND into_.pair_id = ${pair_id}
    AND (into_.id = ${clutch_id} OR (${new_clutch ? 0 : 1} AND ${isOpenClutch(sql`into_`)})) ORDER BY into_.number DESC LIMIT 1)`;
  const may = mayLay(scope, order, { clutch: into, begins: 0 });
  const rows = ids.map((id, at) => [id, days[at] ?? null, events[at], at + 1]);
  const { pair, layings, ...answers } = await batch(scope.db, {
    pair: scope.db.all<Pair>(pairQuery(scope, pair_id, { clutch: new_clutch ? sql`SELECT NULL` : open, begins })),
    opened: scope.db.run(sql`
      INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
      SELECT ${clutch_id}, ${org_id}, ${pair_id}, (
        SELECT ifnull(max(before.number), 0) + 1 FROM clutches before
        WHERE before.org_id = ${org_id} AND before.pair_id = ${pair_id}
      ), ${now}, ${now}
      WHERE ${mayOpen} AND NOT ${known} AND ${begins}`),
    laid: scope.db.run(sql`
      INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, hen_id, laid_on, state, created_at, updated_at)
      SELECT said.value->>0, ${org_id}, opened.id, ${pair_id}, said.value->>3 + (
        SELECT ifnull(max(beside.number), 0) FROM eggs beside
        WHERE beside.org_id = ${org_id} AND beside.clutch_id = opened.id
      ), ${hen_id}, said.value->>1, 'laid', ${now}, ${now}
      FROM (SELECT ${into} AS id, ${known} AS known) opened CROSS JOIN ${jsonCells(rows)} AS said
      WHERE opened.id IS NOT NULL AND NOT opened.known AND ${may}`),
    events: scope.db.run(sql`
      INSERT INTO egg_events (id, org_id, egg_id, position, deed, to_state, on_day, user_id, at)
      SELECT said.value->>2, ${org_id}, eggs.id, 1, 'laid', 'laid', eggs.laid_on, ${user_id}, ${now}
      FROM ${jsonCells(rows)} AS said CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.id = said.value->>0
      WHERE NOT EXISTS (SELECT 1 FROM egg_events done WHERE done.org_id = ${org_id} AND done.egg_id = eggs.id)`),
    ...readingEggs(scope, idsListed(ids)),
    layings: layingsIn(
      scope,
      sql`SELECT eggs.clutch_id FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.id = ${ids[0]}`,
    ),
  });
  const [first] = answers.rows;
  if (!first) throw whyNot(scope, pair[0], order);
  if (first.pair_id !== pair_id || answers.rows.length !== count)
    throw new Refusal("conflict", {}, { detail: "clutches.key_reused" });
  const eggs = serializeEggs({ rows: answers.rows, layings, species: answers.species }, scope.today);
  return { clutch: { id: first.clutch_id, number: first.clutch_number }, eggs };
}

/** Whether the clutch of an alias has an egg of which something is expected. */
const isOpenClutch = (clutch: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM eggs waiting WHERE waiting.org_id = ${clutch}.org_id AND waiting.clutch_id = ${clutch}.id
  AND waiting.state IN ('laid', 'stored', 'set', 'fertile', 'pipped'))`;

async function eggIds(scope: Scope, count: number): Promise<string[]> {
  const { idempotency_key: key, org_id } = scope;
  if (!key) return newIds("egg", count);
  return Promise.all(Array.from({ length: count }, (_, at) => idForKey("egg", org_id, `${key}\n${at}`)));
}

function refuseDays({ today }: Scope, days: ReadonlyArray<string | null>) {
  const [first, last] = [days[0] ?? null, days.at(-1) ?? null];
  if (first === null || last === null) return;
  const wrong = (code: string) => new Refusal("invalid", { laid_on: [code] });
  if (last > today) throw wrong("clutches.laid_on.future");
  if (first <= plusDays(today, -oldestLaying)) throw wrong("clutches.laid_on.old");
}

type Into = { clutch: SQL; begins: SQL | number };
type Order = { pair_id: string; laid_on: string | null; hen_id: string | null; count: number; confirmed: boolean };

const pairQuery = (scope: Scope, pair_id: string, { clutch, begins }: Into) => sql`
  SELECT pairs.state, pairs.started_on, ${begins} AS begins, ${roomLeft(scope, sql`pairs.id`, clutch)}, (
    SELECT json_group_array(joined.bird_id) FROM pair_birds joined
    WHERE joined.org_id = pairs.org_id AND joined.pair_id = pairs.id AND joined.side = 'hen'
  ) AS hens FROM pairs WHERE pairs.org_id = ${scope.org_id} AND pairs.id = ${pair_id}`;

const mayLay = (scope: Scope, { pair_id, laid_on, hen_id, count, confirmed }: Order, into: Into) => sql`EXISTS (
  SELECT 1 FROM (${pairQuery(scope, pair_id, into)}) it WHERE it.state <> 'ended' AND ${hasRoom(count, sql`it.begins`)}
  AND (${Number(confirmed)} OR ${laid_on} IS NULL OR it.started_on IS NULL OR it.started_on <= ${laid_on})
  AND (${hen_id} IS NULL OR ${hen_id} IN (SELECT value FROM json_each(it.hens))))`;

/** The refusal of a day on which the pair was not together yet, until it is confirmed. */
export const beforePair = () =>
  new Refusal("invalid", { laid_on: ["clutches.laid_on.before_pair"], confirmed: ["clutches.laid_on.confirm"] });

function whyNot(scope: Scope, pair: Pair | undefined, { laid_on, hen_id, count, confirmed }: Order): Refusal {
  if (!pair) return new Refusal("missing");
  if (pair.state === "ended") return new Refusal("conflict", {}, { detail: "clutches.pair_ended" });
  if (hen_id !== null && !(JSON.parse(pair.hens) as unknown[]).includes(hen_id))
    return new Refusal("invalid", { hen_id: ["clutches.hen_id.other"] });
  if (!confirmed && laid_on !== null && pair.started_on !== null && laid_on < pair.started_on) return beforePair();
  return whatIsFull(scope, pair, count, pair.begins === 1) ?? new Refusal("unavailable", {}, { retryAfter: 1 });
}
