import { type Client, LibsqlError } from "@libsql/client";
import { expect, test } from "vitest";
import { persistent } from "#db/attempts.ts";
import { DatabaseAway, WayLost } from "#db/database-away.ts";

const wait = async () => {};

/** A client that meets these faults in turn and then answers; and what it was asked. */
function clientThatMeets(...faults: unknown[]) {
  const requests: string[] = [];
  const meet = async (mode: string) => {
    requests.push(mode);
    const fault = faults.shift();
    if (fault) throw fault;
    return [] as never;
  };
  const client = { execute: () => meet("lone"), batch: (_: unknown, mode: string) => meet(mode) } as unknown as Client;
  return { client: persistent(client, { left: () => 10_000, wait }), asked: requests };
}
const states = (code: string) => new LibsqlError("no", code);
const busyTimes = (times: number) => Array.from({ length: times }, () => states("SQLITE_BUSY"));

test("a busy database is asked up to six times, for a batch as for a lone statement", async () => {
  const lone = clientThatMeets(...busyTimes(5));
  await lone.client.execute("DELETE FROM birds");
  expect(lone.asked).toHaveLength(6);
  const batch = clientThatMeets(...busyTimes(6));
  await expect(batch.client.batch(["DELETE FROM birds"])).rejects.toThrow(DatabaseAway);
  expect(batch.asked).toEqual(Array(6).fill("write"));
});

test("retries end when the time for the request is over", async () => {
  const requests: number[] = [];
  const client = {
    execute: async () => Promise.reject(requests.push(1) && states("SQLITE_BUSY")),
  } as unknown as Client;
  await expect(persistent(client, { left: () => 0, wait }).execute("SELECT 1")).rejects.toThrow(DatabaseAway);
  expect(requests).toHaveLength(1);
});

const silent = [
  ...["SQLITE_FULL", "SQLITE_IOERR", "SQLITE_IOERR_WRITE", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_NOMEM"],
  ...["SQLITE_CORRUPT", "BLOCKED", "STREAM_EXPIRED", "HRANA_PROTO_ERROR", "HRANA_CLOSED_ERROR", "SERVER_ERROR"],
];
test.each(silent)("%s is reported as database away without another attempt", async (code) => {
  const { client, asked } = clientThatMeets(states(code));
  await expect(client.execute("SELECT 1")).rejects.toThrow(DatabaseAway);
  expect(asked).toHaveLength(1);
});

test("an answer that is not JSON counts as none", async () => {
  const { client } = clientThatMeets(new SyntaxError("Unexpected token <"));
  await expect(client.execute("SELECT 1")).rejects.toThrow(DatabaseAway);
});

const spoken = ["SQLITE_CONSTRAINT", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_ERROR", "SQLITE_TOOBIG", "SQL_PARSE_ERROR"];
test.each(spoken)("%s stays an unexpected error", async (code) => {
  const { client } = clientThatMeets(states(code));
  const failed = client.execute("SELECT 1");
  await expect(failed).rejects.toThrow(LibsqlError);
  await expect(failed).rejects.not.toThrow(DatabaseAway);
});

test("a transaction that another writer took over is begun again", async () => {
  const { client, asked } = clientThatMeets(states("TRANSACTION_TIMEOUT"), states("TRANSACTION_CLOSED"));
  await client.batch(["DELETE FROM birds"]);
  expect(asked).toHaveLength(3);
});

test("a broken connection is tried once more, and an error after it is reported as a broken connection", async () => {
  const twice = clientThatMeets(new WayLost("reset"), new WayLost("reset"));
  await expect(twice.client.execute("SELECT 1")).rejects.toThrow(WayLost);
  expect(twice.asked).toHaveLength(2);
  const echo = clientThatMeets(new WayLost("reset"), states("SQLITE_CONSTRAINT"));
  const failed = echo.client.execute("INSERT INTO birds VALUES (1)");
  await expect(failed).rejects.toThrow(WayLost);
  await expect(failed).rejects.toMatchObject({ cause: { code: "SQLITE_CONSTRAINT" } });
});
