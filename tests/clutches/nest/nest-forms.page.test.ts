import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { pairs } from "#db/schema/pairs.ts";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { nest } from "./seen-nest.ts";

test("chicks of a nest are weaned together, with a move, and it is said why where the cage is too full", async () => {
  const { rita, cage, here, read, tick, page, ask, a } = await nest();
  const form = { do: "wean", place_id: cage.id };
  const eggs = await rita.post(here, { ...form, chosen: await tick(1, 3) });
  expect([eggs.status, words(eggs.html)]).toEqual([422, expect.stringContaining("Egg 3 has no chick")]);
  const both = { ...form, chosen: await tick(1, 2) };
  const full = await rita.post(here, both);
  expect([full.status, full.html.includes('name="reason"')]).toEqual([409, true]);
  expect((await read()).eggs.map(({ weaned_on }) => weaned_on)).toEqual([null, null, null, null]);
  expect((await rita.post(here, { ...both, reason: "uma noite" })).status).toBe(303);
  expect(await page()).toContain("2 chicks weaned.");
  const housed = (await (await ask(`/api/birds?place_id=${cage.id}`, { as: a })).json()) as { data: { total: number } };
  expect(housed.data.total).toBe(2);
  expect(await page()).not.toContain("Wean and move to");
});

test("of several places that chicks could be weaned to one is chosen, and they stay ticked", async () => {
  const { rita, here, read, tick, db, a, chicks } = await nest();
  await db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
    INSERT INTO places (id, org_id, kind, name, name_key, position, created_at, updated_at)
    SELECT 'pl_' || i, ${a.org_id}, 'cage', 'Voo ' || i, 'voo ' || i, i, '2026', '2026' FROM n`);
  const form = { do: "wean", chosen: await tick(1), "place_id-of": "", place_id: "oo 3" };
  const open = await rita.post(here, form);
  expect([open.status, open.html.includes('value="pl_33 Voo 33"')]).toEqual([422, true]);
  expect(open.html).toMatch(/name="chosen"[^>]*checked|checked[^>]*name="chosen"/);
  expect((await read()).eggs[0]?.weaned_on).toBeNull();
  const chosen = { "place_id-of": "oo 3", "place_id-pick": "pl_33 Voo 33" };
  expect((await rita.post(here, { ...form, ...chosen })).status).toBe(303);
  expect((await read()).eggs[0]?.weaned_on).not.toBeNull();
  const [bird] = await db.all<{ place_id: string }>(sql`SELECT place_id FROM birds WHERE id = ${chicks[0]?.id}`);
  expect(bird?.place_id).toBe("pl_33");
});

test("a chick that died is noted from its egg, and that is taken back; a nest that died is noted in one press", async () => {
  const { rita, here, read, tick, chicks } = await nest();
  const early = await rita.post(here, {
    chosen: await tick(1),
    do: "lost",
    when: "other",
    other_day: "2001-01-01",
    cause: "",
  });
  expect([early.status, words(early.html)]).toEqual([422, expect.stringContaining("not born yet on this day")]);
  const lost = await rita.post(here, { chosen: await tick(1), do: "lost", cause: "frio" });
  expect([lost.status, lost.location]).toEqual([303, here]);
  const answer = await rita.get(here);
  expect(words(answer.html)).toContain(`Death of chick ${chicks[0]?.identifier} recorded.`);
  expect((await read()).eggs[0]?.chick).toMatchObject({ is_gone: true });
  const [, undo = ""] = /action="(\/birds\/[^"]*\/undo[^"]*)"/.exec(answer.html) ?? [];
  expect((await rita.post(undo.replaceAll("&amp;", "&"), {})).location).toBe(here);
  expect((await read()).eggs[0]?.chick).toMatchObject({ is_gone: false });
  expect((await rita.post(here, { chosen: await tick(1, 2), do: "lost" })).status).toBe(303);
  expect((await read()).eggs.map(({ chick }) => chick?.is_gone)).toEqual([true, true, undefined, undefined]);
});

test("eggs that are ticked are fostered at once, and one that is there already is told", async () => {
  const { rita, foster, own, here, read, tick, page } = await nest();
  expect(await page()).toContain("Move to another nest");
  const move = { do: "foster", foster_pair_id: foster.id };
  expect((await rita.post(here, { ...move, chosen: await tick(3, 4) })).status).toBe(303);
  expect((await read()).eggs.map(({ nest: it }) => it.is_foster)).toEqual([false, false, true, true]);
  expect(await page()).toContain("2 eggs changed nests.");
  const there = await rita.post(here, { ...move, chosen: await tick(4) });
  expect([there.status, words(there.html)]).toEqual([422, expect.stringContaining("is in the nest of pair")]);
  const nobody = await rita.post(here, { ...move, foster_pair_id: "egg_x", chosen: await tick(4) });
  expect(nobody.status).toBe(422);
  expect((await rita.post(here, { ...move, foster_pair_id: own.id, chosen: await tick(3, 4) })).status).toBe(303);
  expect((await read()).eggs.some(({ nest: it }) => it.is_foster)).toBe(false);
});

test("of many nests one is found by a part of its pair's number or of a ring, and what is open is asked", async () => {
  const { rita, foster, here, read, tick, page, db } = await nest();
  const [row] = await db.select().from(pairs).where(eq(pairs.id, foster.id));
  if (!row) throw new Error("no pair");
  const copy = (at: number) => ({
    ...row,
    id: `pair_copy${at}`,
    position: 500 + at,
    number: `${row.season}-${500 + at}`,
  });
  await db.insert(pairs).values(Array.from({ length: 31 }, (_, at) => copy(at)));
  expect(await page()).not.toContain(`${row.season}-500 ·`);
  const box = (text: string) => ({ do: "foster", foster_pair_id: text, "foster_pair_id-of": "" });
  const open = await rita.post(here, { ...box("-50"), chosen: await tick(3) });
  expect([open.status, open.html.includes(`value="pair_copy3 ${row.season}-503"`)]).toEqual([422, true]);
  expect(open.html).toContain('value="-50"');
  const none = await rita.post(here, { ...box("ZZZ"), chosen: await tick(3) });
  expect([none.status, words(none.html)]).toEqual([422, expect.stringContaining("No pair has ZZZ")]);
  const { html } = await rita.get(`/clutches/nests?of=nests&q=${row.season}-519`);
  expect(JSON.parse(html)).toMatchObject({ picks: [{ id: "pair_copy19", text: `${row.season}-519` }], more: false });
  expect((await rita.post(here, { ...box(foster.number), chosen: await tick(3) })).status).toBe(303);
  expect((await read()).eggs[2]?.nest).toMatchObject({ is_foster: true, number: foster.number });
});

test("an action that one of the ticked eggs does not allow is refused egg by egg, and done to none", async () => {
  const { rita, here, read, tick } = await nest();
  const refused = await rita.post(here, { chosen: await tick(1, 2, 3), do: "fertile" });
  expect(refused.status).toBe(409);
  expect(words(refused.html)).toContain("Not all of the ticked eggs allow this. Nothing was saved.");
  for (const egg of [1, 2]) expect(words(refused.html)).toContain(`Egg ${egg} is hatched.`);
  expect((await read()).eggs[2]?.state).toBe("laid");
});

test("when two phones tick the same egg, the second is told what the first noted", async () => {
  const { rita, here, read, tick } = await nest();
  const seen = await tick(3, 4);
  expect((await rita.post(here, { chosen: seen.slice(0, 1), do: "clear" })).status).toBe(303);
  const second = await rita.post(here, { chosen: seen, do: "fertile" });
  expect([second.status, words(second.html)]).toEqual([
    409,
    expect.stringMatching(/was changed meanwhile: it is clear now/),
  ]);
  expect((await read()).eggs.map(({ state }) => state)).toEqual(["hatched", "hatched", "clear", "laid"]);
});

test("a link ticks the eggs it is about, by their numbers, without a script", async () => {
  const { rita, here } = await nest();
  const boxes = async (query: string) =>
    [...(await rita.get(`${here}${query}`)).html.matchAll(/<input type="checkbox"[^>]*>/g)].flatMap(([box]) =>
      box.includes("checked") ? [/aria-label="Egg (\d+)/.exec(box)?.[1]] : [],
    );
  expect(await boxes("")).toEqual([]);
  expect(await boxes("?choose=2-3")).toEqual(["2", "3"]);
  expect(await boxes("?choose=1.4")).toEqual(["1", "4"]);
  expect(await boxes("?choose=%27x")).toEqual([]);
});

test("a nest of twelve weighs at most 60 kB; one of 45 opens where the egg lies that is meant, with its three hens", async () => {
  const { rita, ask, a, own } = await nest();
  const { bird } = makeFor({ ask }, a);
  const hens = [await bird({ sex: "female" }), await bird({ sex: "female" }), await bird({ sex: "female" })];
  const json = {
    kind: "colony",
    state: "active",
    cock_ids: [(await bird({ sex: "male" })).id],
    hen_ids: hens.map(({ id }) => id),
  };
  const colony = (await (await ask("/api/pairs", { as: a, json })).json()) as { data: { id: string } };
  const laid = async (pair_id: string, count: number) => {
    const answer = await ask(`/api/pairs/${pair_id}/eggs`, { as: a, json: { count, every: 0, new_clutch: true } });
    return `/clutches/${((await answer.json()) as { data: { clutch: { id: string } } }).data.clutch.id}`;
  };
  expect((await rita.get(await laid(own.id, 12))).html.length).toBeLessThan(60 * 1024);
  const big = await laid(colony.data.id, 45);
  const html = (await rita.get(`${big}?choose=45`)).html;
  expect(html).toMatch(/aria-label="Egg 45: [^"]*"[^>]*checked=""|checked=""[^>]*aria-label="Egg 45: /);
  for (const { identifier } of hens) expect(html).toContain(`>${identifier}</option>`);
  expect((await rita.get(big)).html.match(/name="chosen"/g)).toHaveLength(40);
});

test("dummies, who sits, who feeds and the box are noted without a script, hens by a part of their ring, and faults come back", async () => {
  const { rita, here, read, page, ask, a, own } = await nest();
  const { bird } = makeFor({ ask }, a);
  const hen = await bird({ sex: "female", identifier: "PT 25 900" });
  await bird({ sex: "female", identifier: "PT 25 1900" });
  const cock = await bird({ sex: "male", identifier: "PT 25 77" });
  const facts = {
    incubated_by: "both",
    nest_kind: "box",
    nest_material: "shavings",
    nest_detail: "",
    feeders_before: "",
  };
  const write = async (form: object) =>
    rita.post(here, { form: "nest", ...facts, version: String((await read()).clutch.version), ...form });
  const typed = (text: string) => ({ "feeder-0": text, "feeder-0-of": "" });
  const several = await write({ dummy_eggs: "2", ...typed("900") });
  expect(several.status).toBe(422);
  expect(several.html).toContain(`name="feeder-0-pick" value="${hen.id} ${hen.identifier}"`);
  expect(several.html).toContain('value="900"');
  expect(words((await write(typed("ZZZ 9"))).html)).toContain("ZZZ 9");
  expect(words((await write(typed(cock.identifier))).html)).toContain("Only a hen can be the feeding hen");
  expect(words((await write({ dummy_eggs: "99", ...typed("") })).html)).toContain("from 0 to 60");
  expect((await read()).clutch.version).toBe(1);
  const picked = { ...typed("900"), "feeder-0-of": "900", "feeder-0-pick": `${hen.id} ${hen.identifier}` };
  expect((await write({ dummy_eggs: "2", ...picked })).status).toBe(303);
  expect(await page()).toContain(
    "Nest box · Wood shavings · 2 dummy eggs in the nest · Incubated by: both · Fed by: PT 25 900",
  );
  const stale = await rita.post(here, { form: "nest", ...facts, version: "1", nest_kind: "log" });
  expect(stale.status).toBe(409);
  // Whoever is left as she stood is not looked for again.
  const boxed = { "feeder-0": hen.identifier, "feeder-0-of": hen.identifier };
  const kept = { ...boxed, "feeder-0-pick": `${hen.id} ${hen.identifier}`, feeders_before: hen.id };
  expect((await write({ ...kept, dummy_eggs: "", nest_kind: "" })).status).toBe(303);
  expect(await page()).toContain("Wood shavings · Incubated by: both · Fed by: PT 25 900");
  expect((await rita.get(`/birds/pairs/${own.id}`)).status).toBe(200);
});
