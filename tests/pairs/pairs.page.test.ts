import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function couples() {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird, stored } = keeping(site, a);
  const { id: species_id } = await species("Canário");
  const cock = await bird("PT 1", species_id.toString(), { sex: "male", mutation: "lutino", birth_date: "2022-03-01" });
  const hen = await bird("PT 2", species_id, { sex: "female", birth_date: "2022-03-01" });
  const browser = visitor({ as: a, language: "pt" });
  /** Saves a pair as the form does; answers the address of its page. */
  async function paired(given: Record<string, string> = {}) {
    const fields = { kind: "pair", cock: "PT 1", hen: "pt 2", state: "active", ...given };
    const saved = await browser.post("/birds/pairs/new", fields);
    expect(saved.status, words(saved.html)).toBe(303);
    return new URL(saved.location ?? "", "http://voliera.test").pathname;
  }
  return { site, species_id, bird, stored, cock, hen, browser, paired };
}

test("birds are chosen by ring and judged above the button that saves them, without a script", async () => {
  const { browser, cock, hen } = await couples();
  const empty = await browser.get("/birds/pairs");
  expect(words(empty.html)).toContain("Ainda não há casais");
  const page = await browser.get(`/birds/pairs/new?cock=${cock.id}&hen=PT+2`);
  expect(filledIn(page.html, "cock")).toBe("PT 1");
  expect(filledIn(page.html, "hen")).toBe("PT 2");
  const text = words(page.html);
  expect(text).toContain("PT 1 × PT 2");
  expect(text).toContain("Consanguinidade esperada das crias: 0 %");
  expect(page.html).toContain(`/birds/pair?cock=${cock.id}&amp;hen=${hen.id}`);
  expect(text.indexOf("PT 1 × PT 2")).toBeLessThan(text.lastIndexOf("Guardar casal"));
  const more = await browser.get("/birds/pairs/new?kind=trio&cock=PT+1&hen=PT+2&more=hen");
  expect(more.html.match(/name="hen"/g)).toHaveLength(2);
  const wrong = await browser.get("/birds/pairs/new?kind=pair&cock=PT+2&hen=PT+9");
  expect(words(wrong.html)).toContain("PT 2 é fêmea. Escolha-a como fêmea.");
  expect(words(wrong.html)).toContain("Não tem nenhuma ave com a anilha PT 9.");
});

test("a pair is saved, begun, rested and ended from its page, each on its day", async () => {
  const { browser, paired, stored, hen } = await couples();
  const at = await paired({ state: "planned", notes: "calmos" });
  const page = await browser.get(at);
  expect(page.status).toBe(200);
  expect(words(page.html)).toMatch(/Casal \d{4}-01/);
  expect(words(page.html)).toContain("lutino");
  const begun = await browser.post(at, { state: "active", on: "2026-02-01", version: "1" });
  expect(begun.status).toBe(303);
  const active = words((await browser.get(at)).html);
  expect(active).toContain("Ativo");
  expect(active).toContain("1/02/2026");
  expect((await stored(hen.id)).status_since).toBe("2026-02-01");
  const early = await browser.post(at, { state: "ended", on: "2026-01-01" });
  expect([early.status, words(early.html)]).toEqual([422, expect.stringContaining("ainda não estava junto")]);
  await browser.post(at, { state: "ended", on: "2026-06-01" });
  const ended = words((await browser.get(at)).html);
  expect(ended).toContain("Terminado");
  expect(ended).not.toContain("Pôr a descansar");
  expect(words((await browser.get("/birds/pairs?state=ended&ring=pt1")).html)).toContain("1 casal");
  expect(words((await browser.get(`/birds/${hen.id}/pairs`)).html)).toContain("PT 1");
});

test("a refused pair keeps what was typed, and a hen that is taken says where", async () => {
  const { browser, paired, bird, species_id } = await couples();
  await paired();
  await bird("PT 3", species_id, { sex: "male" });
  const refused = await browser.post("/birds/pairs/new", {
    kind: "pair",
    cock: "PT 3",
    hen: "PT 2",
    state: "planned",
    notes: "segunda",
  });
  expect(refused.status).toBe(422);
  expect(words(refused.html)).toMatch(/PT 2 já está no casal \d{4}-01/);
  expect(filledIn(refused.html, "notes")).toContain("segunda");
});

test("a bird that is lent is paired once its breeder says that it is meant, without a script", async () => {
  const { browser, bird, species_id, site } = await couples();
  const statuses = (await (await site.ask("/api/statuses", { as: site.a })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  await bird("PT 4", species_id, { sex: "male", status_id: statuses.data.find(({ key }) => key === "on_loan")?.id });
  const sent = { kind: "pair", cock: "PT 4", hen: "PT 2", state: "active", notes: "volta em março" };
  const refused = await browser.post("/birds/pairs/new", sent);
  expect([refused.status, words(refused.html)]).toEqual([422, expect.stringContaining("o estado é Emprestada")]);
  expect([filledIn(refused.html, "cock"), refused.html]).toEqual(["PT 4", expect.stringMatching(/name="confirmed"/)]);
  expect((await browser.post("/birds/pairs/new", { ...sent, confirmed: "on" })).status).toBe(303);
});

test("an edit says who was quicker, and a bird that leaves does so on its day", async () => {
  const { browser, paired, bird, species_id } = await couples();
  const at = await paired({ started_on: "2026-02-01" });
  await bird("PT 4", species_id, { sex: "female" });
  const form = await browser.get(`${at}/edit`);
  expect([filledIn(form.html, "cock"), filledIn(form.html, "version")]).toEqual(["PT 1", "1"]);
  const fields = { kind: "pair", cock: "PT 1", started_on: "2026-02-01" };
  const swapped = await browser.post(`${at}/edit`, { ...fields, hen: "PT 4", on: "2026-03-01", version: "1" });
  expect([swapped.status, words(swapped.html)]).toEqual([303, expect.anything()]);
  const text = words((await browser.get(at)).html);
  expect(text).toContain("até");
  const stale = await browser.post(`${at}/edit`, { ...fields, hen: "PT 4", notes: "x", version: "1" });
  expect(stale.status).toBe(409);
  expect(words(stale.html)).toContain("Entretanto outra pessoa alterou o casal");
  expect(filledIn(stale.html, "version")).toBe("2");
});

test("the days of each bird are set right in the form of their pair, of one that left those until when as well", async () => {
  const { browser, paired, bird, species_id } = await couples();
  const at = await paired({ started_on: "2026-02-01" });
  await bird("PT 4", species_id, { sex: "female" });
  const fields = { kind: "pair", cock: "PT 1", hen: "PT 4", started_on: "2026-02-01" };
  expect((await browser.post(`${at}/edit`, { ...fields, on: "2026-03-01" })).status).toBe(303);
  const form = (await browser.get(`${at}/edit`)).html;
  const boxes = [...form.matchAll(/name="((?:from|until)-[^"]+)"/g)].map(([, name = ""]) => name);
  const texts = Object.fromEntries(boxes.map((name) => [name, filledIn(form, name) ?? ""]));
  expect(Object.values(texts).sort()).toEqual(["2026-02-01", "2026-02-01", "2026-03-01", "2026-03-01"]);
  const left = boxes.find((name) => name.startsWith("until-")) ?? "";
  const late = await browser.post(`${at}/edit`, { ...fields, ...texts, [left]: "2026-01-01" });
  expect([late.status, filledIn(late.html, left)]).toEqual([422, "2026-01-01"]);
  expect(late.html).toMatch(/<details[^>]*open[^>]*>\s*<summary[^>]*>Os dias de cada ave/);
  // What is left alone follows the day of the pair.
  const moved = { ...fields, ...texts, started_on: "2026-02-10", [left]: "2026-02-20" };
  expect((await browser.post(`${at}/edit`, moved)).status).toBe(303);
  const after = (await browser.get(`${at}/edit`)).html;
  expect(boxes.map((name) => filledIn(after, name)).sort()).toEqual([
    ...["2026-02-01", "2026-02-10", "2026-02-20", "2026-03-01"],
  ]);
});

test("a pair is deleted after a question, and the season begins in the month that was chosen", async () => {
  const { browser, paired } = await couples();
  const at = await paired();
  expect(words((await browser.get(`${at}/delete`)).html)).toContain("Apagar o casal");
  expect((await browser.post(`${at}/delete`, { name: "x" })).status).toBe(303);
  expect((await browser.get(at)).status).toBe(404);
  const season = await browser.post("/settings/season", { start_month: "9" });
  expect(season.status).toBe(303);
  expect(filledIn((await browser.get("/settings/season")).html, "start_month")).toBe("9");
});

test("the register, the question about two birds and the mates lead to a new pair", async () => {
  const { browser, cock, hen } = await couples();
  expect((await browser.get("/birds")).html).toContain('href="/birds/pairs"');
  const make = `/birds/pairs/new?cock=${cock.id}&amp;hen=${hen.id}`;
  expect((await browser.get(`/birds/pair?cock=${cock.id}&hen=${hen.id}`)).html).toContain(make);
  expect((await browser.get(`/birds/${cock.id}/mates`)).html).toContain(make);
});
