import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { nestsIn } from "../nests.ts";
import { nest } from "./seen-nest.ts";

test("a laying that is refused comes back with the choice of the pair’s hens", async () => {
  const { rita, ask, a } = await nest();
  const { bird } = makeFor({ ask }, a);
  const hens = [await bird({ sex: "female" }), await bird({ sex: "female" })];
  const json = { kind: "trio", state: "active", started_on: new Date().toISOString().slice(0, 10) };
  const birds = { cock_ids: [(await bird({ sex: "male" })).id], hen_ids: hens.map(({ id }) => id) };
  const trio = (await (await ask("/api/pairs", { as: a, json: { ...json, ...birds } })).json()) as {
    data: { id: string };
  };
  const [, second] = hens;
  const form = { form: "lay", pair_id: trio.data.id, count: "1", every: "1", hen_id: second?.id ?? "" };
  const before = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const refused = await rita.post("/eggs", { ...form, laid_on: before });
  expect(refused.status).toBe(422);
  for (const { identifier } of hens) expect(refused.html).toContain(`>${identifier}</option>`);
  expect(refused.html).toMatch(new RegExp(`value="${second?.id}" selected`));
  expect((await rita.post("/eggs", { ...form, laid_on: before, confirmed: "on" })).status).toBe(303);
});

test("notes of a clutch are written on its page; of two clients the second sees what the first wrote", async () => {
  const { rita, here, read, page } = await nest();
  const { version } = (await read()).clutch;
  const write = (notes: string) => rita.post(here, { form: "notes", notes, version: String(version) });
  expect((await write("No ninho de fibra.")).status).toBe(303);
  expect(await page()).toContain("Notes saved.");
  const stale = await write("Outra coisa");
  expect(stale.status).toBe(409);
  expect(stale.html).toContain("Outra coisa");
  expect(words(stale.html)).toContain("Current notes: No ninho de fibra.");
  const again = (await read()).clutch;
  expect((await rita.post(here, { form: "notes", notes: "", version: String(again.version) })).status).toBe(303);
  expect((await read()).clutch.notes).toBe(null);
});

test("the eggs of a nest are candled in one press from a page that asks nothing else, and its chicks lead to their rings", async () => {
  const nests = await nestsIn(newSite, "2027-03-20");
  const pair = await nests.pair();
  await nests.dayIs("2027-04-01");
  const { data } = await nests.post<{ clutch: { id: string }; eggs: Egg[] }>(`/api/pairs/${pair.id}/eggs`, {
    count: 3,
    every: 0,
  });
  await nests.post("/api/eggs/events", { egg_ids: data.eggs.map(({ id }) => id), state: "set" });
  await nests.dayIs("2027-04-02");
  const rita = () => nests.visitor({ as: nests.a });
  expect(words((await rita().get("/eggs/candle")).html)).toContain("No egg to candle today");
  await nests.dayIs("2027-04-06");
  const candle = (await rita().get("/eggs/candle")).html;
  const chosen = [...candle.matchAll(/<input[^>]*name="chosen"[^>]*>/g)].map(([box]) => box);
  expect([chosen.length, chosen.every((box) => box.includes("checked"))]).toEqual([3, true]);
  const values = chosen.map((box) => /value="([^"]+)"/.exec(box)?.[1] ?? "");
  const none = await rita().post("/eggs/candle", { do: "fertile" });
  expect(none.status).toBe(422);
  const done = await rita().post("/eggs/candle", { do: "fertile", chosen: values });
  expect([done.status, done.location]).toEqual([303, "/eggs/candle"]);
  await nests.dayIs("2027-04-11");
  expect(words((await rita().get("/eggs/candle")).html)).toContain("Seen alive");
  await nests.dayIs("2027-04-14");
  await nests.post("/api/eggs/events", { egg_ids: data.eggs.map(({ id }) => id), state: "hatched" });
  expect(words((await rita().get("/eggs/ring")).html)).toContain("No chick to ring today");
  await nests.dayIs("2027-04-21");
  const only = await rita().get("/eggs/ring");
  expect([only.status, only.location]).toEqual([302, `/clutches/${data.clutch.id}/rings`]);
});

test("of several nests that are due each stands with its rings to be typed, and one press rings its chicks", async () => {
  const nests = await nestsIn(newSite, "2027-03-20");
  const hatched = async () => {
    const { id } = await nests.pair();
    await nests.dayIs("2027-04-01");
    const { data } = await nests.post<{ clutch: { id: string }; eggs: Egg[] }>(`/api/pairs/${id}/eggs`, {
      count: 3,
      every: 0,
    });
    const egg_ids = data.eggs.map((egg) => egg.id);
    await nests.post("/api/eggs/events", { egg_ids, state: "set" });
    return { clutch: data.clutch.id, egg_ids };
  };
  const [first, second] = [await hatched(), await hatched()];
  await nests.dayIs("2027-04-14");
  for (const { egg_ids } of [first, second]) await nests.post("/api/eggs/events", { egg_ids, state: "hatched" });
  await nests.dayIs("2027-04-21");
  const rita = nests.visitor({ as: nests.a });
  const { status, html } = await rita.get("/eggs/ring");
  const boxes = [...html.matchAll(/name="ring-(bird_\w+)"/g)].map(([, id]) => id ?? "");
  expect([status, boxes.length, new Set(boxes).size]).toEqual([200, 6, 6]);
  expect(new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).size).toBe(
    [...html.matchAll(/ id="([^"]+)"/g)].length,
  );
  const form = html.slice(html.indexOf(`action="/clutches/${second.clutch}/rings"`)).split("</form>")[0] ?? "";
  const own = [...form.matchAll(/name="ring-(bird_\w+)"/g)].map(([, id]) => id ?? "");
  const versions = [...form.matchAll(/name="(version-bird_\w+)" value="(\d+)"/g)].map(([, name, at]) => [name, at]);
  expect([own.length, versions.length]).toEqual([3, 3]);
  const rings = Object.fromEntries(own.map((id, at) => [`ring-${id}`, `27AB-10${at}/27`]));
  const sent = { ...rings, ...Object.fromEntries(versions), on: "2027-04-21", size: "2,9" };
  expect((await rita.post(`/clutches/${second.clutch}/rings`, sent)).status).toBe(303);
  const left = await rita.get("/eggs/ring");
  expect(left.location).toBe(`/clutches/${first.clutch}/rings`);
  const next = await rita.get(left.location ?? "");
  expect(next.html).toContain('value="27AB-103/27"');
});
