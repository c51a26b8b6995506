import { createClient, type ResultSet } from "@libsql/client";
import { expect, test } from "vitest";
import { accompanied } from "#db/joined-batches.ts";

function flock() {
  const client = createClient({ url: ":memory:" });
  const requests: string[][] = [];
  const { execute, batch } = client;
  const noted = (statements: unknown[]) => void requests.push(statements.map(String));
  client.execute = ((statement: string) => {
    noted([statement]);
    return Reflect.apply(execute, client, [statement]);
  }) as typeof execute;
  client.batch = (statements) => {
    noted(statements);
    return Reflect.apply(batch, client, [statements]);
  };
  return { asked: requests, ...accompanied(client) };
}

const received: unknown[] = [];
const hear = ({ rows }: ResultSet) => void received.push(rows[0]?.who);
const who = "SELECT 'Rita' AS who";

test("a deferred query joins the next query and its answer is read first", async () => {
  const { client, alongside, alone, asked } = flock();
  alongside(who, hear);
  const { rows } = await client.execute("SELECT 1 AS canary");
  expect([rows[0]?.canary, received.pop()]).toEqual([1, "Rita"]);
  await client.execute("SELECT 2");
  await alone();
  expect(asked).toEqual([["SELECT 1 AS canary", who], ["SELECT 2"]]);
});

test("a write waits until the question is answered by itself", async () => {
  const { client, alongside, asked } = flock();
  alongside(who, () => {
    throw new Error("nobody");
  });
  await expect(client.batch(["CREATE TABLE nests (id)"])).rejects.toThrow("nobody");
  expect(asked).toEqual([[who]]);
});

test("a deferred query that joins no other runs alone, once", async () => {
  const { alongside, alone, asked } = flock();
  alongside(who, hear);
  await alone();
  await alone();
  expect([received.pop(), asked]).toEqual(["Rita", [[who]]]);
});

test("a failed check hides the answers of the same batch", async () => {
  const { client, alongside } = flock();
  alongside(who, () => {
    throw new Error("somebody else");
  });
  await expect(client.batch(["SELECT 1", "SELECT 2"])).rejects.toThrow("somebody else");
  expect(await client.batch(["SELECT 1", "SELECT 2"])).toHaveLength(2);
});
