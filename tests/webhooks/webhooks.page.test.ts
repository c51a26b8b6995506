import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { newHooks } from "./new-hooks.ts";

const page = "/settings/webhooks";
const secretIn = (html: string) => /whsec_[\w-]{43}/.exec(html)?.[0] ?? "";

test("a webhook is added, its secret shown once, its log read, sent again, resumed and removed without a script", async () => {
  const site = await newSite();
  const { sink, origin, serve, db, a } = await newHooks({}, site);
  const rita = site.visitor({ as: a });
  const textOf = async (path = page) => words((await rita.get(path)).html);
  expect(await textOf()).toContain("0 of your plan's 5 webhooks. You have none yet.");
  const empty = await rita.post(page, { intent: "make", url: "https://10.0.0.1/" });
  expect([empty.status, words(empty.html)]).toEqual([422, expect.stringContaining("Choose at least one event.")]);
  const inside = await rita.post(page, { intent: "make", url: "https://10.0.0.1/", events: "bird.created" });
  expect([inside.status, words(inside.html)]).toEqual([422, expect.stringContaining("Enter a public address")]);
  const made = await rita.post(page, { intent: "make", url: `${origin}/a`, events: "bird.created" });
  expect([made.status, words(made.html)]).toEqual([200, expect.stringContaining("Keep the secret now")]);
  expect(secretIn(made.html)).not.toBe("");
  expect(secretIn((await rita.get(page)).html)).toBe("");
  expect(await textOf()).toContain("Active");
  const [{ id = "" } = {}] = await db.all<{ id: string }>(sql`SELECT id FROM webhooks`);
  const log = `${page}/${id}`;
  expect(await textOf(log)).toContain("Nothing has happened yet");
  await makeFor(site, a).bird({ identifier: "PT 1" });
  sink.answers((response) => response.writeHead(500).end("<b>oh no</b>"));
  await serve();
  expect(await textOf(log)).toMatch(
    /New bird.*Waiting next attempt.*500 in \d+ ms.*<b>oh no<\/b>|New bird.*Waiting next attempt.*500 in \d+ ms.*oh no/,
  );
  expect(await textOf()).toContain("Not answering since");
  const [{ delivery = "" } = {}] = await db.all<{ delivery: string }>(
    sql`SELECT id AS delivery FROM webhook_deliveries`,
  );
  sink.answers(200);
  expect((await rita.post(log, { delivery })).location).toBe(log);
  expect(await textOf(log)).toContain("It will be sent again in a moment.");
  await serve();
  expect(await textOf(log)).toMatch(/Delivered.*200 in \d+ ms.*1 delivery/);
  await db.run(sql`UPDATE webhooks SET paused_at = '2026-01-01T00:00:00.000Z' WHERE id = ${id}`);
  expect(await textOf()).toContain("Paused");
  await rita.post(page, { intent: "resume", id });
  expect(await textOf()).toContain("Resumed.");
  expect(await textOf(`${page}?remove=${id}`)).toMatch(/Remove the webhook localhost:\d+\?/);
  await rita.post(`${page}?remove=${id}`, { intent: "remove", id, name: "localhost" });
  expect(await textOf()).toContain("Webhook localhost removed.");
  expect((await rita.get(log)).status).toBe(404);
});

test("a plan without webhooks says which has them; one that is full says so; who gave no password is asked first", async () => {
  const site = await newSite();
  const { hook, db, a } = await newHooks({}, site);
  const rita = site.visitor({ as: a });
  for (const name of ["1", "2", "3", "4", "5"]) await hook(name, ["bird.left"]);
  const full = await rita.get(page);
  expect(words(full.html)).toContain("Every place in your plan is taken.");
  expect(full.html).not.toContain('name="url"');
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  expect(words((await rita.get(page)).html)).toContain("Resting your plan does not reach this far");
  await db.run(sql`DELETE FROM webhooks`);
  const none = await rita.get(page);
  expect([words(none.html).includes("Your plan has no webhooks."), none.html.includes('href="/billing"')]).toEqual([
    true,
    true,
  ]);
  await db.run(sql`UPDATE organizations SET plan = 'professional' WHERE id = ${a.org_id}`);
  await db.run(sql`UPDATE sessions SET confirmed_at = ''`);
  expect((await rita.get(page)).html).toContain(`/confirm?to=${encodeURIComponent(page)}`);
  const refused = await rita.post(page, { intent: "make", url: "https://hooks.aviario.pt/", events: "bird.created" });
  expect(refused.location).toContain("/confirm");
});
