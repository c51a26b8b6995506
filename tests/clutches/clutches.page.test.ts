import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";

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

  const stored = await rita.post(here, { egg_ids: one ?? "", state: "stored" });
  expect([stored.status, stored.location]).toEqual([303, here]);
  expect(words((await rita.get(here)).html)).toContain(`Egg ${pair.number}/1-1: stored.`);
  const refused = await rita.post(here, { egg_ids: one ?? "", state: "hatched" });
  expect([refused.status, words(refused.html)]).toEqual([
    409,
    expect.stringContaining(`Egg ${pair.number}/1-1 is stored and cannot become hatched.`),
  ]);
  expect((await rita.post(`${here}?undo=${one}`, {})).status).toBe(303);
  expect((await eggs())[0]?.eggs[0]?.state).toBe("laid");

  const many = { form: "many", numbers: "1-3", state: "hatched", on: "" };
  const unknown = await rita.post(here, many);
  expect([unknown.status, words(unknown.html)]).toEqual([422, expect.stringContaining("There is no egg 3")]);
  expect(unknown.html).toContain('value="1-3"');
  expect((await rita.post(here, { ...many, numbers: "1, 2" })).status).toBe(303);
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
  expect(words((await rita.get(`/birds/pairs/${pair.id}`)).html)).toContain("Hatched of those set 2/2");
  expect(words((await rita.get(`/eggs?pair_id=${pair.id}&figure=ringed`)).html)).toContain("2 eggs");

  const edit = await rita.get(`/eggs/${two}/edit`);
  expect(edit.status).toBe(200);
  const version = /name="version" value="(\d+)"/.exec(edit.html)?.[1] ?? "";
  const saved = await rita.post(`/eggs/${two}/edit`, { version, mark: "B2", laid_on: "", notes: "fina" });
  expect([saved.status, saved.location]).toEqual([303, `${here}#egg-2`]);
  expect((await eggs())[0]?.eggs[1]).toMatchObject({ mark: "B2", laid_on: null, notes: "fina" });
});

test("an egg noted by mistake is taken away again, and the clutch with it", async () => {
  const { rita, pair, eggs } = await newNest();
  const { location } = await rita.post("/eggs", lay(pair.id));
  const [clutch] = await eggs();
  const gone = await rita.post(`${location}?unlay=${clutch?.eggs[0]?.id}`, {});
  expect([gone.status, gone.location]).toEqual([303, "/eggs"]);
  expect(await eggs()).toEqual([]);
  expect((await rita.get(location ?? "")).status).toBe(404);
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
