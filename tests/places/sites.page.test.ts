import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { canariesOf, type Posting } from "#tests/round/bird-room.ts";

async function newSites(plan: PlanKey) {
  const site = await newSite();
  const { ask, a, db } = site;
  await db.update(organizations).set({ plan, trial_ends_at: null }).where(eq(organizations.id, a.org_id));
  const post: Posting = async (path, json) => {
    const answer = await ask(path, { as: a, json });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return ((await answer.json()) as { data: never }).data;
  };
  return { ...site, post, rita: site.visitor({ as: a }) };
}

const selectIn = (html: string) => /<select[^>]*name="site_id"[^>]*>.*?<\/select>/s.exec(html)?.[0];
const linked = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&"));

test("a breeder makes a site, its room and its registration without a script, and reads why there is no second", async () => {
  const { rita, ask, a } = await newSites("professional");
  await ask("/api/organizations/current", { as: a, method: "PUT", json: { country: "PT" } });
  expect((await rita.get("/places")).html).not.toContain('name="site_id"');
  const form = await rita.get("/places/new?kind=site");
  expect([form.html.includes('name="address"'), form.html.includes('name="parent_id"')]).toEqual([true, false]);
  const typed = { name: "Farm", kind: "site", address: "Rua do Monte 7", postal_code: "x", locality: "Sintra" };
  const wrong = await rita.post("/places/new?kind=site", { ...typed, notes: "" });
  expect([wrong.status, wrong.html.includes("has the form 1234-567"), wrong.html.includes('value="Sintra"')]).toEqual([
    422,
    true,
    true,
  ]);
  const made = await rita.post("/places/new?kind=site", { ...typed, postal_code: "2710405" });
  const path = made.location ?? "";
  const site_id = path.split("/").at(-1) ?? "";
  const room = await rita.post(`/places/new?parent_id=${site_id}&kind=room`, {
    name: "Hall",
    kind: "room",
    parent_id: site_id,
  });
  expect([made.status, room.status]).toEqual([303, 303]);
  const registered = await rita.post(`/settings/papers?edit=new&site_id=${site_id}`, {
    kind: "licence_dl92_2019",
    number: "PT/123",
    expires_on: "2020-02-28",
    site_id,
  });
  expect([registered.status, registered.location]).toEqual([303, "/settings/papers"]);
  const page = words((await rita.get(path)).html);
  for (const text of ["Rua do Monte 7, 2710-405 Sintra", "PT/123", "Expired", "Hall"]) expect(page).toContain(text);
  expect((await rita.get(path)).html).not.toContain(`${path}/cages`);
  const papers = await rita.get("/settings/papers");
  expect(papers.html).toContain(`href="${path}"`);
  expect(words((await rita.get("/agenda")).html)).toContain("(Farm)");
  const second = await rita.post("/places/new?kind=site", { ...typed, name: "Other", postal_code: "" });
  expect([second.status, second.html.includes("includes 1 site."), second.html.includes('value="Other"')]).toEqual([
    402,
    true,
    true,
  ]);
  expect(second.html).toContain('href="/billing"');
  const edited = await rita.post(`${path}/edit`, { ...typed, postal_code: "", locality: "", version: "1" });
  expect(edited.status).toBe(303);
  expect(words((await rita.get(path)).html)).not.toContain("Sintra");
  expect(words((await rita.get(`${path}/delete`)).html)).toContain("still 1 place inside it");
});

test("R20, R23: places, agenda, round and results are narrowed to a site by a choice that stays in the address", async () => {
  const { rita, post, ask, b, db } = await newSites("empresarial");
  const { place, pair, setEggs } = await canariesOf(post);
  const at = async (name: string) => {
    const site = await place(name, "site");
    const cage = await place(`${name} C1`, "cage", (await place(`${name} room`, "room", site.id)).id);
    const { id, number } = await pair(cage.id);
    await setEggs(id, 4, 5);
    return { site, cage, number };
  };
  const [north, south] = [await at("North"), await at("South")];
  const query = `site_id=${north.site.id}`;
  const places = await rita.get(`/places?${query}`);
  expect(selectIn(places.html)).toContain(`value="${north.site.id}" selected=""`);
  expect([places.html.includes("North room"), places.html.includes("South room")]).toEqual([true, false]);

  const whole = await rita.get("/agenda");
  expect([whole.html.includes(north.number), whole.html.includes(south.number)]).toEqual([true, true]);
  const agenda = await rita.get(`/agenda?${query}`);
  expect([agenda.html.includes(north.number), agenda.html.includes(south.number)]).toEqual([true, false]);
  for (const to of [`/round?${query}`, `/round/${north.cage.id}?${query}`, `/agenda?show=month&${query}`])
    expect(linked(agenda.html)).toContain(to);

  const first = `/round/${north.cage.id}?${query}`;
  expect((await rita.get(`/round?${query}`)).location).toBe(first);
  const stop = await rita.get(first);
  expect(words(stop.html)).toContain("North C1 North · North room · 1 of 1");
  expect(selectIn(stop.html)).toContain(`value="${north.site.id}" selected=""`);
  expect(linked(stop.html)).toContain(`/agenda?${query}`);
  expect((await rita.get(`/round/${south.cage.id}?${query}`)).status).toBe(404);
  const all = (await (await rita.get(`/round/all?${query}`)).html) as string;
  expect([all.includes(north.number), all.includes(south.number)]).toEqual([true, false]);

  const results = await rita.get(`/birds/pairs/results?by=pair&${query}`);
  expect([results.html.includes(north.number), results.html.includes(south.number)]).toEqual([true, false]);
  const figure = `/eggs?site_id=${north.site.id}&figure=set`;
  expect(linked(results.html)).toContain(figure);
  const eggs = words((await rita.get(figure)).html);
  expect([eggs.includes(north.number), eggs.includes(south.number), eggs.includes("North")]).toEqual([
    true,
    false,
    true,
  ]);

  const foreign = (await (await ask("/api/places", { as: b, json: { kind: "room", name: "x" } })).json()) as {
    data: { id: string };
  };
  await db.run(`UPDATE places SET kind = 'site' WHERE id = '${foreign.data.id}'`);
  for (const id of [foreign.data.id, "pl_00000000000000000000000000", north.cage.id])
    for (const path of ["/places", "/agenda", "/round", "/round/all", "/birds/pairs/results"])
      expect([path, (await rita.get(`${path}?site_id=${id}`)).status]).toEqual([path, 404]);
  const none = words((await rita.get(`/eggs?site_id=${foreign.data.id}&figure=set`)).html);
  expect([none.includes(north.number), none.includes(south.number)]).toEqual([false, false]);
});
