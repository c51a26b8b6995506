import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { ThreadView } from "../tools/contract.ts";
import { turnsWhere } from "../turns/stored-turn.ts";
import { turnViewOf } from "../turns/turn-view.ts";

/** So many turns are answered at a time. */
const perPage = 30;

/** The caller's threads, all two hundred of them, the one asked last first. */
export async function listThreads({ db, org_id, user_id }: Scope): Promise<ThreadView[]> {
  return db.all<ThreadView>(sql`SELECT id, name, asked_at, version FROM assistant_threads
    WHERE org_id = ${org_id} AND user_id = ${user_id} ORDER BY asked_at DESC, id DESC`);
}

/** The statement that reads a thread of the caller's own. */
export const threadWhere = ({ db, org_id, user_id }: Scope, id: string) =>
  db.all<ThreadView>(sql`SELECT id, name, asked_at, version FROM assistant_threads
    WHERE org_id = ${org_id} AND id = ${id} AND user_id = ${user_id}`);

/**
 * A thread with its last thirty turns, or the thirty before a place in it, in their order; `earlier` is the place before which
 * there are more, null where there are none. Refuses `missing`, also for another person's.
 */
export async function findThread(scope: Scope, id: string, before = Number.MAX_SAFE_INTEGER) {
  const page = sql`turn.thread_id = ${id} AND turn.position < ${before}
    ORDER BY turn.position DESC LIMIT ${perPage + 1}`;
  const { threads, turns } = await batch(scope.db, {
    threads: threadWhere(scope, id),
    turns: turnsWhere(scope, page),
  });
  const [thread] = threads;
  if (!thread) throw new Refusal("missing");
  const shown = turns.slice(0, perPage);
  const earlier = turns.length > perPage ? (shown.at(-1)?.position ?? null) : null;
  return { ...thread, turns: shown.toReversed().map((it) => turnViewOf(it, scope.now)), earlier };
}
