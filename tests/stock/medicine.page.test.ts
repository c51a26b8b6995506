import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const today = new Date().toISOString().slice(0, 10);

async function cabinet() {
  const site = await newSite();
  const { a, ask, visitor } = site;
  const { species, bird } = keeping(site, a);
  const { id: bird_id } = await bird("PT 1", (await species("Canário")).id);
  const post = async <Data>(path: string, json: object) =>
    ((await (await ask(path, { as: a, json })).json()) as { data: Data }).data;
  const item = { name: "Baycox", category: "medicine", unit: "ml", pack_size: 100 };
  const { id } = await post<{ id: string }>("/api/stock", item);
  const lotOf = async (json: object) => {
    const bought = { kind: "purchase", ...json };
    return (await post<{ moves: Array<{ lot_id: string }> }>(`/api/stock/${id}/moves`, bought)).moves[0]?.lot_id ?? "";
  };
  const browser = visitor({ as: a, language: "pt" });
  const pathOf = (location: string | null | undefined) => new URL(location ?? "", "http://voliera.test").pathname;
  return { browser, bird_id, id, lotOf, pathOf };
}

test("a course is given of a lot, a dose it cannot hold of another, and the lot tells what left it, without a script", async () => {
  const { browser, bird_id, id, lotOf, pathOf } = await cabinet();
  const [one, two] = [
    await lotOf({ quantity: 7, batch: "L1", expires_on: today }),
    await lotOf({ packs: 1, batch: "L2" }),
  ];
  const path = `/health/courses/new?ids=${bird_id}`;
  const form = await browser.get(path);
  for (const text of ["Tirar de um lote do stock", "L1 · 7 ml · validade até", "L2 · 100 ml"])
    expect(words(form.html)).toContain(text);
  const listed = `${bird_id} PT 1`;
  const plan = {
    listed,
    bird: listed,
    medicine: "Coccidiose",
    first_on: today,
    days: "2",
    times_a_day: "3",
    lot_id: one,
  };
  const unclear = await browser.post(path, { ...plan, quantity: "5 kg" });
  expect([unclear.status, words(unclear.html)]).toEqual([422, expect.stringContaining("Essa medida não é a deste")]);
  const saved = await browser.post(path, { ...plan, quantity: "5 ml" });
  expect(saved.status, words(saved.html)).toBe(303);
  const course = pathOf(saved.location);
  const page = words((await browser.get(course)).html);
  for (const text of ["perde a validade", "Baycox, lote L1", "5 ml com cada dose · há 7 ml", "antes da última dose"])
    expect(page).toContain(text);
  await browser.post(course, { do: "given", on: today, nth: "1" });
  const short = await browser.post(course, { do: "given", on: today, nth: "2", back: "/agenda" });
  expect(short.location).toContain(`${course}?on=${today}&nth=2&refused=1#except`);
  const question = await browser.get(`${course}?on=${today}&nth=2&refused=1`);
  for (const text of ["há 2 ml e cada dose leva 5 ml", "Dar esta dose", "De que lote sai esta dose"])
    expect(words(question.html)).toContain(text);
  await browser.post(course, { do: "given", on: today, nth: "2", lot_id: two });
  await browser.post(course, { do: "given_of", lot_id: two, quantity: "1 cl" });
  expect(words((await browser.get(course)).html)).toContain("10 ml com cada dose · há 95 ml");
  const log = words((await browser.get(`/stock/${id}?lot=${two}`)).html);
  for (const text of ["lote L2", "Consumo: Coccidiose", "PT 1", "−5 ml", "+100 ml"]) expect(log).toContain(text);
  expect(log).not.toContain("7 ml");
  const sale = {
    rows: "1",
    instalments: "1",
    on: today,
    "item-0": id,
    "price-0": "4",
    "leaves-0": "20 cl",
    state: "delivered",
  };
  const more = await browser.post("/finance/sales/new", sale);
  expect([more.status, words(more.html)]).toEqual([409, expect.stringContaining("há 97 ml e a venda leva 200 ml")]);
  const sold = await browser.post("/finance/sales/new", { ...sale, "leaves-0": "5 cl" });
  expect(sold.status, words(sold.html)).toBe(303);
  expect(words((await browser.get(pathOf(sold.location))).html)).toContain("Do stock: Baycox · 50 ml");
});
