import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { reachBrowser } from "#tests/browser/browser.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

const words = {
  pt: {
    full: "O seu plano está cheio",
    declined: "recusado",
    paid: "Obrigado!",
    receipt: "Recibo 1",
    cancelled: "Cancelado",
  },
  en: {
    full: "Your plan is full",
    declined: "declined",
    paid: "Thank you!",
    receipt: "Receipt 1",
    cancelled: "Cancelled",
  },
};

/** From a full plan to a paid one in three presses, a card that declines on the way, and out of it again in two. */
async function billing(reader: Reader) {
  const says = words[reader.language];
  const { nests, page, on, text, faults, close } = await breederAt(openPage, reader);
  for (let n = 0; n < 10; n += 1) await nests.bird({ identifier: `FOP R481 25 1${n}0` });
  await nests.db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${nests.a.org_id}`);
  await on("2027-04-02", "/birds/new");
  expect(await text("body")).toContain(says.full);

  await page.locator('a[href="/billing"]').locator("visible=true").first().click();
  await page.locator('button[value="monthly"]').click();
  await page.locator('input[name="card"]').nth(1).check();
  await page.locator("main button[data-kind=primary]").click();
  await page.locator("main .error-summary, main [role=alert]").first().waitFor();
  expect(await text()).toContain(says.declined);
  await page.locator('input[name="card"]').first().check();
  await page.locator("main button[data-kind=primary]").click();
  await page.waitForURL((url) => url.pathname === "/billing");
  expect(await text("body")).toContain(says.paid);
  for (const it of [says.receipt, "20"]) expect(await text()).toContain(it);

  await page.locator('a[href$="?cancel"]').click();
  await page.locator('main button[data-kind="danger"]').click();
  await page.getByText(says.cancelled, { exact: true }).first().waitFor();
  expect(faults).toEqual([]);
  await close();
}

test("a breeder whose plan is full pays for another and cancels it, in Portuguese, on a phone without a script", () =>
  billing({ language: "pt", javascript: false }));

test("the same at a desk in English, with scripts", () => billing({ language: "en", javascript: true }));
