import { expect, test } from "vitest";
import { birdSorts, orders } from "#db/vocabulary.ts";
import { breederWith } from "#tests/bench/clubs/flock.ts";
import { readSheet, readText } from "#tests/exports/exports.ts";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();

test("a flock of several batches comes whole out of both workers and the real database, in every order", async () => {
  const breeder = await breederWith(server, 4500);
  for (const sort_by of birdSorts)
    for (const order of orders) {
      const query = `format=csv&sort_by=${sort_by}&order=${order}`;
      const answer = await call(server, `/api/birds/export?${query}`, { token: breeder.token });
      const [, ...rows] = readText(new Uint8Array(await answer.arrayBuffer()), ";");
      expect([query, rows.length, new Set(rows.map(([ring]) => ring)).size]).toEqual([query, 4500, 4500]);
    }
  const page = await fetch(`${server.origin}/birds/export?q=${encodeURIComponent("2024 000042")}`, {
    headers: { Cookie: `authToken=${breeder.token}` },
  });
  expect(readSheet(new Uint8Array(await page.arrayBuffer())).table.map((row) => row[0])).toEqual([
    "Anilha",
    "PT 2024 000042",
  ]);
});

test("birds with the longest notes there can be stay below what the database answers at a time", async () => {
  const breeder = await breederWith(server, 3000);
  const client = directDatabase(server.databaseUrl);
  await client.execute({
    sql: "UPDATE birds SET notes = ? WHERE org_id = ?",
    args: ["\u{1f99c}".repeat(2000), breeder.org_id],
  });
  client.close();
  const answer = await call(server, "/api/birds/export?format=csv", { token: breeder.token });
  const [, ...rows] = readText(new Uint8Array(await answer.arrayBuffer()), ";");
  expect([rows.length, rows.every((row) => row[8]?.length === 4000)]).toEqual([3000, true]);
});

test("a database that goes away in the middle leaves a file that says so: half a flock never looks whole", async () => {
  const breeder = await breederWith(server, 12_000);
  const client = directDatabase(server.databaseUrl);
  const sql = "UPDATE birds SET notes = ? WHERE org_id = ?";
  await client.execute({ sql, args: ["x".repeat(3000), breeder.org_id] });
  for (const format of ["csv", "xlsx"]) {
    const answer = await call(server, `/api/birds/export?format=${format}`, { token: breeder.token });
    expect(answer.status).toBe(200);
    await client.execute("ALTER TABLE birds RENAME TO birds_away");
    // The runtime may end the answer as if nothing were wrong, or tear it off.
    const bytes = await answer.bytes().catch(() => undefined);
    await client.execute("ALTER TABLE birds_away RENAME TO birds");
    if (bytes && format === "csv") expect(readText(bytes, ";").at(-1)?.[0]).toMatch(/^INCOMPLETO/);
    if (bytes && format === "xlsx") expect(() => readSheet(bytes)).toThrow();
  }
  client.close();
  // The log knows of it, without the question's values.
  const log = await server.log();
  expect([log.includes("Failed query"), log.includes("params: ")]).toEqual([true, false]);
});
