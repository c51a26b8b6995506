import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { codeIn, firstMail } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { expectSound, overflow, reachBrowser } from "./browser.ts";

// People count clicks: everything that is pressed is pressed by `click`, and typing is free.

const server = sharedServer();
const { openPage } = await reachBrowser();
const mostClicks = 8;
const password = "gaiola-azul-do-monte";

function counted(page: Page) {
  const clicks: string[] = [];
  const click = async (what: string, selector: string) => {
    clicks.push(what);
    await page.locator(selector).first().click();
  };
  return { clicks, click };
}

async function signedUp(page: Page, click: ReturnType<typeof counted>["click"]) {
  const email = `${randomUUID()}@voliera.test`;
  const submit = "main form button[type=submit]";
  await page.goto("/signup");
  await page.fill("input[name=email]", email);
  await click("go on with the address", submit);
  await page.waitForURL("**/signup-details");
  await page.fill("input[name=organization_name]", "Viveiro do Monte");
  await page.fill("input[name=first_name]", "Rui");
  await page.fill("input[name=last_name]", "Alves");
  await page.fill("input[name=password]", password);
  await page.fill("input[name=confirm_password]", password);
  await click("agree to the terms", "input[name=terms]");
  await click("create the account", submit);
  await page.waitForURL("**/confirm-email");
  await page.fill("input[name=code]", codeIn((await firstMail(server, email)).text));
  await click("confirm the address", submit);
  await page.waitForURL("**/dashboard");
}

for (const javascript of [true, false])
  test(`from sign-up to the first bird it is at most ${mostClicks} clicks on a phone, JavaScript ${javascript ? "on" : "off"}`, async () => {
    const { page, faults, close } = await openPage({ origin: server.origin, javascript, width: 390 });
    const { clicks, click } = counted(page);
    await signedUp(page, click);
    await click("choose from the catalogue", 'main a[href^="/species/catalogue"]');
    await click("tick the canary", "label[for=species-canary]");
    await click("add it", "main .form-bar button[type=submit]");
    await page.waitForURL("**/birds/new");
    // The species is there, today is filled in: only the ring is typed.
    expect(await page.locator("select[name=species_id]").inputValue()).not.toBe("");
    expect(await page.inputValue("input[name=birth_date]")).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.fill("input[name=identifier]", "PT 2026 0417");
    await click("save the bird", "main form button[data-kind=primary]");
    await page.waitForURL("**/birds");
    await page.getByText("PT 2026 0417 added.").waitFor();
    expect({ clicks, isEnough: clicks.length <= mostClicks }).toEqual({ clicks, isEnough: true });
    console.log(`${clicks.length} clicks: ${clicks.join(", ")}`);

    // From then on a bird is one click from home, and bird follows bird.
    await page.goto("/dashboard");
    await page.fill("main input[name=identifier]", "PT 2026 0500");
    await page.locator(".quick-add button").click();
    await page.waitForURL("**/birds/new?identifier=*");
    const form = page.locator("form", { has: page.locator("select[name=species_id]") });
    expect(await form.locator("input[name=identifier]").inputValue()).toBe("PT 2026 0500");
    await form.locator("input[name=birth_precision][value=year]").check();
    await form.locator("input[name=birth_year]").fill("2026");
    await form.locator("input[name=father_ring]").fill("PT 2024 0001");
    await form.locator("button[name=next]").click();
    const mine = form.locator("input[name=unknown_father][value=register]");
    await mine.waitFor();
    if (javascript) await expectSound(page, faults);
    expect(await form.locator("input[name=birth_year]").inputValue()).toBe("2026");
    await mine.check();
    await form.locator("button[name=next]").click();
    await page.waitForURL("**/birds/new?*after=*");
    const ring = form.locator("input[name=identifier]");
    await expect.poll(() => ring.inputValue()).toBe("PT 2026 0501");
    expect(await ring.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await form.locator("input[name=father_ring]").inputValue()).toBe("PT 2024 0001");
    expect(await form.locator("input[name=birth_year]").inputValue()).toBe("2026");
    await form.locator("button[name=next]").click();
    await expect.poll(() => ring.inputValue()).toBe("PT 2026 0502");
    expect([await overflow(page), faults]).toEqual([0, []]);
    await close();
  });
