import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { type Answer, newSite } from "#tests/app/site.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { birdRoom, type Posting } from "./bird-room.ts";

async function newRound() {
  const site = await newSite();
  const post: Posting = async (path, json) => {
    const answer = await site.ask(path, { as: site.a, json });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return ((await answer.json()) as { data: never }).data;
  };
  const room = await birdRoom(post);
  const eggs = async (laid: { clutch: { id: string } }) => {
    const answer = await site.ask(`/api/clutches/${laid.clutch.id}`, { as: site.a });
    return ((await answer.json()) as { data: { eggs: Egg[] } }).data.eggs;
  };
  return { ...site, ...room, post, eggs, rita: site.visitor({ as: site.a }) };
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&");
/** The hidden fields of the form whose button is called so. */
function formOf({ html }: Answer, label: string): Record<string, string> {
  const form = [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([it]) => it).find((it) => it.includes(label));
  expect([label, form !== undefined]).toEqual([label, true]);
  const fields = [...(form ?? "").matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name, value]) => [name, value]));
}
const undoOf = ({ html }: Answer) => unescaped(/action="([^"]*[?;]deed=un[^"]*)"/.exec(html)?.[1] ?? "");

test("the round begins at its first cage and goes by room, bank and cage, those without a cage last", async () => {
  const { rita, cages } = await newRound();
  expect((await rita.get("/round")).location).toBe(`/round/${cages.one}`);
  const first = await rita.get(`/round/${cages.one}`);
  expect(words(first.html)).toMatch(/A1 Sala · A · 1 of 4/);
  expect(first.html).not.toContain('rel="prev"');
  const steps = [cages.two, cages.ten, "none"];
  let page = first;
  for (const to of steps) {
    const [, next] =
      /href="([^"]*)"[^>]*rel="next"|rel="next"[^>]*href="([^"]*)"/.exec(page.html)?.filter(Boolean) ?? [];
    expect(next).toBe(`/round/${to}`);
    page = await rita.get(`/round/${to}`);
  }
  expect(words(page.html)).toMatch(/No cage 4 of 4/);
  expect(words(page.html)).toContain("End of the round: see the agenda");
});

test("every egg has what is likeliest as a button, and the rest under more", async () => {
  const { rita, cages } = await newRound();
  const candling = words((await rita.get(`/round/${cages.one}`)).html);
  expect(candling).toMatch(/Egg 1 Incubating Candle today Fertile Clear More Pipped Hatched/);
  const hatching = words((await rita.get(`/round/${cages.two}`)).html);
  expect(hatching).toMatch(/Egg 2 Incubating Hatches from .+? Hatched Not yet More Fertile Clear/);
  const growing = await rita.get(`/round/${cages.ten}`);
  expect(words(growing.html)).toMatch(/Chick \S+ Ring from .+ Ring/);
  expect(growing.html).toMatch(/href="\/clutches\/clu_\w+\/rings"/);
  const laying = words((await rita.get("/round/none")).html);
  expect(laying).toMatch(/Pair \S+ \+ egg .+ Egg 1 In the nest/);
});

test("a press notes an egg and comes back to the same cage, and one press takes it back", async () => {
  const { rita, cages, toCandle, eggs } = await newRound();
  const here = `/round/${cages.one}?day=yesterday`;
  const page = await rita.get(here);
  const fields = formOf(page, "Broken: egg 2");
  const pressed = await rita.post(here, fields);
  expect([pressed.status, pressed.location]).toEqual([303, here]);
  // Pressed twice it is one action.
  expect((await rita.post(here, fields)).location).toBe(here);
  const [, two] = await eggs(toCandle);
  expect([two?.state, two?.version]).toEqual(["broken", 3]);
  const after = await rita.get(here);
  expect(words(after.html)).toMatch(/Egg \S+: broken\. Undo/);
  expect(words(after.html)).not.toContain("Egg 2 ");
  const undone = await rita.post(undoOf(after), {});
  expect([undone.status, undone.location]).toEqual([303, here]);
  expect((await eggs(toCandle))[1]?.state).toBe("set");
  expect(words((await rita.get(here)).html)).toContain("Egg 2 Incubating");
});

test("an egg that came is noted and taken back, and a cage with nothing left stays where one stands", async () => {
  const { rita, cages, hatched, laid, eggs, chick, db } = await newRound();
  const page = await rita.get("/round/none");
  expect((await rita.post("/round/none", formOf(page, "+ egg: pair"))).location).toBe("/round/none");
  expect(await eggs(laid)).toHaveLength(2);
  const after = await rita.get("/round/none");
  expect(words(after.html)).toMatch(/Egg \S+ recorded\. Undo/);
  expect((await rita.post(undoOf(after), {})).location).toBe("/round/none");
  expect(await eggs(laid)).toHaveLength(1);
  // Old enough to be weaned.
  await db.run(sql`UPDATE eggs SET hatched_on = date(hatched_on, '-30 days') WHERE chick_id = ${chick}`);
  const here = `/round/${cages.ten}`;
  const growing = await rita.get(here);
  expect((await rita.post(here, formOf(growing, "Weaned"))).location).toBe(here);
  const empty = await rita.get(here);
  expect(words(empty.html)).toMatch(/1 chick weaned\. Undo/);
  expect(words(empty.html)).not.toContain(" Chick 2");
  expect((await eggs(hatched))[0]?.weaned_on).not.toBeNull();
  expect((await rita.post(undoOf(empty), {})).location).toBe(here);
  expect((await eggs(hatched))[0]?.weaned_on).toBeNull();
});

test("“not yet” is noted for the day, and asked again on the next", async () => {
  const { rita, cages, toHatch, eggs } = await newRound();
  const here = `/round/${cages.two}`;
  await rita.post(here, formOf(await rita.get(here), "Not yet: egg 1"));
  const after = await rita.get(here);
  expect(words(after.html)).toMatch(/Egg 1 Incubating .+ Looked at today\. Hatched More/);
  expect(words(after.html)).toMatch(/Egg 2 Incubating .+ Not yet/);
  expect((await eggs(toHatch))[0]?.state).toBe("set");
  await rita.post(undoOf(after), {});
  expect(words((await rita.get(here)).html)).toMatch(/Egg 1 .+? Hatched Not yet More/);
});

test("a later press is answered with the egg's current state and author, and undoes nothing", async () => {
  const { rita, cages, toHatch, deed, visitor, a } = await newRound();
  const here = `/round/${cages.two}`;
  const page = await rita.get(here);
  await rita.post(here, formOf(page, "Not yet: egg 2"));
  const undo = undoOf(await rita.get(here));
  await deed(toHatch, [1, 2], { state: "hatched" });
  const late = await rita.post(here, formOf(page, "Clear: egg 1"));
  expect(late.status).toBe(409);
  expect(words(late.html)).toMatch(/Egg \S+ was changed meanwhile: it is hatched now\. Nothing was saved\./);
  expect(words(late.html)).toMatch(/Last recorded for egg \S+: hatched, by .+, \d+/);
  expect((await rita.post(undo, {})).status).toBe(409);
  const portuguese = await visitor({ as: a, language: "pt" }).post(here, formOf(page, "Clear: egg 1"));
  expect(words(portuguese.html)).toMatch(/Último registo do ovo \S+: nascido, por .+/);
});

test("of two people who candle one nest the second is told what the first noted, and what both may notes nothing over", async () => {
  const { rita, cages, toCandle, eggs } = await newRound();
  const here = `/round/${cages.one}`;
  const [mine, yours] = [await rita.get(here), await rita.get(here)];
  expect((await rita.post(here, formOf(mine, "Fertile: egg 1"))).status).toBe(303);
  const late = await rita.post(here, formOf(yours, "Clear: egg 1"));
  expect([late.status, words(late.html)]).toEqual([
    409,
    expect.stringMatching(/it is fertile now\. Nothing was saved\./),
  ]);
  expect((await eggs(toCandle))[0]?.state).toBe("fertile");
  // Another egg of the same nest is theirs.
  expect((await rita.post(here, formOf(yours, "Clear: egg 2"))).status).toBe(303);
});

test("an egg of yesterday of a pair that is together since today is noted by a second press, when it was meant", async () => {
  const { rita, db, pairs, laid, eggs } = await newRound();
  await db.run(
    sql`UPDATE pairs SET started_on = ${new Date().toISOString().slice(0, 10)} WHERE id = ${pairs.homeless.id}`,
  );
  const here = "/round/none?day=yesterday";
  const refused = await rita.post(here, formOf(await rita.get(here), "+ egg: pair"));
  expect(refused.status).toBe(422);
  expect(words(refused.html)).toContain("If the day is right, press “Record again”.");
  expect((await rita.post(here, formOf(refused, "Record again"))).status).toBe(303);
  expect(await eggs(laid)).toHaveLength(2);
});

test("an egg that is called fertile on the day it was laid is noted with a caution", async () => {
  const { rita, laid, eggs } = await newRound();
  const here = "/round/none?day=yesterday";
  expect((await rita.post(here, formOf(await rita.get(here), "Fertile: egg 1"))).status).toBe(303);
  expect(words((await rita.get(here)).html)).toMatch(/fertile\. Caution: egg \S+ was laid on that very day/);
  expect((await eggs(laid))[0]?.state).toBe("fertile");
});

test("a viewer sees the round and has no buttons, and what they post is refused", async () => {
  const { rita, cages, a, db, eggs, toCandle } = await newRound();
  const here = `/round/${cages.one}`;
  const fields = formOf(await rita.get(here), "Fertile: egg 1");
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`);
  await rita.get("/birds");
  const page = await rita.get(here);
  expect(words(page.html)).toContain("Egg 1 Incubating");
  expect(page.html.slice(page.html.indexOf("<main"))).not.toMatch(/<main.*<button[^>]*data-tone/s);
  expect(words(page.html)).not.toContain("Yesterday");
  expect((await rita.post(here, fields)).status).toBe(403);
  expect((await eggs(toCandle))[0]?.state).toBe("set");
});

test("a place of another organisation is not on the round, and an empty round explains itself", async () => {
  const { cages, visitor, b, ask } = await newRound();
  const theirs = visitor({ as: b });
  expect((await theirs.get("/round")).location).toBe("/round/none");
  const empty = await theirs.get("/round/none");
  expect(empty.status).toBe(200);
  expect(words(empty.html)).toMatch(/Nothing to check on the round .+ one tap for each egg/);
  for (const path of [cages.one, "pl_nobody", "a b"]) expect((await theirs.get(`/round/${path}`)).status).toBe(404);
  expect((await ask(`/api/round?place_id=${cages.one}`, { as: b })).status).toBe(404);
  expect((await ask(`/api/round?org_id=${b.org_id}`, { as: (await newSite()).a })).status).toBe(401);
});

test("where nothing is due any more a scanned cage says so and leads on", async () => {
  const { rita, cages } = await newRound();
  const page = await rita.get(`/round/${cages.idle}`);
  expect(words(page.html)).toMatch(/A3 Sala · A · 3 of 5 .+ There is nothing to do here now\./);
  expect(page.html).toContain(`href="/round/${cages.ten}"`);
});

test("the page of a cage, the agenda and the dashboard lead to its round, and say what is due there", async () => {
  const { rita, cages } = await newRound();
  // The answer to the first call brings the card that says that eggs are kept.
  await rita.get("/birds");
  const cage = await rita.get(`/places/${cages.two}`);
  expect(words(cage.html)).toMatch(/Due here 2 eggs to hatch Open on the round/);
  expect(cage.html).toContain(`href="/round/${cages.two}"`);
  expect(words((await rita.get(`/places/${cages.idle}`)).html)).not.toContain("Due here");
  expect((await rita.get("/dashboard")).html).toContain(`href="/round/${cages.one}"`);
  const agenda = (await rita.get("/agenda")).html;
  for (const place of [cages.one, cages.two, cages.ten]) expect(agenda).toContain(`href="/round/${place}"`);
  expect((await rita.get("/eggs")).html).toContain('href="/round"');
});

test("a press nobody could have made is refused for good, so that no phone repeats it", async () => {
  const { rita, cages, toCandle, eggs } = await newRound();
  const [egg] = await eggs(toCandle);
  const { reader } = JSON.parse((await rita.get("/round/all")).html) as { reader: string };
  const press = (fields: Record<string, string>) => rita.post("/round/all", { reader, ...fields });
  const undo = { deed: "undo", egg_id: egg?.id ?? "" };
  const odd = [
    ...["__proto__", "hasOwnProperty", "constructor", "toString", "", "nothing"].map((action) => ({ deed: action })),
    ...["1\r\nX-Other: 1", "ação", "0", "-1", "1e9", "99999999999"].map((version) => ({ ...undo, version })),
  ];
  for (const fields of odd) {
    const { status, html } = await press(fields);
    expect([fields, status, JSON.parse(html)]).toEqual([
      fields,
      422,
      { ok: false, faults: ["Some fields need correcting. Nothing was saved."] },
    ]);
    expect((await rita.post(`/round/${cages.one}`, fields)).status).toBe(422);
  }
});
