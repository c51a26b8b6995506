import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { tickets } from "#db/schema/support.ts";
import { reachBrowser } from "#tests/browser/browser.ts";
import { asOperator, operatorAddress } from "#tests/marketplace/gate/operator.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { handOver, rawMail } from "#tests/support/raw-mails.ts";
import { tick } from "#worker/schedule.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

const words = {
  pt: {
    sought: "ovos claros",
    kept: "Recebemos o seu pedido T-2027-00001",
    answer: "Estavam frios quando os viu?",
    reply: "Estavam no ninho, mornos.",
    quote: "Em 3/04/2027, Voliera escreveu:",
    folded: "Texto citado",
    solved: "O pedido ficou resolvido",
    rated: "A nossa resposta ajudou: em parte",
    again: "À espera de nós",
    closed: "Fechado",
  },
  en: {
    sought: "clear eggs",
    kept: "We have your ticket T-2027-00001",
    answer: "Were they cold when you looked?",
    reply: "They were in the nest, and warm.",
    quote: "On Sat, 3 Apr 2027 at 10:00, Voliera wrote:",
    folded: "Quoted text",
    solved: "The ticket is solved",
    rated: "Our answer helped: partly",
    again: "Waiting for us",
    closed: "Closed",
  },
};

/**
 * Somebody seeks, reads and still asks, with a photo. They are answered by mail, answer by mail, say that it is solved and
 * how much it helped, write again, and in the end the clock closes what was solved.
 */
async function support(reader: Reader) {
  const says = words[reader.language];
  const { nests, page, on, press, text, faults, close } = await breederAt(openPage, reader);
  const { a, b, ask, db, env } = nests;
  Object.assign(env, { SUPPORT_EMAIL: "apoio@voliera.test", OPERATOR_EMAILS: operatorAddress });
  const operate = async (method: string, path: string, json: object) =>
    (await ask(`/api/operator/tickets/${path}`, { as: b, method, json })).status;

  await on("2027-04-02", "/support");
  await page.locator('main input[name="q"]').fill(says.sought);
  await page.locator('main input[name="q"]').press("Enter");
  await page.locator('main a[href="/help/clear-eggs"]').click();
  await page.waitForURL("**/help/clear-eggs");
  expect((await text("h1")).toLowerCase()).toContain(says.sought);

  await page.goto("/support");
  await page.locator('main a[href="/support/tickets/new"]').click();
  await page.locator("#category").selectOption("question");
  await page.locator("#title").fill(says.sought);
  await page.locator("#text").fill("Três posturas, sempre claros.");
  // Where a script runs the nearest articles come by themselves, else one asks for them before a file is chosen.
  if (!reader.javascript) {
    await page.locator('button[name="look"]').click();
    expect(await page.locator("#text").inputValue()).toBe("Três posturas, sempre claros.");
  }
  await page.locator('#nearest ~ ul a[href="/help/clear-eggs"]').waitFor();
  const buffer = Buffer.from(await pictureBytes());
  await page.locator("#files").setInputFiles({ name: "ovos.jpg", mimeType: "image/jpeg", buffer });
  await page.locator("main form button[data-kind=primary]").click();
  await page.waitForURL("**/support/tickets/ticket_*");
  const here = new URL(page.url()).pathname;
  expect(await text("body")).toContain(says.kept);
  expect(await page.locator(`a[href^="${here}/files/"]`).textContent()).toContain("ovos.jpg");

  await nests.dayIs("2027-04-03");
  await nests.signIn(b);
  await asOperator(nests, b);
  const id = here.split("/").at(-1) ?? "";
  await tick(db, env, new Date().toISOString());
  expect(await operate("POST", `${id}/messages`, { text: says.answer })).toBe(201);
  await page.goto(`/dev/mail?to=${encodeURIComponent(a.email)}`);
  expect(await text("body")).toContain(says.answer);
  await on("2027-04-03", "/notifications");
  await page.locator(`main form:has(input[value="${here}"]) button[value="open"]`).first().click();
  await page.waitForURL(`**${here}`);
  await page.locator(".ticket-thread").getByText(says.answer).waitFor();

  const [sent] = (await db.select().from(mails)).filter((it) => it.reply_to?.includes("+"));
  const raw = rawMail({ from: a.email, text: `${says.reply}\r\n\r\n${says.quote}\r\n> ${says.answer}` });
  expect(await handOver(nests, sent?.reply_to ?? "", raw, a.email)).toBe("kept");
  await page.goto(here);
  expect(await page.locator(".ticket-thread > li:last-child > .ticket-words").textContent()).toBe(says.reply);
  expect(await page.locator(".ticket-thread details[open]").count()).toBe(0);
  expect(await page.locator(".ticket-thread summary").textContent()).toBe(says.folded);

  await page.locator('input[name="helped"][value="partly"]').check();
  await press('button[value="solve"]');
  expect(await text("body")).toContain(says.solved);
  expect(await text()).toContain(says.rated);
  await page.locator("#text").fill("Afinal não.");
  await press('button[value="write"]');
  expect(await text()).toContain(says.again);

  expect(await operate("PUT", id, { state: "solved" })).toBe(200);
  await nests.dayIs("2027-04-18");
  await tick(db, env, new Date().toISOString());
  await on("2027-04-18", here);
  expect(await text()).toContain(says.closed);
  expect((await db.select().from(tickets)).map(({ state }) => state)).toEqual(["closed"]);
  expect(faults).toEqual([]);
  await close();
}

test("somebody who reads Portuguese asks for help on a phone without a script, and is answered", () =>
  support({ language: "pt", javascript: false }));

test("somebody who reads English does so at a desk with scripts", () => support({ language: "en", javascript: true }));
