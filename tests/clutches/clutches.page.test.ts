import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { ticked } from "./ticked.ts";

type Between = NonNullable<Parameters<typeof newSite>[0]>["between"];

async function newNest(between?: Between) {
  const site = await newSite(between && { between });
  const { ask, a } = site;
  const { bird } = makeFor(site, a);
  const [cock, hen] = [await bird({ sex: "male" }), await bird({ sex: "female" })];
  const json = { kind: "pair", state: "active", cock_ids: [cock.id], hen_ids: [hen.id] };
  const made = await ask("/api/pairs", { as: a, json });
  const pair = ((await made.json()) as { data: { id: string; number: string } }).data;
  const rita = site.visitor({ as: a });
  const eggs = async () => {
    const answer = await ask(`/api/pairs/${pair.id}/clutches`, { as: a });
    return ((await answer.json()) as { data: { clutches: Array<{ id: string; eggs: Egg[] }> } }).data.clutches;
  };
  return { ...site, rita, pair, eggs };
}
const lay = (pair_id: string) => ({ pair_id, count: "1", every: "1", idempotency_key: crypto.randomUUID() });

test("a breeder lays, moves, takes back, hatches and rings without a script", async () => {
  const { rita, pair, eggs } = await newNest();
  expect(words((await rita.get("/eggs")).html)).toContain("No eggs yet");
  expect(words((await rita.get(`/birds/pairs/${pair.id}`)).html)).toContain("This pair has laid no eggs yet.");
  const laid = await rita.post("/eggs", lay(pair.id));
  expect([laid.status, laid.location]).toEqual([303, expect.stringMatching(/^\/clutches\/clu_/)]);
  const here = laid.location ?? "";
  const page = await rita.get(here);
  expect(words(page.html)).toContain(`Egg ${pair.number}/1-1 recorded.`);
  expect(page.html).toContain(`action="${here}?unlay=`);
  await rita.post("/eggs", lay(pair.id));
  const [one, two] = (await eggs())[0]?.eggs.map(({ id }) => id) ?? [];
  const listed = await rita.get("/birds/pairs");
  expect(words(listed.html)).toContain("1: In the nest 2: In the nest");
  expect(listed.html).toContain(`href="${here}"`);

  const tick = async (...numbers: number[]) => ticked((await eggs())[0]?.eggs ?? [], numbers);
  const pulled = await rita.post(here, { chosen: await tick(1), do: "stored" });
  expect([pulled.status, pulled.location]).toEqual([303, here]);
  expect(words((await rita.get(here)).html)).toContain(`Egg ${pair.number}/1-1 pulled: a dummy egg lies in its place.`);
  const refused = await rita.post(here, { chosen: await tick(1), do: "hatched" });
  expect([refused.status, words(refused.html)]).toEqual([
    409,
    expect.stringContaining(`Egg ${pair.number}/1-1 is pulled and cannot become hatched.`),
  ]);
  expect((await rita.post(`${here}?undo=${one}`, {})).status).toBe(303);
  expect((await eggs())[0]?.eggs[0]?.state).toBe("laid");

  const none = await rita.post(here, { do: "hatched" });
  expect([none.status, words(none.html)]).toEqual([422, expect.stringContaining("Choose at least one egg.")]);
  const undated = await rita.post(here, { chosen: await tick(1, 2), do: "hatched", when: "other", other_day: "" });
  expect([undated.status, words(undated.html)]).toEqual([422, expect.stringContaining("Choose the day.")]);
  expect(undated.html.match(/<input type="checkbox"[^>]* checked=""/g)).toHaveLength(2);
  expect((await rita.post(here, { chosen: await tick(1, 2), do: "hatched" })).status).toBe(303);
  const chicks = (await eggs())[0]?.eggs.map(({ chick }) => chick?.id ?? "") ?? [];
  expect(words((await rita.get(`${here}/rings`)).html)).toContain(`Ring of chick ${pair.number}/1-1`);
  const rings = { [`ring-${chicks[0]}`]: "PT 26 7", [`ring-${chicks[1]}`]: "PT 26 7", on: "" };
  const twice = await rita.post(`${here}/rings`, rings);
  expect([twice.status, twice.html.includes('value="PT 26 7"')]).toEqual([422, true]);
  expect((await rita.post(`${here}/rings`, { [`ring-${chicks[1]}`]: "PT 26 8", on: "" })).status).toBe(303);
  expect((await eggs())[0]?.eggs.map(({ chick }) => chick?.ring)).toEqual(["PT 26 7", "PT 26 8"]);
  expect(words((await rita.get(`${here}/rings`)).html)).toContain("No chick of this clutch is waiting for a ring.");
  const hatched = (await rita.get(`/birds/${chicks[0]}`)).html;
  expect(words(hatched)).toContain(`Hatched from Clutch ${pair.number}/1, egg 1`);
  expect(hatched).toContain(`href="${here}#egg-1"`);
  expect(words((await rita.get(`/birds/pairs/${pair.id}`)).html)).toContain("Hatched of set 2/2");
  expect(words((await rita.get(`/eggs?pair_id=${pair.id}&figure=ringed`)).html)).toContain("2 eggs");

  const edit = await rita.get(`/eggs/${two}/edit`);
  expect(edit.status).toBe(200);
  const version = /name="version" value="(\d+)"/.exec(edit.html)?.[1] ?? "";
  const before = { version, laid_on: new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10) };
  const early = await rita.post(`/eggs/${two}/edit`, before);
  expect([early.status, words(early.html)]).toEqual([
    422,
    expect.stringContaining("laid before the pair was together"),
  ]);
  expect(early.html).toMatch(/type="checkbox"[^>]*name="confirmed"|name="confirmed"[^>]*type="checkbox"/);
  const saved = await rita.post(`/eggs/${two}/edit`, { version, mark: "B2", laid_on: "", notes: "fina" });
  expect([saved.status, saved.location]).toEqual([303, `${here}#egg-2`]);
  expect((await eggs())[0]?.eggs[1]).toMatchObject({ mark: "B2", laid_on: null, notes: "fina" });
});

test("an egg noted by mistake is taken away again, and the clutch with it; the way leads to the pair", async () => {
  const { rita, pair, eggs } = await newNest();
  const { location } = await rita.post("/eggs", lay(pair.id));
  const [clutch] = await eggs();
  const [, undo = ""] = /action="([^"]*\?unlay=[^"]*)"/.exec((await rita.get(location ?? "")).html) ?? [];
  expect(undo).toContain(clutch?.eggs[0]?.id);
  const gone = await rita.post(undo.replaceAll("&amp;", "&"), {});
  expect([gone.status, gone.location]).toEqual([303, `/birds/pairs/${pair.id}`]);
  expect(await eggs()).toEqual([]);
  expect((await rita.get(location ?? "")).status).toBe(404);
});

test("an egg of yesterday is noted without one of today; a day before the pair was together is confirmed", async () => {
  const { rita, pair, eggs, ask, a } = await newNest();
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  const begun = await ask(`/api/pairs/${pair.id}`, { as: a });
  const { data } = (await begun.json()) as { data: { started_on: string } };
  const page = (await rita.get(`/birds/pairs/${pair.id}`)).html;
  expect(page).toMatch(new RegExp(`name="laid_on" value="${day(1)}"`));
  const early = { ...lay(pair.id), form: "lay", laid_on: day(1) };
  const answer = await rita.post("/eggs", early);
  expect(data.started_on).toBe(day(0));
  expect([answer.status, answer.html.includes('name="confirmed"')]).toEqual([422, true]);
  expect(answer.html).toContain(`value="${pair.id}"`);
  expect(await eggs()).toEqual([]);
  const sure = await rita.post("/eggs", { ...early, ...lay(pair.id), confirmed: "on" });
  expect([sure.status, (await eggs())[0]?.eggs.map(({ laid_on }) => laid_on)]).toEqual([303, [day(1)]]);
});

test("eggs are listed nest by nest, each step once, with a way that ticks what it is about", async () => {
  const { rita, pair, eggs } = await newNest();
  for (const _ of [1, 2]) await rita.post("/eggs", lay(pair.id));
  const [clutch] = await eggs();
  const { html } = await rita.get("/eggs");
  expect(html.match(/class="card nest-group /g)).toHaveLength(1);
  expect(html).toContain(`href="/clutches/${clutch?.id}?choose=2#egg-2"`);
  expect(words(html)).toContain("+ egg today");
});

test("a look says that the egg was seen, and nothing that is not known; a day that cannot be meant is cautioned", async () => {
  const { rita, pair, eggs } = await newNest();
  const { location: here = "" } = await rita.post("/eggs", lay(pair.id));
  const tick = async () => ticked((await eggs())[0]?.eggs ?? [], [1]);
  expect((await rita.post(here ?? "", { chosen: await tick(), do: "looked" })).status).toBe(303);
  const seen = words((await rita.get(here ?? "")).html);
  expect(seen).toContain(`Egg ${pair.number}/1-1 seen alive.`);
  expect((await rita.post(here ?? "", { chosen: await tick(), do: "fertile" })).status).toBe(303);
  expect(words((await rita.get(here ?? "")).html)).toContain("was laid on that very day. Check the date.");
});

test("the form of an egg asks the API once for all it shows", async () => {
  const requests: string[] = [];
  const { rita, pair, eggs } = await newNest((request, api) => {
    requests.push(new URL(request.url).pathname);
    return api(request);
  });
  await rita.post("/eggs", lay(pair.id));
  const [egg] = (await eggs())[0]?.eggs ?? [];
  requests.length = 0;
  expect((await rita.get(`/eggs/${egg?.id}/edit`)).status).toBe(200);
  expect(requests.filter((path) => !path.startsWith("/api/auth/"))).toEqual([`/api/eggs/${egg?.id}`]);
});

test("the page that asks for the nest notes today's or yesterday's egg in one press, and serves only those who may", async () => {
  const { rita, pair, eggs, visitor, b, db, a } = await newNest();
  const empty = await visitor({ as: b }).get("/eggs/new");
  expect([empty.status, words(empty.html).includes("No pairs are breeding yet")]).toEqual([200, true]);
  expect(empty.html).toContain('href="/birds/pairs/new"');
  const { html } = await rita.get("/eggs/new");
  expect(words(html)).toContain(pair.number);
  const yesterday = /name="laid_on" value="(\d{4}-\d\d-\d\d)"/.exec(html)?.[1] ?? "";
  const fields = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(pair_id|count|every|idempotency_key)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  ) as Record<string, string>;
  // The pair is together since today, so yesterday asks first; pressed twice, today's is one egg.
  const early = await rita.post("/eggs", { ...fields, laid_on: yesterday });
  expect([early.status, words(early.html).includes("The pair was not together yet on that day.")]).toEqual([422, true]);
  for (let press = 0; press < 2; press += 1) expect((await rita.post("/eggs", fields)).status).toBe(303);
  expect((await eggs()).map((it) => it.eggs.length)).toEqual([1]);
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`);
  await rita.get("/birds");
  expect((await rita.get("/eggs/new")).status).toBe(403);
});
