import { sql } from "drizzle-orm";
import { type Bird, findBird } from "#worker/birds/columns/details.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import { isTooEarly, storedFacts } from "#worker/birds/columns/status-day.ts";
import { changeBird } from "#worker/birds/queries.ts";
import { moving } from "#worker/housing/moving.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { whileParentageStands } from "#worker/kinship/parentage.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { ringKey } from "#worker/rings/keys.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { seededAgain, statusOf } from "#worker/statuses/seeded-statuses.ts";
import { hybridsIn, mixedOf } from "./chicks/hybrids.ts";
import type { Loss, Ringing, Weaning, WeaningTogether } from "./contract.ts";
import { isWeanedTooSoon } from "./days/cautions.ts";
import { write } from "./egg-actions.ts";
import { type EggRow, idsListed, readEggs, readingEggs } from "./eggs/egg-rows.ts";
import { type Egg, serializeEggs } from "./eggs/egg-view.ts";
import {
  type Caution,
  dayOf,
  doneAlready,
  eventIds,
  factsOf,
  type NewEvent,
  stillSo,
  writingEggs,
} from "./eggs/writing.ts";
import { chickIds, chickOf, matesOf } from "./hatching.ts";
import { illegal } from "./judging.ts";
import { after } from "./states/egg-after.ts";

const event = (id: string, action: NewEvent["deed"], on_day: string): NewEvent => ({
  id,
  deed: action,
  on_day,
  from_state: null,
  to_state: null,
  from_pair_id: null,
  to_pair_id: null,
  undoes: null,
});

/** Makes the bird of an egg that hatched while the plan had no room for it. Refuses `plan_limit` while it has none. */
export async function makeChick(scope: Scope, egg_id: string): Promise<Egg> {
  const event_id = await idFor(scope, "egg_event");
  const ids = await chickIds(scope, [egg_id]);
  return whileParentageStands(async () => {
    const { mates, mixed, done, ...read } = await batch(scope.db, {
      ...readingEggs(scope, idsListed([egg_id])),
      mates: matesOf(scope, [egg_id]),
      mixed: mixedOf(scope, [egg_id]),
      done: doneAlready(scope, [event_id]),
    });
    const [egg] = read.rows;
    if (!egg) throw new Refusal("missing");
    if (done.length === 0) {
      if (egg.hatched_on === null || egg.chick_ring !== null) throw illegal(scope, [egg]);
      const hatching = chickOf(egg, { mates, hybrids: await hybridsIn(scope, mixed), ids }, egg.hatched_on);
      if (hatching.length === 0) throw new Refusal("conflict", {}, { detail: "clutches.no_species" });
      const move = { egg, event: event(event_id, "chick", egg.hatched_on), becomes: factsOf(egg) };
      await write(scope, [move], hatching, { orRefuse: true });
    }
    const [view] = serializeEggs(await readEggs(scope, idsListed([egg_id])), scope.today);
    if (!view) throw new Refusal("missing");
    return view;
  });
}

/**
 * Gives a bird its ring in the place of the tag it bore since it hatched, with what is seen of it on that day, and notes it
 * with its egg in the same write. Refuses a ring that is in the flock (`conflict`), a day before the hatch, and colours
 * that its sex cannot have.
 */
export async function ringChick(scope: Scope, bird_id: string, input: Ringing): Promise<Bird> {
  const on = dayOf(scope, input.on);
  const egg = await eggOf(scope, bird_id);
  refuseBeforeHatch(egg, on);
  const { on: _, org_id: __, ...change } = input;
  const ringed = event(await idFor(scope, "egg_event"), "ringed", on);
  const isTag = ringKey(change.identifier) === ringKey(egg?.chick_tag ?? "");
  const along = egg && !isTag ? { behind: { ringed: notedOnce(scope, egg, ringed) } } : {};
  return changeBird(scope, bird_id, change, along);
}

/**
 * Notes that a chick feeds itself and moves it where it is to go, both or neither. Refuses a bird that came of no egg here
 * or is gone, one that is weaned already, and as a move does.
 */
export async function weanChick(
  scope: Scope,
  bird_id: string,
  input: Weaning,
): Promise<{ bird: Bird; warnings: Caution[] }> {
  const { warnings } = await weanChicks(scope, { ...input, ids: [bird_id] });
  return { bird: await findBird(scope, bird_id), warnings };
}

/** The same of several, all or none; a refusal says which of them it is about. */
export async function weanChicks(
  scope: Scope,
  { ids, ...asked }: WeaningTogether,
): Promise<{ weaned: number; warnings: Caution[] }> {
  const on = dayOf(scope, asked.on);
  const warnings = await whileParentageStands(async () => {
    const { rows, species } = await readEggs(
      scope,
      sql`SELECT of.id FROM ${jsonCells(ids.map((id) => [id]))} AS named
        CROSS JOIN eggs of ON of.org_id = ${scope.org_id} AND of.chick_id = named.value->>0`,
    );
    const events = await eventIds(
      scope,
      rows.map(({ id }) => id),
    );
    const done = await doneAlready(scope, events.values());
    // A repeated request gets the same answer.
    if (done.length > 0 && done.length === ids.length) return [];
    const eggs = ids.map((id) => rows.find(({ chick_id }) => chick_id === id));
    for (const [at, egg] of eggs.entries()) await refuseWeaning(scope, ids, at, egg, on);
    await wean(
      scope,
      eggs.flatMap((egg) => (egg ? [{ egg, event: event(events.get(egg.id) ?? "", "weaned", on) }] : [])),
      { ...asked, on },
    );
    const early = rows.find((egg) => {
      const kind = species.find(({ id }) => id === egg.species_id);
      return isWeanedTooSoon(egg.hatched_on, on, kind?.weaning_day ?? null);
    });
    const code = "clutches.weaned_too_soon";
    return early ? [{ code, message: translate(scope.language, code, { ring: early.chick_ring ?? "" }) }] : [];
  });
  return { weaned: ids.length, warnings };
}

/** Refuses one of several that cannot be weaned; where it is not the only one, by its name. */
async function refuseWeaning(
  scope: Scope,
  ids: readonly string[],
  at: number,
  egg: EggRow | undefined,
  on: string,
): Promise<void> {
  const ring = egg?.chick_ring ?? (await findBird(scope, ids[at] ?? "")).identifier;
  const of = ids.length > 1 ? ".of" : "";
  const no = (detail: string) => new Refusal("conflict", {}, { detail: `clutches.${detail}${of}`, values: { ring } });
  if (!egg) throw no("no_egg");
  if (egg.hatched_on && on < egg.hatched_on)
    throw new Refusal("invalid", { on: [`clutches.on.before_hatch${of}`] }, { values: { ring } });
  if (egg.chick_gone) throw no("chick_gone");
  if (egg.weaned_on !== null) throw no("weaned");
}

type Nestling = { egg: EggRow; event: NewEvent };

async function wean(scope: Scope, nestlings: readonly Nestling[], { on, ...asked }: Weaning & { on: string }) {
  const { place_id, reason } = asked;
  const ids = nestlings.map(({ egg }) => egg.chick_id);
  const chicks = sql`birds.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const goes = place_id !== null && nestlings.some(({ egg }) => egg.chick_place_id !== place_id);
  const move = goes
    ? moving(scope, { which: chicks, expected: ids.length }, { place_id, reason, moved_on: on })
    : { statements: {}, allowed: sql`1`, serialize: () => {} };
  const here = sql`(SELECT count(*) FROM birds
    WHERE birds.org_id = ${scope.org_id} AND ${chicks} AND birds.deleted_at IS NULL AND NOT ${isGone(scope)}) = ${ids.length}`;
  const answers = await batch(scope.db, {
    here: stillSo(scope, here),
    ...writingEggs(
      scope,
      nestlings.map(({ egg, event: weaned }) => ({ egg, event: weaned, becomes: after(factsOf(egg), weaned) })),
      move.allowed,
    ),
    ...move.statements,
  });
  move.serialize(answers as Parameters<ReturnType<typeof moving>["serialize"]>[0]);
}

/** Notes that a bird died: the day, of what, and the status for it, which is made again in the same write if need be. */
export async function loseBird(scope: Scope, bird_id: string, { cause, version, ...asked }: Loss): Promise<Bird> {
  const on = dayOf(scope, asked.on);
  // A loss that is refused brings no status back, and without it nothing is noted.
  const may = sql`EXISTS (SELECT 1 FROM birds
    WHERE birds.org_id = ${scope.org_id} AND birds.id = ${bird_id} AND birds.deleted_at IS NULL
      AND NOT ${isTooEarly(sql`${on}`, storedFacts)} ${version === undefined ? sql`` : sql`AND birds.version = ${version}`})`;
  const status_id = sql`ifnull(${statusOf(scope, "deceased")}, '')`;
  const change = { status_id, status_since: on, cause_of_death: cause, version };
  try {
    return await changeBird(scope, bird_id, change, { before: seededAgain(scope, "deceased", may) });
  } catch (thrown) {
    throw thrown instanceof Refusal ? asTyped(thrown) : thrown;
  }
}

/** The same refusal at the fields that a loss has. */
function asTyped({ code, fields, extras }: Refusal): Refusal {
  const names: Record<string, string> = { status_since: "on", cause_of_death: "cause" };
  const { status_id: _, ...said } = fields;
  const own = Object.entries(said).map(([field, codes]) => [names[field] ?? field, codes]);
  return new Refusal(code, Object.fromEntries(own), extras);
}

async function eggOf(scope: Scope, bird_id: string): Promise<EggRow | undefined> {
  const found = sql`SELECT of.id FROM eggs of WHERE of.org_id = ${scope.org_id} AND of.chick_id = ${bird_id}`;
  const { rows } = await readEggs(scope, found);
  return rows[0];
}

function refuseBeforeHatch(egg: EggRow | undefined, on: string): void {
  if (egg?.hatched_on && on < egg.hatched_on) throw new Refusal("invalid", { on: ["clutches.on.before_hatch"] });
}

/** The statement that notes that a chick was ringed, once, right behind the write that gave it its ring. */
function notedOnce({ db, org_id, user_id, now }: Scope, egg: EggRow, { id, deed, on_day }: NewEvent) {
  const before = sql`FROM egg_events held WHERE held.org_id = ${org_id} AND held.egg_id = ${egg.id}`;
  return db.run(sql`
    INSERT INTO egg_events (id, org_id, egg_id, position, deed, on_day, user_id, at)
    SELECT ${id}, ${org_id}, ${egg.id}, (SELECT max(held.position) + 1 ${before}), ${deed}, ${on_day}, ${user_id}, ${now}
    WHERE changes() > 0 AND NOT EXISTS (SELECT 1 ${before} AND held.deed = ${deed}) ON CONFLICT DO NOTHING`);
}
