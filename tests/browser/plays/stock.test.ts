import { expect, test } from "vitest";
import { reachBrowser } from "#tests/browser/browser.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

const words = {
  pt: { seed: "Mistura", round: "Manhã", waits: /1 à espera/, left: "49,4", days: "82" },
  en: { seed: "Seed mix", round: "Morning", waits: /1 waiting/, left: "49.4", days: "82" },
};
const rings = ["FOP R481 27 001", "FOP R481 27 002"];

/**
 * What runs out and which ring is next, by what is pressed and read: an item gets a bag, a feed round is fed at one press,
 * with scripts where there is no network, and two chicks get the first rings of a series that nobody typed.
 */
async function stock(reader: Reader) {
  const { language, javascript } = reader;
  const says = words[language];
  const typed = (text: string) => (language === "pt" ? text.replace(".", ",") : text);
  const { nests, page, on, press, begun, text, faults, close } = await breederAt(openPage, reader);
  const own = await nests.pair();
  const eggs = await nests.laid(own.id, 2);
  await nests.done(eggs, "2027-04-16", { state: "hatched" });

  await on("2027-04-23", "/stock?edit=new");
  await page.locator("#name").fill(says.seed);
  await page.locator("#pack_size").fill("25 kg");
  await page.locator("#minimum").fill("30 kg");
  await press("main form .actions button");
  const bought = await begun("/stock?move=purchase", "main form .actions button", async () => {
    await page.locator("main .rows a").first().click();
    await page.locator("#amount").fill("50 kg");
    await page.locator("#price").fill(typed("63.80"));
  });
  expect(1 + bought).toBe(4);

  await page.goto("/stock/feeding?edit=new");
  await page.locator("#name").fill(says.round);
  await page.locator("#item_1").fill(says.seed);
  await page.locator("#amount_1").fill("600 g");
  await press("main form .actions button");
  if (javascript) {
    await page.goto("/round/start", { waitUntil: "networkidle" });
    await page.context().setOffline(true);
    await page.locator(".round main form button, main .round form button").first().click();
    await page.getByText(says.waits).waitFor();
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await nests.get<unknown>("/api/stock")).data, { timeout: 20_000 })
      .toMatchObject([{ balance: 49_400 }]);
  } else {
    await page.goto("/dashboard");
    await press('main form[action^="/stock/feeding"] button');
  }
  await page.goto("/stock");
  expect(await text()).toContain(says.left);

  await page.goto("/stock/rings?edit=new");
  for (const [field, value] of Object.entries({
    pattern: "FOP R481 {yy} {nnn}",
    size_mm: typed("2.9"),
    first: "1",
    last: "60",
  }))
    await page.locator(`#${field}`).fill(value);
  await press("main form .actions button");
  await page.goto(`/clutches/${eggs[0]?.clutch.id}/rings`);
  const offered = await page
    .locator('input[name^="ring-"]')
    .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value));
  expect(offered).toEqual(rings);
  await press("main form .actions button");
  await page.goto("/stock/rings");
  expect(await text()).toContain("58");
  expect(faults.filter((it) => !it.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await close();
}

test("a breeder who reads Portuguese buys seed, feeds and rings on a phone without a script", () =>
  stock({ language: "pt", javascript: false }));

test("one who reads English does so with scripts, and feeds where there is no network", () =>
  stock({ language: "en", javascript: true }));
