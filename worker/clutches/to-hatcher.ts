import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { whileParentageStands } from "#worker/kinship/parentage.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { doToEggs, write } from "./egg-actions.ts";
import { type EggRow, readingEggs } from "./eggs/egg-rows.ts";
import { dayOf } from "./eggs/writing.ts";
import { type EggEvent, eggAfter, standing } from "./states/egg-after.ts";
import { type Lockdown, lockdownIn, locking } from "./trays/lockdown.ts";
import { eventsRead } from "./undoing.ts";

type Moving = { tray_id: string; hatcher_id: string };

/** So many eggs go from tray to tray in one press. */
const mostEggs = 1000;

const open = sql.raw(`eggs.${isOpenEgg}`);
const eggsOf = ({ org_id }: Pick<Scope, "org_id">, tray_id: string) => sql`
  SELECT eggs.id FROM egg_trays held CROSS JOIN eggs ON eggs.org_id = held.org_id AND eggs.id = held.egg_id
  WHERE held.org_id = ${org_id} AND held.tray_id = ${tray_id} AND ${open}`;

/** The query of the eggs in a tray that came there from another one last. */
const comeFrom = ({ org_id }: Pick<Scope, "org_id">, { tray_id, hatcher_id }: Moving) => sql`
  SELECT found.id FROM (${eggsOf({ org_id }, hatcher_id)}) found WHERE ${tray_id} = (
    SELECT moved.from_tray_id FROM egg_events put
    CROSS JOIN egg_tray_moves moved ON moved.org_id = put.org_id AND moved.event_id = put.id
    WHERE put.org_id = ${org_id} AND put.egg_id = found.id AND put.deed = 'tray' AND NOT EXISTS (
      SELECT 1 FROM egg_events back WHERE back.org_id = put.org_id AND back.egg_id = put.egg_id
        AND back.undoes = put.position)
    ORDER BY put.position DESC LIMIT 1)`;

/**
 * Takes all eggs in work from a tray into one that they hatch in, which goes into lockdown with them, in one write; once they
 * are there, nothing is done. Refuses `missing` trays, one that is no hatcher, `conflict` an empty tray, and what `doToEggs`
 * refuses: more eggs than it has slots among it.
 */
export async function lockDownInHatcher(
  scope: Scope,
  { tray_id, hatcher_id, on }: Moving & { on: string | null },
): Promise<Lockdown> {
  const { db, org_id } = scope;
  const day = dayOf(scope, on);
  const { trays, eggs, there } = await batch(db, {
    trays: db.all<{ id: string; kind: string }>(sql`
      SELECT id, kind FROM incubator_trays WHERE org_id = ${org_id} AND id IN (${tray_id}, ${hatcher_id})`),
    eggs: db.all<{ id: string }>(sql`${eggsOf(scope, tray_id)} LIMIT ${mostEggs + 1}`),
    there: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM (${comeFrom(scope, { tray_id, hatcher_id })})`),
  });
  if (!trays.some(({ id }) => id === tray_id)) throw new Refusal("missing");
  if (tray_id === hatcher_id || !trays.some(({ id, kind }) => id === hatcher_id && kind === "hatcher"))
    throw new Refusal("invalid", { hatcher_id: ["clutches.lockdown.hatcher"] });
  if (eggs.length > mostEggs) throw new Refusal("invalid", { tray_id: ["clutches.lockdown.many"] });
  // Whoever presses twice finds them there.
  if (eggs.length === 0 && (there[0]?.n ?? 0) > 0) return lockdownIn(scope, hatcher_id);
  if (eggs.length === 0) throw new Refusal("conflict", {}, { detail: "clutches.lockdown.empty" });
  const egg_ids = eggs.map(({ id }) => id);
  await doToEggs(scope, { egg_ids, tray_id: hatcher_id, on: day }, locking(scope, hatcher_id, day));
  return lockdownIn(scope, hatcher_id);
}

/**
 * Takes back that the eggs of a tray went into one that they hatch in: those to which nothing happened since lie where they
 * lay; an emptied hatcher leaves lockdown. Answers how many these were (`eggs`): where there are none nothing is done. Refuses
 * `missing`.
 */
export async function backFromHatcher(scope: Scope, moving: Moving): Promise<Lockdown & { eggs: number }> {
  const eggs = await whileParentageStands(async () => {
    const { events, rows } = await batch(scope.db, {
      ...readingEggs(scope, comeFrom(scope, moving)),
      events: eventsRead(scope, comeFrom(scope, moving)),
    });
    const own = new Map<string, EggEvent[]>(rows.map(({ id }) => [id, []]));
    for (const event of events) own.get(event.egg_id)?.push(event);
    const moves = rows.flatMap((egg) => movedBack(egg, own.get(egg.id) ?? []));
    if (moves.length > 0) await write(scope, moves, []);
    return moves.length;
  });
  return { ...(await lockdownIn(scope, moving.tray_id)), eggs };
}

function movedBack(egg: EggRow, events: readonly EggEvent[]) {
  const last = standing(events).at(-1);
  if (last?.deed !== "tray") return [];
  const becomes = eggAfter(events.filter(({ position }) => position !== last.position));
  const pairs = { from_pair_id: null, to_pair_id: null };
  const event = {
    id: newId("egg_event"),
    deed: "undone" as const,
    from_state: egg.state,
    to_state: becomes.state,
    on_day: last.on_day,
    undoes: last.position,
  };
  return [{ egg, event: { ...event, ...pairs }, becomes }];
}
