import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { expect, test } from "vitest";
import { bringUpToDate } from "#worker/local/migrate.ts";

type Journal = { entries: Array<{ tag: string }> };

/** A database as it stood before the migration of that name. */
async function before(name: string) {
  const folder = await mkdtemp(join(tmpdir(), "voliera-before-"));
  const migrationsFolder = join(folder, "migrations");
  await cp(new URL("../../migrations", import.meta.url).pathname, migrationsFolder, { recursive: true });
  const path = join(migrationsFolder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as Journal;
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith(name)),
  );
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  const client = createClient({ url: `file:${join(folder, "flock.db")}` });
  const db = drizzle(client, { casing: "snake_case" });
  await migrate(db, { migrationsFolder });
  const close = () => {
    client.close();
    return rm(folder, { recursive: true, force: true });
  };
  return { db, close };
}

test("the migration empties cages of dead birds, counts species by status and logs old imports", async () => {
  const { db, close } = await before("_gone_birds");
  for (const statement of [
    "INSERT INTO organizations (id, name, locale, timezone, plan, created_at) VALUES ('o', 'O', 'pt', 'UTC', 'starter', '2026')",
    `INSERT INTO users (id, org_id, first_name, last_name, email, password_hash, role, language, created_at)
      VALUES ('u', 'o', '', '', 'u@x', '', 'owner', 'pt', '2026')`,
    `INSERT INTO species (id, org_id, common_name, latin_name, name_key, species_group, incubation_days, created_at)
      VALUES ('sp', 'o', 'C', 'C', 'c', 'g', 13, '2026')`,
    `INSERT INTO statuses (id, org_id, key, name_pt, name_en, kind, position)
      VALUES ('dead', 'o', 'dead', 'M', 'D', 'gone', 0), ('here', 'o', 'here', 'A', 'H', 'present', 1)`,
    `INSERT INTO places (id, org_id, kind, name, name_key, created_at, updated_at)
      VALUES ('c1', 'o', 'cage', 'C1', 'c1', '2026', '2026')`,
    `INSERT INTO imports (id, org_id, user_id, file_name, on_duplicate, committed_at, report, created_at) VALUES
      ('i1', 'o', 'u', 'a.csv', 'skip', '2026-02-01', '{"report":{"rows":4,"created":3,"skipped":0,"rejected":1}}', '2026'),
      ('i2', 'o', 'u', 'b.csv', 'skip', NULL, '{}', '2026')`,
    `INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, status_id, place_id, created_at, updated_at)
      VALUES ('b1', 'o', '1', '1', '1', 'sp', 'dead', 'c1', '2026', '2026'), ('b2', 'o', '2', '2', '2', 'sp', 'here', 'c1', '2026', '2026'),
      ('b3', 'o', '3', '3', '3', 'sp', NULL, 'c1', '2026', '2026')`,
  ])
    await db.run(sql.raw(statement));
  await bringUpToDate(db);
  expect(await db.all(sql`SELECT table_name, key, n FROM row_counts ORDER BY 1`)).toEqual([
    { table_name: "imports", key: "", n: 2 },
    { table_name: "places", key: "", n: 1 },
    { table_name: "species", key: "", n: 1 },
  ]);
  expect(await db.all(sql`SELECT id, place_id, version FROM birds ORDER BY id`)).toEqual([
    { id: "b1", place_id: null, version: 2 },
    { id: "b2", place_id: "c1", version: 1 },
    { id: "b3", place_id: "c1", version: 1 },
  ]);
  const kept = await db.all(
    sql`SELECT key, n FROM bird_counts WHERE dimension IN ('place', 'species_status') AND n > 0 ORDER BY 1`,
  );
  expect(kept).toEqual([
    { key: "", n: 1 },
    { key: "c1", n: 2 },
    { key: "sp ", n: 1 },
    { key: "sp dead", n: 1 },
    { key: "sp here", n: 1 },
  ]);
  const selection = await db.all(
    sql`SELECT subject_id, user_id, at, deed, json(changes) AS changes FROM audit WHERE subject = 'import'`,
  );
  const changes = JSON.stringify({ file_name: [null, "a.csv"], created: [null, 3], rejected: [null, 1] });
  expect(selection).toEqual([{ subject_id: "i1", user_id: "u", at: "2026-02-01", deed: "imported", changes }]);
  expect(await db.all(sql`SELECT deed, changes FROM audit WHERE subject_id = 'b1'`)).toEqual([
    { deed: "changed", changes: JSON.stringify({ place_id: ["c1", null] }) },
  ]);
  await close();
});
