import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function newFlock(language: "pt" | "en" = "en") {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  const browser = site.visitor({ as: site.a, language });
  const add = (identifier: string, more: Record<string, string> = {}) =>
    browser.post("/birds/new", { identifier, species_id: canary.id, sex: "unknown", ...more });
  const born = async (identifier: string) => {
    const answer = await site.ask(`/api/birds/?q=${identifier}`, { as: site.a });
    const { data } = (await answer.json()) as {
      data: { items: Array<{ id: string; version: number; birth_date: string; birth_precision: string | null }> };
    };
    const [bird] = data.items;
    return { ...bird, id: bird?.id ?? "", born: [bird?.birth_date, bird?.birth_precision] };
  };
  return { ...site, ...keeper, canary, browser, add, born };
}

/** The choice that is made of how much of the birth is known. */
const choicesIn = (html: string) => [...html.matchAll(/<input[^>]*name="birth_precision"[^>]*>/g)].map(([tag]) => tag);
const known = (html: string) => /value="(\w+)"/.exec(choicesIn(html).find((it) => it.includes("checked")) ?? "")?.[1];

test("a new bird starts with today, and beside it stand the month, the year and not knowing", async () => {
  const { browser } = await newFlock();
  const { html } = await browser.get("/birds/new");
  expect(known(html)).toBe("day");
  expect(filledIn(html, "birth_date")).toMatch(/^\d{4}-\d\d-\d\d$/);
  // A grown bird gets no false year by one tap.
  expect(filledIn(html, "birth_year") ?? "").toBe("");
  expect(choicesIn(html).map((it) => /value="(\w+)"/.exec(it)?.[1])).toEqual([...["day", "month", "year", "unknown"]]);
});

test("the chosen precision of a birth decides which of its boxes counts", async () => {
  const { add, born } = await newFlock();
  const boxes = { birth_date: "2026-03-05", birth_month: "2025-04", birth_year: "24" };
  for (const [birth_precision, kept] of [
    ["day", ["2026-03-05", null]],
    ["month", ["2025-04-01", "month"]],
    ["year", ["2024-01-01", "year"]],
    ["unknown", [null, null]],
  ] as const) {
    expect((await add(`R-${birth_precision}`, { ...boxes, birth_precision })).status).toBe(303);
    expect([birth_precision, (await born(`R-${birth_precision}`)).born]).toEqual([birth_precision, kept]);
  }
});

test("a missing or invalid year is reported at its field", async () => {
  const { add } = await newFlock();
  const empty = await add("R", { birth_precision: "year", birth_date: "2026-03-05", birth_year: "" });
  expect([empty.status, known(empty.html)]).toEqual([422, "year"]);
  expect(empty.html).toMatch(/<input[^>]*name="birth_year"[^>]*aria-invalid="true"/);
  expect(words(empty.html)).toContain("Enter the year, the month or the day of birth as well.");
  const wrong = await add("R", { birth_precision: "month", birth_month: "spring" });
  expect(wrong.html).toMatch(/<input[^>]*name="birth_month"[^>]*aria-invalid="true"/);
  const ahead = await add("R", { birth_precision: "year", birth_year: "2999" });
  expect(ahead.html).toMatch(/<input[^>]*name="birth_year"[^>]*aria-invalid="true"/);
});

test("the edit form says what is known, and sent as it is changes nothing", async () => {
  const { add, born, browser } = await newFlock();
  await add("R", { birth_precision: "year", birth_year: "2024" });
  const { id, version } = await born("R");
  const { html } = await browser.get(`/birds/${id}/edit`);
  expect([known(html), filledIn(html, "birth_year")]).toEqual(["year", "2024"]);
  const sent = { identifier: "R", sex: "unknown", version: String(version) };
  const same = { ...sent, birth_precision: "year", birth_date: "", birth_month: "", birth_year: "2024" };
  expect((await browser.post(`/birds/${id}/edit`, same)).status).toBe(303);
  expect((await born("R")).born).toEqual(["2024-01-01", "year"]);
  const stale = await browser.post(`/birds/${id}/edit`, { ...same, birth_precision: "month", birth_month: "2023-02" });
  expect(stale.status).toBe(409);
  expect(words(stale.html)).toMatch(/Birth date 2024 2023-02/);
});

test.each([
  ["en", "2024", "March 2024", "about"],
  ["pt", "2024", "março de 2024", "cerca de"],
] as const)(
  "in %s a birth is shown by the part of it that is known, wherever it is shown",
  async (language, year, month, about) => {
    const { add, born, browser } = await newFlock(language);
    await add("PT-701", { birth_precision: "year", birth_year: "2024", sex: "male" });
    await add("PT-702", { birth_precision: "month", birth_month: "2024-03", father_ring: "", sex: "female" });
    await add("PT-703", { birth_precision: "unknown", father_ring: "PT-701", mother_ring: "PT-702" });
    const [one, other, chick] = [await born("PT-701"), await born("PT-702"), await born("PT-703")];
    const pages = ["/birds?columns=age,born", `/birds/${chick.id}/pedigree?view=words`, `/birds/${one.id}/mates`];
    for (const page of pages) {
      const text = words((await browser.get(page)).html);
      expect([page, text.includes(month), /\b1 (Jan|jan)|01\/01\/2024|1 Mar|01\/03\/2024/.test(text)]).toEqual([
        page,
        true,
        false,
      ]);
    }
    for (const [{ id }, birth] of [
      [one, year],
      [other, month],
    ] as const) {
      const text = words((await browser.get(`/birds/${id}`)).html);
      expect([text.includes(birth), text.includes(about)]).toEqual([true, true]);
      expect(words((await browser.get(`/birds/${id}/history`)).html)).not.toContain("01/01/2024");
    }
  },
);
