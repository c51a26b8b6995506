import { expect, test } from "vitest";
import { reachBrowser } from "#tests/browser/browser.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

const words = {
  pt: { law: "Sem preço", published: "Publicado", closed: "Não pode anunciar", cage: "Gaiola dupla", price: "40,00 €" },
  en: {
    law: "Without price",
    published: "Published",
    closed: "You cannot advertise",
    cage: "Double cage",
    price: "€40.00",
  },
};

/**
 * What a breeder in Portugal offers, by what is pressed and read: a canary without a price, three presses from its page at
 * most, a cage at 40.00, and a Gouldian that is refused with the rule before anything can be typed.
 */
async function market(reader: Reader) {
  const { language, javascript } = reader;
  const says = words[language];
  const { nests, page, on, press, text, faults, close } = await breederAt(openPage, reader);
  const { ask, a, make } = nests;
  await ask("/api/organizations/current", { as: a, method: "PUT", json: { country: "PT", region: "mainland" } });
  await nests.post("/api/registrations", { kind: "breeder_number", number: "PT-CRI-77" });
  const canary = await nests.bird({ sex: "female", mutation: "Vermelho mosaico", identifier: "FOP R481 25 001" });
  const other = await make.species({ common_name: "Diamante-de-gould", latin_name: "Chloebia gouldiae" });
  const gouldian = await make.bird({ species_id: other.id, identifier: "FOP R481 25 900", birth_date: "2025-05-01" });

  await on("2027-04-02", `/birds/${canary.id}`);
  await page.locator(`a[href="/marketplace/new?bird_ids=${canary.id}"]`).click();
  await page.locator("#listing").waitFor();
  expect(await text()).toContain(says.law);
  await page.locator("#brood").fill("4");
  await press('#listing button[value="publish"]');
  const clicks = 2;
  expect(clicks).toBeLessThanOrEqual(3);
  expect(await text("body")).toContain(says.published);
  await page.goto(`/birds/${canary.id}`);
  expect(await page.locator('main a[href^="/marketplace/listing_"]').count()).toBe(1);

  await page.goto("/marketplace/new?goods");
  await page.locator("#title").fill(says.cage);
  await page.locator("#price").fill(language === "pt" ? "40,00" : "40.00");
  await press('#listing button[value="publish"]');
  await page.goto("/marketplace");
  for (const it of [says.cage, says.price.slice(0, 5)]) expect(await text()).toContain(it);

  await page.goto(`/marketplace/new?bird_ids=${gouldian.id}`);
  expect(await text()).toContain(says.closed);
  expect(await page.locator("#listing").count()).toBe(0);
  expect(faults).toEqual([]);
  expect(javascript).toBe(reader.javascript);
  await close();
}

test("a breeder who reads Portuguese advertises a canary and a cage on a phone without a script", () =>
  market({ language: "pt", javascript: false }));

test("a breeder who reads English advertises them at a desk with scripts", () =>
  market({ language: "en", javascript: true }));
