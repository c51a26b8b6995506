import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { reachBrowser } from "#tests/browser/browser.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

type Offer = { url: string };

/**
 * A year of papers, by what is pressed and read: the register is begun with one press and notes a death without any, a sale
 * has its declaration with two, the bird passes to its buyer's flock, and the year's return is issued from the agenda.
 */
async function papers(reader: Reader) {
  const { nests, page, on, press, text, faults, close } = await breederAt(openPage, reader);
  const { ask, a, b } = nests;
  const make = makeFor(nests, a);
  const sent = async (path: string, json: object, method = "POST") => {
    const answer = await ask(path, { as: a, json, method });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return ((await answer.json()) as { data: { id: string } }).data;
  };
  const follow = async (selector: string) => {
    const loaded = reader.javascript ? undefined : page.waitForEvent("load");
    await page.locator(selector).locator("visible=true").first().click();
    await loaded;
  };
  await sent("/api/organizations/current", { country: "PT" }, "PUT");
  const gould = await make.species({ common_name: "Gould", latin_name: "Chloebia gouldiae" });
  const bird = (identifier: string) => make.bird({ identifier, species_id: gould.id, sex: "male" });
  const [sold, dead] = [await bird("PT 26 1"), await bird("PT 26 2")];

  await on("2027-04-01", "/legal-forms/register");
  await press('main form button[value="begin"]');
  const { id: status_id } = await make.status("deceased");
  await nests.dayIs("2027-04-10");
  await sent(`/api/birds/${dead.id}`, { status_id, status_since: "2027-04-02" }, "PUT");
  await on("2027-04-10", "/legal-forms/register");
  expect((await text()).match(/PT 26 2/g)).toHaveLength(2);

  const lines = [{ bird_id: sold.id, unit_cents: 4500 }];
  const sale = await sent("/api/sales", {
    lines,
    contact_name: "Graça",
    state: "delivered",
    delivered_on: "2027-04-10",
  });
  await page.goto(`/finance/sales/${sale.id}`);
  await press('main form button[value="transfer"]');
  await press('main form button[value="issue"]');
  expect(await text()).toContain("2027/0001");

  await page.goto(`/finance/sales/${sale.id}`);
  await follow(`a[href="/legal-forms/handovers?sale=${sale.id}"]`);
  await press("main form .actions button");
  const { data: offers } = (await (await ask("/api/handovers", { as: a })).json()) as { data: { items: Offer[] } };
  const [offer] = offers.items;
  const address = new URL(offer?.url ?? "").pathname;
  await nests.signIn(b);
  await page.context().addCookies([{ name: "authToken", value: b.token, url: new URL(page.url()).origin }]);
  await page.goto(address);
  await follow('main form button[value="accept"]');
  await page.waitForLoadState();
  await page.goto("/birds");
  expect(await text()).toContain("PT 26 1");

  await on("2028-01-20", "/agenda");
  await follow('main a[href^="/legal-forms/return"]');
  await press('main form button[value="issue"]');
  expect(await text()).toContain("2028/0001");
  expect(faults).toEqual([]);
  await close();
}

test("a year of papers of a breeder who reads Portuguese, on a phone without a script", () =>
  papers({ language: "pt", javascript: false }));

test("the same for one who reads English, with scripts", () => papers({ language: "en", javascript: true }));
