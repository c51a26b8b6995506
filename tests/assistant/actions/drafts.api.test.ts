import { expect, test } from "vitest";
import { agreedWorld } from "./agreement.ts";

type Row = { data: { id: string } };
const today = () => new Date().toISOString().slice(0, 10);

async function breedingPair() {
  const world = await agreedWorld();
  const cock = await world.make.bird({ identifier: "TEST 1", sex: "male" });
  const hen = await world.make.bird({ identifier: "TEST 2", sex: "female" });
  const pair = await world.api<Row>("/api/pairs", {
    kind: "pair",
    state: "active",
    cock_ids: [cock.id],
    hen_ids: [hen.id],
  });
  const { data } = await world.api<{ data: { eggs: Array<{ id: string; tag: string }> } }>(
    `/api/pairs/${pair.data.id}/eggs`,
    { laid_on: null, count: 3 },
  );
  const stateOf = async (id: string) => (await world.api<{ data: { state: string } }>(`/api/eggs/${id}`)).data.state;
  return { ...world, cock, hen, pair: pair.data.id, eggs: data.eggs, stateOf };
}

test("eggs are marked together, those that cannot become it stay, and an undo gives each its state back", async () => {
  const { proposed, agree, takeBack, api, eggs, stateOf } = await breedingPair();
  const [one = { id: "", tag: "" }, two = one, three = one] = eggs;
  await api("/api/eggs/events", { egg_ids: [three.id], state: "broken" });
  const input = { egg_ids: eggs.map(({ id }) => id), state: "fertile", on: today() };
  const { kept, turn } = await proposed("mark_eggs", input);
  expect(kept?.rows.map(({ label, before, after }) => [label, before, after])).toEqual([
    [`Egg ${one.tag}`, "in the nest", "fertile"],
    [`Egg ${two.tag}`, "in the nest", "fertile"],
  ]);
  expect(kept?.refused).toEqual([`Egg ${three.tag}: it is “broken” and cannot become “fertile” from there.`]);
  const answers = await Promise.all([agree(turn), agree(turn)]);
  expect(answers[1]).toEqual(answers[0]);
  expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(["fertile", "fertile"]);
  expect(await takeBack(turn)).toMatchObject({ state: "undone" });
  expect([await stateOf(one.id), await stateOf(two.id), await stateOf(three.id)]).toEqual(["laid", "laid", "broken"]);
});

test("an egg that was candled meanwhile is shown anew; one that went on cannot be taken back", async () => {
  const { proposed, agree, takeBack, api, eggs, stateOf } = await breedingPair();
  const [one = { id: "" }] = eggs;
  const { turn } = await proposed("mark_eggs", { egg_ids: [one.id], state: "fertile", on: today() });
  await api("/api/eggs/events", { egg_ids: [one.id], state: "clear" });
  expect(await agree(turn)).toMatchObject({
    code: "stale",
    current: { rows: [{ before: "clear", after: "fertile" }] },
  });
  expect(await agree(turn)).toMatchObject({ done: {} });
  await api("/api/eggs/events", { egg_ids: [one.id], state: "pipped" });
  expect(await takeBack(turn)).toEqual({ code: "stale" });
  expect(await stateOf(one.id)).toBe("pipped");
});

test("of several eggs all are taken back or none", async () => {
  const { proposed, agree, takeBack, api, eggs, stateOf } = await breedingPair();
  const [one = { id: "" }, two = one] = eggs;
  const { turn } = await proposed("mark_eggs", { egg_ids: [one.id, two.id], state: "fertile", on: today() });
  await agree(turn);
  await api("/api/eggs/events", { egg_ids: [two.id], state: "pipped" });
  expect(await takeBack(turn)).toMatchObject({ code: "stale" });
  expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(["fertile", "pipped"]);
});

test("a weight, a task and the draft of a sale are made once and go when they are taken back", async () => {
  const { proposed, agree, takeBack, api, cock } = await breedingPair();
  const weights = async () => (await api<{ data: { items: unknown[] } }>(`/api/birds/${cock.id}/weights`)).data.items;
  await api(`/api/birds/${cock.id}/weights`, { grams: 30, weighed_on: "2026-01-03" });
  const weight = await proposed("note_weight", { bird_id: cock.id, grams: 23.5, on: today() });
  expect(weight.kept?.rows[0]).toMatchObject({
    before: "30 g on 3 January 2026",
    after: expect.stringContaining("23.5 g"),
  });
  expect(weight.kept?.warnings).toHaveLength(1);
  const [first, second] = await Promise.all([agree(weight.turn), agree(weight.turn)]);
  expect([first, (await weights()).length]).toEqual([second, 2]);
  await takeBack(weight.turn);
  expect(await weights()).toHaveLength(1);

  const tasks = async () =>
    (await api<{ data: Array<{ title: string }> }>("/api/tasks")).data.map(({ title }) => title);
  const task = await proposed("add_task", { title: "mudar a água", on: today(), bird_id: cock.id });
  await Promise.all([agree(task.turn), agree(task.turn)]);
  expect(await tasks()).toEqual(["mudar a água"]);
  await takeBack(task.turn);
  expect(await tasks()).toEqual([]);

  const sales = async () => (await api<{ data: Array<{ state: string; total_cents: number }> }>("/api/sales")).data;
  const sale = await proposed("draft_sale", { bird_ids: [cock.id], cents: 5000 });
  expect(sale.kept?.rows[0]).toMatchObject({ label: "TEST 1", before: "no sale", after: "draft, €50.00" });
  await Promise.all([agree(sale.turn), agree(sale.turn)]);
  expect(await sales()).toMatchObject([{ state: "draft", total_cents: 5000 }]);
  const again = await proposed("draft_sale", { bird_ids: [cock.id], cents: 5000 });
  expect(again.kept?.refused).toEqual(["TEST 1 is already in the draft of a sale."]);
  await takeBack(sale.turn);
  expect(await sales()).toEqual([]);
});

test("a feed round is booked once and leaves the stock until it is taken back", async () => {
  const { proposed, agree, takeBack, api } = await breedingPair();
  const item = await api<Row>("/api/stock", { name: "Mistura", category: "seed", unit: "g" });
  await api(`/api/stock/${item.data.id}/moves`, { kind: "purchase", quantity: 5000 });
  const lines = [{ item_id: item.data.id, quantity: 500 }];
  const round = await api<Row>("/api/feed-rounds", { name: "Manhã", lines });
  const balance = async () => {
    const { data } = await api<{ data: { items: Array<{ balance: number }> } }>("/api/stock/choices");
    return data.items[0]?.balance;
  };
  const { kept, turn } = await proposed("book_feed", { feed_id: round.data.id, on: today() });
  expect(kept?.rows[1]).toMatchObject({ label: "Mistura", before: "5 kg", after: "500 g leave, 4.5 kg remain" });
  await Promise.all([agree(turn), agree(turn)]);
  expect(await balance()).toBe(4500);
  const again = await proposed("book_feed", { feed_id: round.data.id, on: today() });
  expect(again.kept?.rows).toEqual([]);
  await takeBack(turn);
  expect(await balance()).toBe(5000);
});

test("a listing is drafted and not published", async () => {
  const { proposed, agree, takeBack, api, cock, become } = await breedingPair();
  const listings = async () => (await api<{ data: { items: Array<{ state: string }> } }>("/api/listings")).data.items;
  const { turn, kept } = await proposed("draft_listing", { bird_ids: [cock.id], cents: 4000 }, { language: "pt" });
  expect(kept?.title).toBe("Fazer o rascunho de um anúncio de 1 ave");
  await Promise.all([agree(turn), agree(turn)]);
  expect(await listings()).toMatchObject([{ state: "draft" }]);
  await takeBack(turn);
  expect(await listings()).toEqual([]);
  await become("keeper");
  const refused = await proposed("draft_sale", { bird_ids: [cock.id] }, { role: "keeper" });
  expect([refused.answer.outcome, refused.kept]).toEqual(["not_allowed", null]);
});
