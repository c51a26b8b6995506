import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const page = "/settings/keys";

test("a key is made, shown in that answer alone, named in the list and revoked, without a script", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  expect(words((await rita.get(page)).html)).toContain("There are no keys yet.");
  const unnamed = await rita.post(page, { name: " ", scope: "write", expires: "30" });
  expect([unnamed.status, words(unnamed.html)]).toEqual([422, expect.stringContaining("Name")]);
  const made = await rita.post(page, { name: "Folha do clube", scope: "write", expires: "30" });
  const [key = ""] = /vol_[\w-]+/.exec(made.html) ?? [];
  expect([made.status, made.headers.get("Cache-Control"), words(made.html)]).toEqual([
    201,
    "no-store",
    expect.stringContaining("The key “Folha do clube” is ready"),
  ]);
  const headers = { Authorization: `Bearer ${key}` };
  expect((await site.ask("/api/birds/", { headers })).status).toBe(200);
  const listed = await rita.get(page);
  expect([listed.html.includes(key), words(listed.html)]).toEqual([
    false,
    expect.stringMatching(new RegExp(`1 of the 5 keys .* Folha do clube …${key.slice(-4)} Read and write In force`)),
  ]);
  const [{ id } = { id: "" }] = await site.db.all<{ id: string }>(sql`SELECT id FROM api_keys`);
  expect((await rita.post(page, { do: "revoke", id })).location).toBe(page);
  expect(words((await rita.get(page)).html)).toMatch(/The key is revoked.* Revoked/);
  expect((await site.ask("/api/birds/", { headers })).status).toBe(401);
});

test("on Starter the one key only reads, and a full plan leads to another", async () => {
  const site = await newSite();
  await site.db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${site.a.org_id}`);
  const rita = site.visitor({ as: site.a });
  const { html } = await rita.get(page);
  expect([words(html).includes("Keys of your plan only read."), html.includes('value="write"')]).toEqual([true, false]);
  expect((await rita.post(page, { name: "x", scope: "write", expires: "never" })).status).toBe(402);
  await rita.post(page, { name: "x", scope: "read", expires: "never" });
  const full = await rita.get(page);
  expect([words(full.html).includes("Your plan has 1 key in force."), full.html.includes('href="/billing"')]).toEqual([
    true,
    true,
  ]);
});
