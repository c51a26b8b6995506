import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { shop } from "./shop.ts";

test("a canary is published in Portugal with an enquiry, its registration number and no price", async () => {
  const { bird, draft, turn, index, level, call } = await shop();
  const { id } = await bird();
  const form = await call("GET", `/api/listings/form?bird_ids=${id}`);
  expect(form.data).toMatchObject({
    kind: "bird",
    title: "Canário, Vermelho mosaico, hen, 2026",
    gate: { level: "contact", why: [{ rule: "domestic", source: "Lei 95/2017, art. 55.º" }] },
    missing: [{ fact: "brood", link: "#brood" }],
    places: { limit: 50, used: 0, left: 50 },
  });
  const priced = await draft({ kind: "bird", bird_ids: [id], price_cents: 3500 });
  expect([priced.status, priced.errors?.[0]?.path]).toEqual([422, "price_cents"]);
  const made = await draft({ kind: "bird", bird_ids: [id] });
  expect([made.status, made.data.state, made.data.level]).toEqual([201, "draft", "contact"]);
  const early = await turn(made.data.id, "published");
  expect([early.status, early.errors?.[0]?.path]).toEqual([422, "brood"]);
  await call("PUT", `/api/listings/${made.data.id}`, { brood: 4 });
  const published = await turn(made.data.id, "published");
  expect([published.status, published.data.state, published.data.url]).toEqual([
    200,
    "published",
    `/market/${made.data.id}`,
  ]);
  expect(await level(made.data.id)).toBe("contact");
  expect(await index(made.data.id)).toMatchObject({
    is_shown: 1,
    price_cents: null,
    registration: "PT-CRI-77",
    hatched: "2026-03-01",
    sex: "female",
    brood: 4,
    colour: "Vermelho mosaico",
    district: "Braga",
    country: "PT",
    latin_key: "serinus canaria",
    hidden: 0,
    species: JSON.stringify({ pt: "Canário", en: "Canary" }),
  });
});

test("without a registration no bird is published where the law asks one", async () => {
  const { bird, ofBird, turn, db } = await shop();
  await db.run(sql`DELETE FROM registrations`);
  const listing = await ofBird((await bird()).id);
  expect(listing.missing).toEqual([expect.objectContaining({ fact: "registration", link: "/settings/papers" })]);
  const refused = await turn(listing.id, "published");
  expect([refused.status, refused.errors?.map(({ path }) => path)]).toEqual([422, ["registration"]]);
});

test("a cage is published at 40.00", async () => {
  const { draft, turn, index, level } = await shop();
  const { data } = await draft({ kind: "goods", title: "Gaiola de criação", price_cents: 4000 });
  expect(data.level).toBe("open");
  expect((await turn(data.id, "published")).status).toBe(200);
  expect(await index(data.id)).toMatchObject({ is_shown: 1, kind: "goods", price_cents: 4000, currency: "EUR" });
  expect(await level(data.id)).toBe("open");
});

test("the Gouldian is refused with rule and source; opened for Madeira it publishes there alone; taken back it is gone and told", async () => {
  const { bird, ofBird, turn, open, shut, db, a, level, clock, one, index, notices, gouldian } = await shop();
  const listing = await ofBird((await bird({ species_id: gouldian.id })).id, { title: "Gould" });
  const refused = await turn(listing.id, "published");
  expect([refused.status, refused.errors?.[0]?.path]).toEqual([422, "state"]);
  expect(refused.errors?.[0]?.message).toContain("Lei 95/2017, art. 55.º");
  await open("chloebia gouldiae", { region: "madeira" });
  expect((await turn(listing.id, "published")).status).toBe(422);
  await db.run(sql`UPDATE organizations SET region = 'madeira' WHERE id = ${a.org_id}`);
  expect((await turn(listing.id, "published")).data.state).toBe("published");
  expect(await level(listing.id)).toBe("open");
  await shut();
  // At once nobody has worked it out anew: nothing is shown. Then the clock does.
  expect(await level(listing.id)).toBeNull();
  await clock();
  await clock();
  expect((await one(listing.id)).data).toMatchObject({ state: "paused", pause_reason: "gate", url: null });
  expect(await index(listing.id)).toMatchObject({ is_shown: 0, title: "", latin_name: null });
  expect(await notices()).toEqual([
    { event: "listing.paused", facts: JSON.stringify({ title: "Gould" }), link: `/marketplace/${listing.id}` },
  ]);
});
