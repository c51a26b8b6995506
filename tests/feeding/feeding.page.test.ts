import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import type { FeedRound } from "#worker/feeding/round-rows.ts";

/** A visitor without a script, with a shelf and a canary. */
async function newShelf() {
  const site = await newSite();
  const { a, ask, visitor } = site;
  const { species, bird } = keeping(site, a);
  const { id: species_id } = await species("Canário");
  await bird("PT 1", species_id);
  const item = async (name: string) => {
    const answer = await ask("/api/stock", { as: a, json: { name, category: "seed", unit: "g" } });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const rounds = async () => ((await (await ask("/api/feed-rounds", { as: a })).json()) as { data: FeedRound[] }).data;
  return { ...site, item, rounds, browser: visitor({ as: a, language: "pt" }) };
}

test("a round is written down, refused by its boxes, fed from every page by one press, taken back, ended and deleted", async () => {
  const { item, rounds, browser, visitor, a } = await newShelf();
  const text = async (path: string) => words((await browser.get(path)).html);
  expect(await text("/stock/feeding")).toContain("Ainda não há rondas");
  expect(await text("/stock/feeding?edit=new")).toContain("Primeiro, o que dá às aves");
  for (const path of ["/stock?count=all", "/stock?move=purchase"])
    expect(await text(path)).toContain("Ainda sem artigos");
  await item("Mistura");
  await item("Papa");
  const form = { name: "Manhã", item_1: "Mistura", amount_1: "0,6 kg", per_1: "round" };
  const wrong = { ...form, item_2: "Milho", amount_2: "5", item_3: "Papa", amount_3: "1 l", for_1: "Canário" };
  const refused = await browser.post("/stock/feeding?edit=new", wrong);
  expect(refused.status).toBe(422);
  for (const it of ["Não há nenhum artigo com esse nome", "Essa unidade não serve", "Só as quantidades por ave"])
    expect(words(refused.html)).toContain(it);
  const good = { ...form, item_2: "papa", amount_2: "5", per_2: "bird", for_2: "Canário" };
  expect(await browser.post("/stock/feeding?edit=new", good)).toMatchObject({
    status: 303,
    location: "/stock/feeding",
  });
  const [made] = await rounds();
  const list = await text("/stock/feeding");
  for (const it of ["Ronda “Manhã” guardada.", "Mistura 600 g", "Papa 5 g", "5 g por ave, 1 ave", "Já dei"])
    expect(list).toContain(it);
  expect((await browser.get(`/stock/feeding?edit=${made?.id}`)).html).toMatch(/value="Canário"/);
  for (const path of ["/agenda", "/dashboard"]) {
    const html = (await browser.get(path)).html;
    expect([path, words(html).includes("Manhã"), html.includes('action="/stock/feeding"')]).toEqual([path, true, true]);
  }
  const { on = "" } = { on: new Date().toISOString().slice(0, 10) };
  const press = { do: "book", id: made?.id ?? "", name: "Manhã", on, from: on, return_to: "/agenda" };
  expect(await browser.post("/stock/feeding", press)).toMatchObject({ status: 303, location: "/agenda" });
  const agenda = await browser.get("/agenda");
  expect(words(agenda.html)).toContain("“Manhã”: registado.");
  expect(agenda.html).not.toContain('value="book"');
  expect((await rounds())[0]?.booked).toMatchObject({ by: expect.any(String) });
  const undo = (/action="([^"]*do=undo[^"]*)"/.exec(agenda.html)?.[1] ?? "").replaceAll("&amp;", "&");
  expect(await browser.post(undo, {})).toMatchObject({ status: 303, location: "/agenda" });
  expect((await rounds())[0]?.booked).toBeNull();
  await browser.post("/stock/feeding", press);
  await browser.post("/stock/feeding", press);
  expect(await text("/agenda")).toContain("Não ficou registado: Esta ronda já está registada");
  await browser.post("/stock/feeding", { do: "end", id: made?.id ?? "", name: "Manhã" });
  expect(await text("/stock/feeding")).toContain("Terminada");
  const kept = await browser.post(`/stock/feeding?delete=${made?.id}`, { name: "Manhã" });
  expect([kept.status, words(kept.html)]).toEqual([409, expect.stringContaining("termine-a")]);
  expect((await visitor({ as: a }).get("/stock/feeding?edit=feed_round_x")).status).toBe(404);
});

test("the walk begins with what is fed: one press, taken back where one stands, and gone once it is done", async () => {
  const { item, rounds, browser, ask, a } = await newShelf();
  const json = { name: "Manhã", lines: [{ item_id: await item("Mistura"), quantity: 600 }] };
  await ask("/api/feed-rounds", { as: a, json });
  expect((await browser.get("/round")).location).toBe("/round/start");
  const first = await browser.get("/round/start");
  expect(words(first.html)).toMatch(/Antes da primeira gaiola 1 de 1 .*Manhã 600 g Mistura Já dei/);
  expect(first.html).not.toContain("/places/start");
  const [round] = await rounds();
  const on = new Date().toISOString().slice(0, 10);
  const press = { deed: "feed", feed_round_id: round?.id ?? "", on, idempotency_key: "a-press-of-the-walk" };
  expect(await browser.post("/round/start", press)).toMatchObject({ status: 303, location: "/round/start" });
  const done = await browser.get("/round/start");
  expect(words(done.html)).toContain("Alimentação registada.");
  expect((await rounds())[0]?.booked).not.toBeNull();
  const undo = (/action="([^"]*deed=unfeed[^"]*)"/.exec(done.html)?.[1] ?? "").replaceAll("&amp;", "&");
  expect((await browser.post(undo, {})).status).toBe(303);
  expect((await rounds())[0]?.booked).toBeNull();
  const waited = await browser.post("/round/all", {
    ...press,
    idempotency_key: "a-later-press",
    reader: `x.${a.user_id}`,
  });
  expect(waited.status).toBe(200);
  expect((await browser.get("/round")).location).toBe("/round/none");
});
