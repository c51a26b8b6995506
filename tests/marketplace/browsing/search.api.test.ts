import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import type { MarketPage } from "#worker/marketplace/browsing/search.ts";
import { goods, priced, setLevel, shown } from "./shown.ts";

/** A market with canaries that may be shown, and how it is asked. */
async function newMarket() {
  const world = await newWorld();
  await setLevel(world.db, "contact");
  const look = async (query = "") => {
    const answer = await world.ask(`/api/market/listings${query}`);
    return ((await answer.json()) as { data: MarketPage }).data;
  };
  return { ...world, look, ids: async (query = "") => (await look(query)).items.map(({ id }) => id) };
}

test("the market shows the newest first, 24 to a page, and says how many there are", async () => {
  const { db, look } = await newMarket();
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.unshift(await shown(db));
  const first = await look();
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 24));
  expect([first.total, first.is_more, first.has_next]).toEqual([30, false, true]);
  const second = await look("?page=2");
  expect([second.items.map(({ id }) => id), second.has_next]).toEqual([ids.slice(24), false]);
});

test("words are found in title, species in both languages and Latin, and colour, however they are typed", async () => {
  const { db, ids } = await newMarket();
  const red = await shown(db);
  await shown(db, { title: "Galinha", species: null, latin_name: "Gallus gallus", colour: "Branca" });
  for (const typed of ["canario", "CANÁRIO", "canary", "serinus canaria", "vermelho mos", "mosaico  vermelho", "verm"])
    expect([typed, await ids(`?q=${encodeURIComponent(typed)}`)]).toEqual([typed, [red]]);
  for (const typed of ["pomba", "can ario", "canario AND galinha", "!!!", '"', "*", "a".repeat(200)])
    expect([typed, await ids(`?q=${encodeURIComponent(typed)}`)]).toEqual([typed, []]);
});

test("no word is an operator of the index", async () => {
  const { db, ask } = await newMarket();
  await shown(db);
  for (const typed of ['"', "NEAR(a b)", "words: x", "a OR b", "-a", "(", "^a", "{x}", "a*b", "NOT", "'; DROP TABLE"]) {
    const answer = await ask(`/api/market/listings?q=${encodeURIComponent(typed)}`);
    expect([typed, answer.status]).toEqual([typed, 200]);
  }
});

test("the market is narrowed by kind, species, sex, district and age", async () => {
  const { db, ids } = await newMarket();
  await setLevel(db, "open", "");
  const year = new Date().getUTCFullYear();
  const cock = await shown(db, { hatched_year: year });
  const hen = await shown(db, { sex: "female", district: "Faro", hatched_year: year - 1 });
  const pair = await shown(db, { kind: "pair", sex: "pair", hatched_year: year - 3 });
  const cage = await shown(db, goods);
  const found = async (query: string) => ({ [query]: await ids(query) });
  expect(await found("?kind=goods")).toEqual({ "?kind=goods": [cage] });
  expect(await found("?sex=female")).toEqual({ "?sex=female": [hen] });
  expect(await found("?district=Faro&species=serinus+canaria")).toEqual({
    "?district=Faro&species=serinus+canaria": [hen],
  });
  expect(await found("?species=serinus+canaria")).toEqual({ "?species=serinus+canaria": [pair, hen, cock] });
  expect(await found("?age=this")).toEqual({ "?age=this": [cock] });
  expect(await found("?age=last")).toEqual({ "?age=last": [hen] });
  expect(await found("?age=older&q=canario")).toEqual({ "?age=older&q=canario": [pair] });
  expect(await found("?kind=&sex=&q=")).toEqual({ "?kind=&sex=&q=": [cage, pair, hen, cock] });
});

test("a price is sought only where it is shown", async () => {
  const { db, ids, look } = await newMarket();
  await setLevel(db, "open", "");
  const cage = await shown(db, goods);
  const kept = await shown(db, priced);
  expect(await ids("?price_min=30&price_max=50")).toEqual([cage]);
  expect(await ids("?price_min=41")).toEqual([]);
  expect((await look()).items.map(({ id, price_cents, currency }) => [id, price_cents, currency])).toEqual([
    [kept, null, null],
    [cage, 4000, "EUR"],
  ]);
});

test("what it can be narrowed by is what there is", async () => {
  const { db, look } = await newMarket();
  await shown(db);
  await shown(db, { district: "Faro" });
  await shown(db, { latin_key: "chloebia gouldiae", latin_name: "Chloebia gouldiae", district: null });
  const { choices } = await look();
  expect(choices).toEqual({
    species: [{ latin_key: "serinus canaria", latin_name: "Serinus canaria", name: { pt: "Canário", en: "Canary" } }],
    districts: ["Faro", "Porto"],
  });
});

test("a search is refused in words, and one network asks no more than it may", async () => {
  const { ask } = await newMarket();
  for (const query of ["page=0", "page=201", "kind=x", "sex=x", "age=x", "price_min=-1", "price_max=x", "page=1.5"])
    expect([query, (await ask(`/api/market/listings?${query}`)).status]).toEqual([query, 422]);
  const statuses = new Set<number>();
  for (let at = 0; at < 241; at += 1) statuses.add((await ask("/api/market/listings?q=x")).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await ask("/api/market/listings")).status).toBe(200);
});
