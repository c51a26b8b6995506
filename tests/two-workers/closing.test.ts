import { drizzle } from "drizzle-orm/libsql";
import { expect, test } from "vitest";
import type { Database } from "#db/connection.ts";
import { memoryFiles } from "#tests/app/files.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { eraseClosed } from "#worker/closing/erasing.ts";
import { tenantTables } from "#worker/closing/tenant-rows.ts";
import type { Env } from "#worker/env.ts";

const server = sharedServer();

test("the real server lets a closed organisation be erased, every table of it, and no other", async () => {
  const [gone, stays] = [await signUp(server), await signUp(server)];
  for (const { token, org_id } of [gone, stays]) {
    const json = {
      common_name: "Canário",
      latin_name: "Serinus canaria",
      group: "passerine",
      incubation_days: 13,
      org_id,
    };
    const made = await call(server, "/api/bird-species/", { token, json });
    const { data } = (await made.json()) as { data: { id: string } };
    for (const identifier of ["PT 1", "PT 2"])
      await call(server, "/api/birds/", { token, json: { identifier, species_id: data.id } });
  }
  const client = directDatabase(server.databaseUrl);
  const db = drizzle(client as never) as unknown as Database;
  const tables = await tenantTables(db);
  expect(tables.length).toBeGreaterThan(25);
  const left = async (org_id: string) => {
    const rows = await Promise.all(
      tables.map(({ name }) =>
        client.execute({ sql: `SELECT count(*) AS n FROM "${name}" WHERE org_id = ?`, args: [org_id] }),
      ),
    );
    return rows.reduce((sum, { rows: [row] }) => sum + Number(row?.n), 0);
  };
  const before = await left(stays.org_id);
  expect(await left(gone.org_id)).toBeGreaterThan(15);
  const past = "2026-01-01T00:00:00.000Z";
  await client.batch(
    [
      { sql: "INSERT INTO closings (org_id, asked_at) VALUES (?, ?)", args: [gone.org_id, past] },
      { sql: "UPDATE organizations SET closes_at = ? WHERE id = ?", args: [past, gone.org_id] },
    ],
    "write",
  );
  const testServer = () => client.execute({ sql: "SELECT 1 FROM organizations WHERE id = ?", args: [gone.org_id] });
  // Broken off for lack of time it goes on where it stands, at the next stroke of the clock.
  for (let stroke = 0; stroke < 5 && (await testServer()).rows.length > 0; stroke += 1)
    await eraseClosed(db, { FILES: memoryFiles() } as unknown as Env, "2026-02-01T00:00:00.000Z");
  expect([await left(gone.org_id), await left(stays.org_id)]).toEqual([0, before]);
  expect((await testServer()).rows).toEqual([]);
  expect((await call(server, "/api/auth/me", { token: gone.token })).status).toBe(401);
  expect((await call(server, "/api/auth/me", { token: stays.token })).status).toBe(200);
  client.close();
});
