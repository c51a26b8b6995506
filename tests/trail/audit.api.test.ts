import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { species } from "#db/schema/species.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { audited, auditedEdit } from "#worker/audit.ts";

type Line = { user_id: string; subject: string; subject_id: string; deed: string; changes: string };

test("a line is written with the write it tells of, and only when that write changed something", async () => {
  const world = await newWorld();
  const { db, a } = world;
  const scope = { db, org_id: a.org_id, user_id: a.user_id, now: "2026-05-01T10:00:00.000Z" };
  const { id } = await makeFor(world, a).species({ common_name: "Canário" });
  const lines = () => db.all<Line>(sql`SELECT * FROM audit WHERE deed <> 'created' ORDER BY id`);
  const rename = (name: string, known: string) => {
    const when = sql`common_name = ${known}`;
    const wanted = { common_name: name, incubation_days: 13, turning_enabled: true };
    return db.batch([
      auditedEdit(scope, { table: species, subject: "species", subject_id: id, wanted, when }),
      db.run(sql`UPDATE species SET common_name = ${name} WHERE org_id = ${a.org_id} AND id = ${id} AND ${when}`),
    ]);
  };
  await rename("Canário do monte", "Canário");
  await rename("Stale", "Canário");
  await rename("Canário do monte", "Canário do monte");
  const remove = () =>
    db.batch([
      db.run(sql`DELETE FROM species WHERE org_id = ${a.org_id} AND id = ${id}`),
      audited(scope, {
        subject: "species",
        subject_id: id,
        deed: "deleted",
        changes: { common_name: ["Canário do monte", null] },
      }),
    ]);
  await remove();
  await remove();
  const texts = (await lines()).map((it) => [it.user_id, it.subject_id, it.deed, JSON.parse(it.changes)]);
  expect(texts).toEqual([
    [a.user_id, id, "changed", { common_name: ["Canário", "Canário do monte"] }],
    [a.user_id, id, "deleted", { common_name: ["Canário do monte", null] }],
  ]);
});
