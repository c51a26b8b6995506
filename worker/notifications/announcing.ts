import type { SQL } from "drizzle-orm";
import type { Database, OpenedDatabase } from "#db/connection.ts";
import type { Env } from "#worker/env.ts";

type Answering = {
  env: Pick<Env, "NOTICES">;
  executionCtx: Pick<ExecutionContext, "waitUntil">;
  var: { opened: OpenedDatabase };
};

/** Who is told that notifications were written, by the connection of the request that writes them. */
const listeners = new WeakMap<Database, (org_id: string) => void>();

/**
 * From now on the queue is told of the first notifications that a request writes, beside its answer. A queue that does not
 * take it costs a minute: the clock looks after what nobody has mailed.
 */
export function announceNotices(c: Answering): void {
  const { db } = c.var.opened;
  listeners.set(db, (org_id) => {
    listeners.delete(db);
    c.executionCtx.waitUntil(send(c.env, org_id));
  });
}

async function send({ NOTICES }: Pick<Env, "NOTICES">, org_id: string): Promise<void> {
  await NOTICES.send({ org_id }).catch(() => {});
}

/** Makes a statement that notifies: where rows come of it in a batch, whoever listens to that connection is told. */
export function announced(db: Database, org_id: string) {
  return (query: SQL) => {
    const statement = db.run(query);
    // Its answer passes here whichever way the batch is run, so nobody has to ask the database what came of it.
    const mapResult = statement.mapResult.bind(statement);
    statement.mapResult = (result, isFromBatch) => {
      if ((result as { rowsAffected?: number }).rowsAffected) listeners.get(db)?.(org_id);
      return mapResult(result, isFromBatch);
    };
    return statement;
  };
}
