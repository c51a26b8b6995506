import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { entryDays } from "#worker/entries/noting.ts";
import { tick } from "#worker/schedule.ts";

test("R55: after 365 days the clock removes a line of the trail of entries, and what was changed stays told", async () => {
  const { a, db, env } = await newWorld();
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const note = (id: string, at: string) =>
    db.run(sql`INSERT INTO entries (id, org_id, user_id, at, kind, outcome, network, details)
      VALUES (${id}, ${a.org_id}, ${a.user_id}, ${at}, 'login', 'ok', '', '{}')`);
  await note("ent_old", ago(entryDays + 0.01));
  await note("ent_young", ago(entryDays - 0.01));
  await db.run(sql`INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
    VALUES ('aud_old', ${a.org_id}, ${ago(400)}, ${a.user_id}, 'place', 'pl_x', 'created', '{}')`);
  await tick(db, env, now.toISOString());
  expect(await db.all(sql`SELECT id FROM entries UNION ALL SELECT id FROM audit`)).toEqual([
    { id: "ent_young" },
    { id: "aud_old" },
  ]);
});
