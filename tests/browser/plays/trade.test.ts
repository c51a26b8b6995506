import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { reachBrowser } from "#tests/browser/browser.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

const words = {
  pt: { buyer: "Graça Pimenta", paid: "45,00", result: "21,20", sold: "35,00", due: /V-2027\/0001/ },
  en: { buyer: "Grace Pepper", paid: "45.00", result: "21.20", sold: "35.00", due: /V-2027\/0001/ },
};

/**
 * A day of trade, by what is pressed and read: a bird is sold from its own page, feed is bought, what is owed is paid at one
 * press, and the accounts say what is left.
 */
async function trade(reader: Reader) {
  const { language } = reader;
  const says = words[language];
  const typed = (text: string) => (language === "pt" ? text.replace(".", ",") : text);
  const { nests, page, on, press, begun, text, faults, close } = await breederAt(openPage, reader);
  const { id } = await makeFor(nests, nests.a).bird({ identifier: "PT 27 1" });
  await on("2027-04-10", `/birds/${id}`);

  const loaded = reader.javascript ? undefined : page.waitForEvent("load");
  await page.locator(`a[href="/finance/sales/new?ids=${id}"]`).locator("visible=true").first().click();
  await loaded;
  await page.locator("#contact_name").fill(says.buyer);
  await page.locator("#price-0").fill(typed("45.00"));
  // The second press: sold and taken along.
  await press('main form button[value="delivered"]');
  expect(await text()).toMatch(says.due);
  expect(await text()).toContain(says.paid);

  const spent = await begun("/expenses?edit=new", "main form .actions button", () =>
    page.locator("#amount_1").fill(typed("23.80")),
  );
  expect(spent).toBe(3);

  await page.goto("/payments");
  expect(await text()).toContain(says.buyer);
  await press('main form:has(input[name="do"][value="today"]) button');
  await page.goto("/finance?from=2027-04-01&to=2027-04-30");
  expect(await text()).toContain(says.result);
  await page.goto(`/birds/${id}`);
  expect(faults).toEqual([]);
  await close();
}

test("a bird is sold, feed is bought and money comes in, for a breeder who reads Portuguese, on a phone without a script", () =>
  trade({ language: "pt", javascript: false }));

test("the same for one who reads English, with scripts", () => trade({ language: "en", javascript: true }));
