import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { settle } from "#tests/app/world.ts";

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id } = await keeper.species("Canary");
  const theirs = keeping(site, site.b);
  await theirs.bird("FOP ZZ 26 900", (await theirs.species("Finch")).id);
  const weights = () => site.db.all(sql`SELECT bird_id, grams, weighed_on FROM bird_weights ORDER BY id`);
  const bird = (ring: string, more?: object) => keeper.bird(ring, id, more);
  return { ...site, bird, weights, browser: site.visitor({ as: site.a }) };
}

test("bird after bird is weighed by a part of its ring, and the last is in view with its Undo", async () => {
  const { bird, weights, browser, ask, a } = await newFlock();
  const one = await bird("FOP R481 26 034");
  const two = await bird("FOP R481 26 035");
  await ask(`/api/birds/${two.id}/weights`, { as: a, json: { weighed_on: "2026-01-02", grams: 20.8 } });
  const fresh = await browser.get("/weigh");
  expect(fresh.html).toMatch(/<input[^>]*autofocus=""[^>]*name="ring"|<input[^>]*name="ring"[^>]*autofocus=""/i);
  const idempotency_key = filledIn(fresh.html, "idempotency_key") ?? "";
  const form = { ring: "034", grams: "20,8", idempotency_key };
  const noted = await browser.post("/weigh", form);
  expect([noted.status, noted.location]).toEqual([303, expect.stringMatching(`^/weigh\\?bird=${one.id}&weight=wt_`)]);
  expect((await browser.post("/weigh", form)).location).toBe(noted.location);
  expect(words((await browser.get(noted.location ?? "")).html)).toMatch(/FOP R481 26 034 ?: 20\.8\sg Undo/);
  const second = await browser.post("/weigh", { ring: "26-035", grams: "20.4" });
  const { html } = await browser.get(second.location ?? "");
  expect(words(html)).toMatch(/FOP R481 26 035 ?: 20\.4\sg, −2% Undo/);
  expect(filledIn(html, "ring")).toBe("");
  // Its curve stands behind the box for the next bird, on a desk beside it.
  expect(html.indexOf('class="weight-chart"')).toBeGreaterThan(html.indexOf('name="grams"'));
  expect((await weights()).length).toBe(3);
  const undo = { bird: two.id, delete: /name="delete" value="(wt_\w+)"/.exec(html)?.[1] ?? "" };
  expect((await browser.post("/weigh", undo)).location).toBe("/weigh");
  expect(words((await browser.get("/weigh")).html)).toContain("Weight deleted.");
  expect((await weights()).length).toBe(2);
});

test("the weighing form lets one of several birds be chosen, and never guesses one that is gone", async () => {
  const { bird, weights, browser } = await newFlock();
  const older = await bird("FOP 25 034");
  const newer = await bird("FOP 26 034");
  const answer = await browser.post("/weigh", { ring: "034", grams: "20" });
  expect([answer.status, words(answer.html).includes("There is more than one bird with 034.")]).toEqual([422, true]);
  expect(answer.html.match(/type="radio"/g)).toHaveLength(2);
  expect([filledIn(answer.html, "grams"), filledIn(answer.html, "ring-of")]).toEqual(["20", "034"]);
  // An answer to another question is none.
  const chosen = { grams: "20", "ring-of": "034", "ring-pick": `${older.id} FOP 25 034` };
  expect((await browser.post("/weigh", { ...chosen, ring: "FOP 26 034" })).status).toBe(303);
  expect((await browser.post("/weigh", { ...chosen, ring: "034" })).status).toBe(303);
  expect(await weights()).toMatchObject([{ bird_id: newer.id }, { bird_id: older.id }]);
});

test("a ring that is unknown or another organisation's is reported at its field, with everything typed kept", async () => {
  const { weights, browser } = await newFlock();
  for (const ring of ["417", "FOP ZZ 26 900"]) {
    const refused = await browser.post("/weigh", { ring, grams: "20" });
    expect([refused.status, filledIn(refused.html, "ring"), filledIn(refused.html, "grams")]).toEqual([
      422,
      ring,
      "20",
    ]);
    expect(refused.html).toMatch(/<input[^>]*name="ring"[^>]*aria-invalid="true"/);
    expect(words(refused.html)).toContain(`No bird has ${ring} in its ring number or name.`);
  }
  const blank = await browser.post("/weigh", { ring: " ", grams: "much" });
  expect(blank.html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(await weights()).toEqual([]);
});

test("a viewer has no link to weighing and is refused", async () => {
  const { db, env, visitor } = await newFlock();
  const browser = visitor({ as: await settle(db, env, "Viewer", "viewer") });
  expect((await browser.get("/birds")).html).not.toContain('href="/weigh"');
  expect((await browser.get("/weigh")).status).toBe(403);
  expect((await browser.post("/weigh", { ring: "1", grams: "20" })).status).toBe(403);
});

test("the camera leads back to the round with the ring filled in", async () => {
  const { bird, browser } = await newFlock();
  const { id } = await bird("FOP 26 034");
  expect((await browser.get(`/scan?for=weigh&code=${id}`)).location).toBe("/weigh?ring=FOP+26+034");
  expect(filledIn((await browser.get("/weigh?ring=FOP+26+034")).html, "ring")).toBe("FOP 26 034");
});
