import { LibsqlError } from "@libsql/client";
import { expect, test } from "vitest";
import { DatabaseAway, StreamRefused, WayLost } from "#db/database-away.ts";
import { pipelineClient } from "#db/pipeline.ts";

type Body = { baton: string | null; requests: Array<{ type: string; batch?: { steps: unknown[] } }> };
type Sent = Body & { url: string; authorization: string | undefined };
const rows = (...values: unknown[]) => ({
  cols: [{ name: "it" }],
  rows: values.map((value) => [value]),
  affected_row_count: 0,
  last_insert_rowid: null,
});
const text = (value: string) => ({ type: "text", value });
const found = { type: "ok", response: { type: "execute", result: rows(text("Piu")) } };
const refusal = { type: "error", error: { message: "no such table", code: "SQLITE_ERROR" } };
type Says = { results?: unknown[]; base_url?: string; thrown?: unknown };

let hosts = 0;
/** A client of a database that says this in turn, and then goes on answering; and what it was sent. */
function clientOf(states: Says[], { host = `http://host-${++hosts}`, token }: { host?: string; token?: string } = {}) {
  const sent: Sent[] = [];
  const client = pipelineClient(host, token, async (url, init) => {
    const body = JSON.parse(String(init.body)) as Body;
    const { Authorization: authorization } = init.headers as Record<string, string>;
    sent.push({ url, authorization, ...body });
    const {
      results = [found, { type: "ok", response: { type: "close" } }],
      base_url = null,
      thrown,
    } = states.shift() ?? {};
    if (thrown) throw thrown;
    const baton = body.requests.at(-1)?.type === "close" ? null : `baton ${sent.length}`;
    return Response.json({ baton, base_url, results: results.slice(0, body.requests.length) });
  });
  return { client, sent, host };
}
const batons = (sent: Sent[]) => sent.map(({ baton }) => baton);
const queryOf = (sent: Sent[]) => sent.map(({ requests }) => requests.map(({ type }) => type).join());

test("the next question goes over the stream of the one before, with the baton of its answer", async () => {
  const { client, sent } = clientOf([]);
  for (let at = 0; at < 3; at += 1) expect((await client.execute("SELECT 1")).rows[0]?.it).toBe("Piu");
  expect(batons(sent)).toEqual([null, "baton 1", "baton 2"]);
  expect(queryOf(sent)).toEqual(["execute", "execute", "execute"]);
});

test("two questions at once never share a stream", async () => {
  const { client, sent } = clientOf([]);
  await client.execute("SELECT 1");
  await Promise.all([client.execute("SELECT 1"), client.execute("SELECT 1")]);
  expect(batons(sent)).toEqual([null, "baton 1", null]);
});

test("a refused statement is thrown with SQLite's code, and its stream is closed", async () => {
  const { client, sent } = clientOf([{}, { results: [refusal] }]);
  await client.execute("SELECT 1");
  await expect(client.execute("SELECT 1 FROM nowhere")).rejects.toThrow(LibsqlError);
  await client.execute("SELECT 1");
  expect(queryOf(sent)).toEqual(["execute", "execute", "close", "execute"]);
  expect(batons(sent)).toEqual([null, "baton 1", "baton 2", null]);
});

test("a batch of which a statement failed throws that, and its stream is closed", async () => {
  const failed = {
    step_results: [rows(), null, null, null, rows()],
    step_errors: [null, { message: "taken", code: "SQLITE_CONSTRAINT" }, null, null, null],
  };
  const { client, sent } = clientOf([{ results: [{ type: "ok", response: { type: "batch", result: failed } }] }]);
  const batch = client.batch(["INSERT INTO birds VALUES (1)", "SELECT 1"], "write");
  await expect(batch).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT" });
  expect(queryOf(sent)).toEqual(["batch", "close"]);
  expect(sent[0]?.requests[0]?.batch?.steps).toHaveLength(5);
});

test("a statement that was left out of its batch without a word is no answer", async () => {
  const stolen = { step_results: [rows(), rows(), null, rows(), null], step_errors: Array(5).fill(null) };
  const { client } = clientOf([{ results: [{ type: "ok", response: { type: "batch", result: stolen } }] }]);
  await expect(client.batch(["SELECT 1", "SELECT 2"], "read")).rejects.toMatchObject({ code: "TRANSACTION_CLOSED" });
});

test("a stream that has ended is replaced without a word, once", async () => {
  const gone = { thrown: new StreamRefused("expired") };
  const { client, sent } = clientOf([{}, gone]);
  await client.execute("SELECT 1");
  expect((await client.execute("SELECT 1")).rows[0]?.it).toBe("Piu");
  expect(batons(sent)).toEqual([null, "baton 1", null]);
  const always = clientOf([gone, gone]);
  await expect(always.client.execute("SELECT 1")).rejects.toThrow(DatabaseAway);
  expect(always.sent).toHaveLength(1);
});

test("after a lost way every stream is left alone", async () => {
  const { client, sent } = clientOf([{}, {}, { thrown: new WayLost("reset") }]);
  await Promise.all([client.execute("SELECT 1"), client.execute("SELECT 1")]);
  await expect(client.execute("SELECT 1")).rejects.toThrow(WayLost);
  await client.execute("SELECT 1");
  expect(batons(sent)[3]).toBeNull();
});

test("a stream follows where the database sends it; a new one begins at home", async () => {
  const { client, sent, host } = clientOf([{ base_url: "http://nearer" }, { results: [refusal] }]);
  await client.execute("SELECT 1");
  await client.execute("SELECT 1").catch(() => {});
  await client.execute("SELECT 1");
  expect(sent.map(({ url }) => url)).toEqual([
    `${host}/v2/pipeline`,
    "http://nearer/v2/pipeline",
    "http://nearer/v2/pipeline",
    `${host}/v2/pipeline`,
  ]);
});

test("with a new token the streams of the old one are not used", async () => {
  const old = clientOf([], { token: "old" });
  await old.client.execute("SELECT 1");
  const renewed = clientOf([], { host: old.host, token: "new" });
  await renewed.client.execute("SELECT 1");
  expect(renewed.sent).toMatchObject([{ baton: null, authorization: "Bearer new" }]);
});

test.each(["PRAGMA foreign_keys = OFF", "CREATE TEMP TABLE it (a)", "ATTACH 'other' AS it", "BEGIN"])(
  "a stream that was asked %s is not kept, for the next request would find what it left",
  async (statement) => {
    const { client, sent } = clientOf([]);
    await client.execute(statement);
    await client.execute("SELECT 1");
    expect([queryOf(sent)[0], sent[1]?.baton]).toEqual(["execute,close", null]);
  },
);

test("a row is read by number and by name, also where two columns have one name", async () => {
  const values = [text("a"), { type: "integer", value: "7" }, { type: "float", value: 0.5 }, { type: "null" }];
  const result = {
    ...rows(),
    cols: ["id", "id", "f", "none", "bytes"].map((name) => ({ name })),
    rows: [[...values, { type: "blob", base64: "AQI=" }]],
  };
  const { client } = clientOf([{ results: [{ type: "ok", response: { type: "execute", result } }] }]);
  const [row] = (await client.execute("SELECT 1")).rows;
  expect(Array.prototype.slice.call(row)).toEqual(["a", 7, 0.5, null, new Uint8Array([1, 2]).buffer]);
  expect({ ...row }).toMatchObject({ id: "a", f: 0.5, none: null });
});

test.each(["1", "length", "constructor"])("a column may be named %s", async (name) => {
  const result = { ...rows(), cols: [{ name: "first" }, { name }], rows: [[text("a"), text("b")]] };
  const { client } = clientOf([{ results: [{ type: "ok", response: { type: "execute", result } }] }]);
  const [row] = (await client.execute("SELECT 1")).rows;
  expect([Object.keys(row ?? {}), row?.first, row?.[name]]).toEqual([
    expect.arrayContaining(["first", name]),
    "a",
    "b",
  ]);
});

test.each([null, {}, { results: [] }, "welcome"])("what is no answer of a database is none: %j", async (body) => {
  const client = pipelineClient(`http://host-${++hosts}`, undefined, async () => Response.json(body));
  await expect(client.execute("SELECT 1")).rejects.toThrow(DatabaseAway);
});
