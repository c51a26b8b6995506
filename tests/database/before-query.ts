import type { Client } from "@libsql/client";
import type { Database } from "#db/connection.ts";

/** Lets something happen right before the first question that holds such words: what another request may do in between. */
export function before(db: Database, words: string, happens: () => Promise<unknown>): void {
  const client = (db as unknown as { $client: Client }).$client;
  const { batch, execute } = client;
  const meanwhile = async (input: unknown) => {
    if (!JSON.stringify(input).includes(words)) return;
    Object.assign(client, { batch, execute });
    await happens();
  };
  client.batch = async (...given) => {
    await meanwhile(given[0]);
    return Reflect.apply(batch, client, given);
  };
  client.execute = async (...given: unknown[]) => {
    await meanwhile(given[0]);
    return Reflect.apply(execute, client, given);
  };
}
