import { sql } from "drizzle-orm";
import { audited, auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { FollowedUp, HealthChange } from "./contract.ts";
import { type Entry, entryOf, placeThere } from "./entering.ts";
import { entryIdOf, ofEntry } from "./entry-ids.ts";
import { type HealthEvent, readEvent, serializeEvent } from "./event-rows.ts";
import { judged, mayHave, refuseWrong } from "./whom/meant-birds.ts";

/** One event of a bird at hand; `missing` when either is not there. */
export async function findEvent(scope: Scope, bird_id: string, id: string): Promise<HealthEvent> {
  const [row] = await readEvent(scope, bird_id, id);
  if (!row) throw new Refusal("missing");
  return serializeEvent(row);
}

/** The columns of an entry, under the names that the trail knows them by. */
const columnsOf = ({ on, until, ...same }: Entry) => ({ ...same, on_day: on, until_on: until });

/**
 * Corrects what is told of an event; what it is after that is judged as a new one, and the status of the bird stays. With a
 * version a stale one is refused.
 */
export async function changeEvent(
  scope: Scope,
  bird_id: string,
  id: string,
  { org_id: _, version, ...change }: HealthChange,
): Promise<HealthEvent> {
  const before = await findEvent(scope, bird_id, id);
  if (version !== undefined && version !== before.version) throw new Refusal("stale", {}, { current: before });
  const was = entered(before);
  const stated = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const becomes = { ...was, ...stated } as Entry;
  // What is no quarantine any more has neither place nor end, unless somebody says one.
  if (becomes.kind !== "quarantine" && was.kind === "quarantine")
    Object.assign(becomes, { place_id: change.place_id ?? null, until: change.until ?? null });
  const entry = entryOf(scope, becomes);
  const [columns, old] = [columnsOf(entry), columnsOf(was)];
  const changes = Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => {
      const stood = old[name as keyof typeof old];
      return stood === value ? [] : [[name, [stood, value] as [unknown, unknown]]];
    }),
  );
  const meant = { which: sql`birds.id = ${bird_id}`, expected: 1 };
  const { db, org_id, now } = scope;
  const settings = sql.join(
    Object.entries(columns).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql`, `,
  );
  const answers = await batch(db, {
    judged: judged(scope, meant, entry),
    place: db.all<{ there: 0 | 1 }>(sql`SELECT ${placeThere(scope, entry.place_id)} AS there`),
    written: db.all<{ id: string }>(sql`
      UPDATE health_events SET ${settings},
        followed_up_on = iif(follow_up_on IS ${entry.follow_up_on}, followed_up_on, NULL),
        version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND bird_id = ${bird_id} AND id = ${id} AND version = ${before.version}
        AND ${mayHave(scope, meant, entry)} AND ${placeThere(scope, entry.place_id)} RETURNING id`),
    line:
      Object.keys(changes).length > 0
        ? audited(scope, { subject: "health", subject_id: bird_id, deed: "changed", changes })
        : db.run(sql`SELECT 1`),
    row: readEvent(scope, bird_id, id),
  });
  const [row] = answers.row;
  if (!row) throw new Refusal("missing");
  const current = serializeEvent(row);
  if (answers.written.length > 0) return current;
  refuseWrong(meant, answers.judged);
  if (!answers.place[0]?.there) throw new Refusal("invalid", { place_id: ["fields.unknown_id"] });
  throw new Refusal("stale", {}, { current });
}

const entered = ({ kind, on, findings, vet, cost, place_id, until, follow_up_on }: HealthEvent): Entry => ({
  kind,
  on,
  findings,
  vet,
  cost,
  place_id,
  until,
  follow_up_on,
});

/** Takes an event away, with its files; the status of the bird stays. `missing` when it is not there. */
export async function removeEvent(scope: Scope, bird_id: string, id: string): Promise<void> {
  const { db, org_id } = scope;
  const which = sql`org_id = ${org_id} AND bird_id = ${bird_id} AND id = ${id}
    AND EXISTS (SELECT 1 FROM birds WHERE birds.org_id = ${org_id} AND birds.id = ${bird_id} AND birds.deleted_at IS NULL)`;
  const lines = sql`
    SELECT bird_id AS subject_id, json_object('kind', json_array(kind, NULL), 'on_day', json_array(on_day, NULL)) AS changes
    FROM health_events WHERE ${which}`;
  const { gone } = await batch(db, {
    line: auditedLines(scope, { subject: "health", deed: "deleted", lines }),
    gone: db.all<{ id: string }>(sql`DELETE FROM health_events WHERE ${which} RETURNING id`),
  });
  if (gone.length === 0) throw new Refusal("missing");
}

/**
 * Notes that a visit that was to come took place, today where no day is said; with `alike` all that were told in the same go.
 * What is done already stays as it is. `missing` when the event is not there, `invalid` where it has none to come.
 */
export async function followUp(
  scope: Scope,
  id: string,
  { on, alike }: FollowedUp,
): Promise<{ id: string; done: number }> {
  const { db, org_id, now, today } = scope;
  const day = on ?? today;
  if (day > today) throw new Refusal("invalid", { on: ["health.on.future"] });
  const those = alike
    ? sql`${ofEntry(scope, entryIdOf(id))} AND follow_up_on = (
        SELECT it.follow_up_on FROM health_events it WHERE it.org_id = ${org_id} AND it.id = ${id})`
    : sql`org_id = ${org_id} AND id = ${id}`;
  const open = sql`${those} AND follow_up_on IS NOT NULL AND followed_up_on IS NULL AND on_day <= ${day}`;
  const lines = sql`SELECT bird_id AS subject_id, json_object('kind', json_array(kind, kind),
    'followed_up_on', json_array(NULL, ${day})) AS changes FROM health_events WHERE ${open}`;
  const { found, done } = await batch(db, {
    found: db.all<{ follow_up_on: string | null; on_day: string }>(sql`
      SELECT follow_up_on, on_day FROM health_events WHERE org_id = ${org_id} AND id = ${id}
        AND EXISTS (SELECT 1 FROM birds WHERE birds.org_id = ${org_id} AND birds.id = bird_id AND birds.deleted_at IS NULL)`),
    noted: auditedLines(scope, { subject: "health", lines }),
    done: db.all<{ id: string }>(sql`
      UPDATE health_events SET followed_up_on = ${day}, version = version + 1, updated_at = ${now}
      WHERE ${open} RETURNING id`),
  });
  const [event] = found;
  if (!event) throw new Refusal("missing");
  if (event.follow_up_on === null) throw new Refusal("invalid", { on: ["health.follow_up.none"] });
  if (event.on_day > day) throw new Refusal("invalid", { on: ["health.follow_up.early"] });
  return { id, done: done.length };
}
