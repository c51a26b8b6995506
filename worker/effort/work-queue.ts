import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { TurnKind } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** How many such actions the app does at a time; an organisation does one. */
const atOnce = 2;
/** Seconds after which an action that no longer says it goes on is taken for dead, and between two times it says so. */
const silence = 15;
const heartbeatSeconds = 4;
/** Seconds a place in the queue is kept for whoever was told to ask again. */
const keptFor = 20;
/** Milliseconds between looks while the caller waits: a second and a half in all. */
const pauses = [100, 200, 400, 800];
/** Seconds after which a caller is asked to come again: for each place in the queue, and at most. */
const patience = { each: 3, most: 12 };

/** Where one stands in the queue; the first is 1. */
export type QueuePosition = { place: number };
/** An action's turn; `isLeft` once a write of the action has ended it. */
type Turn = { id: string; isLeft: boolean };
type OrgScope = Pick<Scope, "db" | "org_id"> & { user_id?: string | null };
export type InQueue<Given extends OrgScope = OrgScope> = Given & { turn: Turn };

type Action<Given, Answer> = {
  do: (scope: Given & { turn: Turn }) => Promise<Answer>;
  /** Whether another request has done it meanwhile: then there is nothing left to wait for. */
  done?: () => Promise<Answer | undefined>;
};

/**
 * Does an action that keeps the database long once its turn has come: one of an organisation and two of the app at a time,
 * in whatever isolate. Waits a moment; then refuses `too_many` with the caller's place, which is kept for
 * those who ask again.
 */
export async function inQueue<Given extends OrgScope, Answer>(
  scope: Given,
  kind: TurnKind,
  action: Action<Given, Answer>,
): Promise<Answer> {
  const turn = { id: newId("turn"), isLeft: false };
  // A lost heartbeat is made up for by the next one.
  const goOn = setInterval(() => scope.db.run(goingOn({ ...scope, turn })).catch(() => {}), heartbeatSeconds * 1000);
  try {
    const done = await untilBegun({ ...scope, turn }, kind, action.done);
    return done === undefined ? await action.do({ ...scope, turn }) : done;
  } finally {
    clearInterval(goOn);
    if (!turn.isLeft) await scope.db.run(leaving({ ...scope, turn }));
  }
}

/** Writes an action in one batch that also ends its turn: no trip of its own for that. */
export async function writeInQueue(scope: InQueue, statements: readonly unknown[]): Promise<void> {
  const all = [...statements, scope.db.run(leaving(scope))];
  await scope.db.batch(all as unknown as Parameters<typeof scope.db.batch>[0]);
  scope.turn.isLeft = true;
}

/** Says how far an action is, to whoever looks on. */
export async function reportStep({ db, org_id, turn }: InQueue, step: string): Promise<void> {
  await db.run(sql`UPDATE turns SET step = ${step} WHERE turns.org_id = ${org_id} AND turns.id = ${turn.id}`);
}

/** What an organisation does, or waits to do, of a kind, and its place while it waits; undefined when nothing. */
export async function queuedWork(
  { db, org_id }: OrgScope,
  kind: TurnKind,
): Promise<{ isBegun: boolean; step: string | null; place: number } | undefined> {
  const [found] = await db.all<{ is_begun: number; step: string | null; ahead: number }>(sql`
    SELECT turns.begun_at IS NOT NULL AS is_begun, turns.step, (
      SELECT count(*) FROM turns other WHERE ${isWaitingBefore}
    ) AS ahead FROM turns
    WHERE turns.org_id = ${org_id} AND turns.kind = ${kind} AND turns.until > ${inSeconds(0)}
    ORDER BY turns.begun_at IS NULL, turns.since LIMIT 1`);
  return found && { isBegun: found.is_begun === 1, step: found.step, place: found.ahead + 1 };
}

const goingOn = ({ org_id, turn }: InQueue) =>
  sql`UPDATE turns SET until = ${inSeconds(silence)}
    WHERE turns.org_id = ${org_id} AND turns.id = ${turn.id} AND begun_at IS NOT NULL`;

const leaving = ({ org_id, turn }: InQueue) =>
  sql`DELETE FROM turns WHERE turns.org_id = ${org_id} AND turns.id = ${turn.id}`;

/** Waits for the turn; answers what another request has done meanwhile. A place in the queue outlives its refusal. */
async function untilBegun<Answer>(
  scope: InQueue,
  kind: TurnKind,
  done: () => Promise<Answer | undefined> = async () => undefined,
): Promise<Answer | undefined> {
  let place = await ask(scope, kind);
  for (const pause of pauses) {
    if (place === undefined) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const answer = await done();
    if (answer !== undefined) return answer;
    place = await ask(scope, kind);
  }
  if (place === undefined) return undefined;
  scope.turn.isLeft = true;
  throw queued(place);
}

function queued(place: number): Refusal {
  const retryAfter = Math.min(patience.each * place, patience.most);
  const current: QueuePosition = { place };
  return new Refusal("too_many", {}, { detail: "effort.line", values: { place }, retryAfter, current });
}

// Waiting takes time: the clock of the request is behind by now.
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** Stands in the queue, or goes on standing there, and begins unless others come first: one write. The place, or nothing. */
async function ask({ db, org_id, user_id, turn }: InQueue, kind: TurnKind): Promise<number | undefined> {
  const { id } = turn;
  const now = inSeconds(0);
  const {
    begun,
    waiting: [waiting],
  } = await batch(db, {
    // Across organisations: a dead entry blocks everybody.
    forgotten: db.run(sql`DELETE FROM turns WHERE until <= ${now}`),
    // Asking again keeps the place; what is being done under the same ticket is another request, and waited for.
    stood: db.run(sql`INSERT INTO turns (id, org_id, kind, ticket, since, until)
      VALUES (${id}, ${org_id}, ${kind}, ${`${kind} ${user_id ?? ""}`}, ${now}, ${inSeconds(keptFor)})
      ON CONFLICT (org_id, ticket) DO UPDATE SET id = excluded.id, until = excluded.until WHERE begun_at IS NULL`),
    // What has begun under this id is this very request, asked twice by a way that broke.
    begun: db.all<{ id: string }>(sql`UPDATE turns SET begun_at = ${now}, until = ${inSeconds(silence)}
      WHERE turns.org_id = ${org_id} AND turns.id = ${id} AND (begun_at IS NOT NULL OR (
        NOT EXISTS (SELECT 1 FROM turns other WHERE other.org_id = turns.org_id AND other.begun_at IS NOT NULL)
        AND (SELECT count(DISTINCT other.org_id) FROM turns other WHERE other.org_id <> turns.org_id AND ${isBefore})
          < ${atOnce}
      )) RETURNING id`),
    waiting: db.all<{ ahead: number }>(sql`SELECT count(*) AS ahead FROM turns JOIN turns other ON ${isWaitingBefore}
      WHERE turns.org_id = ${org_id} AND turns.id = ${id}`),
  });
  return begun.length > 0 ? undefined : (waiting?.ahead ?? 0) + 1;
}

const isWaitingBefore: SQL = sql`other.begun_at IS NULL AND (other.since, other.id) < (turns.since, turns.id)`;
const isBefore: SQL = sql`(other.begun_at IS NOT NULL OR (${isWaitingBefore}))`;
