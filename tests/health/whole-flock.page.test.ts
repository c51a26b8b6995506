import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const today = new Date().toISOString().slice(0, 10);

test("all birds of a list, as many as may be, are one entry and one course by forms without a script", async () => {
  const site = await newSite();
  const { id: species_id } = await keeping(site, site.a).species("Canário");
  await site.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, created_at, updated_at)
    SELECT 'bird_' || i, ${site.a.org_id}, 'X ' || i, 'x ' || i, 'x', ${species_id}, '2026-01-01', '2026-01-01' FROM n`);
  const browser = site.visitor({ as: site.a, language: "pt" });
  const form = await browser.get("/health?edit=new&all=1");
  const [, course = ""] = /href="(\/health\/courses\/new\?[^"]+)"/.exec(form.html) ?? [];
  expect(course).toBe("/health/courses/new?all=1");
  const bird = [...form.html.matchAll(/<input[^>]* name="bird"[^>]* value="([^"]+)"/g)].map(([, value = ""]) => value);
  expect(bird).toHaveLength(500);
  const birds = { listed: bird.join("\n"), bird };
  const entry = { ...birds, kind: "deworming", on: today };
  expect((await browser.post("/health?edit=new&all=1", entry)).status).toBe(303);
  expect(words((await browser.get("/health")).html)).toContain("Registo guardado para 500 aves");
  const plan = { medicine: "Ivermectina", first_on: today, days: "1", times_a_day: "1" };
  const started = await browser.post(course, { ...birds, ...plan });
  expect(started.status, words(started.html).slice(0, 500)).toBe(303);
  const page = words((await browser.get(new URL(started.location ?? "", "http://voliera.test").pathname)).html);
  expect(page).toContain("500 aves");
});
