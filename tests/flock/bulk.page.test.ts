import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, keeping, ringsOn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function newFlock(rings: string[]) {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  const birds = [];
  for (const ring of rings) birds.push(await keeper.bird(ring, canary.id));
  return { ...site, ...keeper, canary, birds, browser: site.visitor({ as: site.a }) };
}

test("facets say how many birds they leave, and the counts follow the filters in force", async () => {
  const { browser, bird, canary } = await newFlock(["PT 1", "PT 2"]);
  await bird("PT 3", canary.id, { sex: "male" });
  expect(words((await browser.get("/birds")).html)).toMatch(/Canary \(3\).*Male \(1\).*Parents unknown \(3\)/);
  const males = words((await browser.get("/birds?sex=male&parents=none")).html);
  expect(males).toMatch(/Canary \(1\).*Male \(1\).*Unknown \(2\)/);
  expect(ringsOn((await browser.get("/birds?age=unknown&parents=none&sex=male")).html)).toEqual(["PT 3"]);
  expect(words((await browser.get("/birds?kind=reference")).html)).toContain("No birds found");
});

test("the columns of the list are chosen in its address, box by box, and unknown ones are left alone", async () => {
  const { browser } = await newFlock(["PT 1"]);
  const heads = async (query: string) => {
    const { html } = await browser.get(`/birds${query}`);
    return [...html.matchAll(/<th scope="col"[^>]*data-cell="(\w+)"/g)].map(([, name]) => name).slice(2, -1);
  };
  // The column of the order in force is always among them.
  const usual = ["species", "mutation", "sex", "age", "status", "inbreeding", "added"];
  expect(await heads("")).toEqual(usual);
  expect(await heads("?columns=mutation&columns=sex")).toEqual(["mutation", "sex", "added"]);
  expect(await heads("?columns=mutation,sex&sort_by=identifier")).toEqual(["mutation", "sex"]);
  expect(await heads("?columns=password")).toEqual(usual);
});

test("chosen birds change status, and everything that matches moves and is deleted and brought back, without a script", async () => {
  const { browser, birds, stored, ask, a, db } = await newFlock(["PT 1", "PT 2", "XX 3"]);
  const { data } = (await (await ask("/api/statuses", { as: a })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const resting = data.find(({ key }) => key === "resting")?.id ?? "";
  const ids = birds.slice(0, 2).map(({ id }) => id);
  const done = await browser.post("/birds/bulk?q=pt", { action: "status", set_status_id: resting, ids });
  expect([done.status, done.location]).toEqual([303, "/birds?q=pt"]);
  expect(words((await browser.get("/birds?q=pt")).html)).toContain("Status changed for 2 birds.");
  expect((await stored(birds[2]?.id ?? "")).status_id).toBeNull();
  await db.run(sql`INSERT INTO places (id, org_id, kind, name, name_key, capacity, created_at, updated_at)
    VALUES ('pl_cage', ${a.org_id}, 'cage', 'Cage', 'cage', 1, '2026', '2026')`);
  const move = { action: "place", set_place_id: "pl_cage", all: "on", q: "pt" };
  const full = await browser.post("/birds/bulk", { ...move, reason: "" });
  expect([full.status, words(full.html).includes("Cage has a capacity of 1 and would have 2")]).toEqual([409, true]);
  await browser.post("/birds/bulk", { ...move, reason: "Flood" });
  expect(words((await browser.get("/birds")).html)).toContain("2 birds moved.");
  expect(ringsOn((await browser.get("/birds?place_id=pl_cage")).html)).toEqual(["PT 2", "PT 1"]);
  await browser.post("/birds/bulk", { action: "delete", all: "on", q: "pt" });
  const { html } = await browser.get("/birds");
  expect([words(html).includes("2 birds deleted."), ringsOn(html)]).toEqual([true, ["XX 3"]]);
  const undo = /action="(\/birds\/bulk\/undo[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  await browser.post(undo, {});
  const after = await browser.get("/birds");
  expect([words(after.html).includes("2 birds are back"), ringsOn(after.html).length]).toEqual([true, 3]);
});

test("a refused move keeps who was chosen and what was typed, and goes through with a reason, without a script", async () => {
  const { browser, birds, a, db } = await newFlock(["PT 1", "PT 2", "PT 3"]);
  for (const [id, name] of [
    ["pl_cage", "Cage"],
    ["pl_other", "Other"],
  ] as const)
    await db.run(sql`INSERT INTO places (id, org_id, kind, name, name_key, capacity, created_at, updated_at)
      VALUES (${id}, ${a.org_id}, 'cage', ${name}, ${name}, 1, '2026', '2026')`);
  const ids = birds.slice(0, 2).map(({ id }) => id);
  const input = { action: "place", set_place_id: "pl_other", ids, reason: "" };
  const refused = await browser.post("/birds/bulk?sex=unknown&sort_by=identifier", input);
  expect([refused.status, words(refused.html).includes("2 birds selected")]).toEqual([409, true]);
  expect([filledIn(refused.html, "set_place_id"), filledIn(refused.html, "ids")]).toEqual(["pl_other", ids.join(",")]);
  expect(refused.html).toMatch(/<input[^>]*name="reason"[^>]*required|required[^>]*name="reason"/);
  expect(refused.html).toContain('href="/birds?sex=unknown&amp;sort_by=identifier"');
  const action = /action="(\/birds\/bulk[^"]*)"/.exec(refused.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const again = { action: "place", set_place_id: "pl_other", ids: ids.join(","), reason: "Flood" };
  expect((await browser.post(action, again)).location).toBe("/birds?sex=unknown&sort_by=identifier");
  expect(words((await browser.get("/birds")).html)).toContain("2 birds moved.");
  expect(ringsOn((await browser.get("/birds?place_id=pl_other")).html)).toEqual(["PT 2", "PT 1"]);
  const all = await browser.post("/birds/bulk?q=pt", {
    ...input,
    set_place_id: "pl_cage",
    ids: [],
    all: "on",
    q: "pt",
  });
  expect([all.status, words(all.html).includes("Everything in the list")]).toEqual([409, true]);
  expect(filledIn(all.html, "all")).toBe("on");
  expect(all.html).toMatch(/<input type="hidden" name="q" value="pt"/);
  const gone = await browser.post("/birds/bulk", { ...input, set_place_id: "pl_nobody" });
  expect([gone.status, filledIn(gone.html, "ids")]).toEqual([422, ids.join(",")]);
  expect(words((await browser.get("/birds/bulk")).html)).toContain("No birds selected");
});

test("a bulk form without birds or without an action changes nothing and says so", async () => {
  const { browser } = await newFlock(["PT 1"]);
  const forms: Array<Record<string, string>> = [{ action: "delete" }, { all: "on" }, { action: "explode", all: "on" }];
  for (const form of forms) {
    expect((await browser.post("/birds/bulk", form)).status).toBe(303);
    const { html } = await browser.get("/birds");
    expect([form, words(html).includes("Select the birds first."), ringsOn(html)]).toEqual([form, true, ["PT 1"]]);
  }
});

test("those chosen are exported, and not the whole flock when nobody is", async () => {
  const { browser, birds } = await newFlock(["PT 1", "PT 2"]);
  const chosen = await browser.get(`/birds/export?format=csv&ids=${birds[1]?.id}`);
  expect([chosen.html.includes("PT 2"), chosen.html.includes("PT 1")]).toEqual([true, false]);
  const all = await browser.get(`/birds/export?format=csv&chosen=1&all=on&ids=${birds[1]?.id}`);
  expect([all.html.includes("PT 2"), all.html.includes("PT 1")]).toEqual([true, true]);
  expect((await browser.get("/birds/export?format=csv&chosen=1&q=pt")).location).toBe("/birds?q=pt");
  expect(words((await browser.get("/birds")).html)).toContain("Select the birds first.");
});

test("a view is saved from the list, found above it, and forgotten", async () => {
  const { browser } = await newFlock(["PT 1"]);
  expect((await browser.get("/birds")).html).not.toContain('action="/birds/views');
  const saved = await browser.post("/birds/views?sex=male&columns=sex", { name: "Males <b>" });
  expect(saved.location).toBe("/birds?sex=male&columns=sex");
  const { html } = await browser.get("/birds");
  expect(html).toContain('href="/birds?sex=male&amp;columns=sex"');
  expect([words(html).includes("saved."), html.includes("<b>")]).toEqual([true, false]);
  const shown = await browser.get("/birds?sex=male&columns=sex");
  const forget = /name="forget" value="([^"]+)"/.exec(shown.html)?.[1] ?? "";
  expect((await browser.post("/birds/views", { forget })).location).toBe("/birds");
  expect((await browser.get("/birds")).html).not.toContain('href="/birds?sex=male&amp;columns=sex"');
});
