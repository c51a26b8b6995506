import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { claimsIn } from "#app/web/token-claims.ts";
import { codeIn, firstMail } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { overflow, reachBrowser } from "./browser.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();
const password = "gaiola-azul-do-monte";

test("a disabled button says why, a pressed one that it works, and its width stays", async () => {
  const { page, faults, close } = await openPage({ origin: server.origin, width: 390 });
  await page.goto("/login");
  const button = page.locator("main form button[type=submit]");
  const missing = page.locator("[data-missing]");
  const wide = async () => (await button.boundingBox())?.width;
  expect([await button.isDisabled(), await missing.textContent()]).toEqual([true, "Still missing: Email, Password"]);
  const width = await wide();
  await page.fill("input[name=email]", "rita@example.com");
  expect(await missing.textContent()).toBe("Still missing: Password");
  await page.fill("input[name=password]", "not the password");
  expect([await button.isDisabled(), await missing.textContent()]).toEqual([false, ""]);
  // Kept here after it has been sent, so that it can be looked at.
  await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
  await button.click();
  expect([await button.textContent(), await button.getAttribute("aria-disabled")]).toEqual(["Logging in…", "true"]);
  expect(await wide()).toBe(width);

  await page.goto("/signup");
  await page.fill("input[name=email]", "joao");
  expect([await button.isDisabled(), await missing.textContent()]).toEqual([
    true,
    "Still missing: Organisation email (@)",
  ]);
  await page.goto("/no-such-page");
  await page.click("[data-back]");
  await page.waitForURL("**/signup");
  expect(faults).toEqual([]);
  await close();
});

for (const javascript of [false, true]) {
  test(`on a phone each step is one screen, and the plan in it one line that opens, JavaScript ${javascript ? "on" : "off"}`, async () => {
    const { page, faults, close } = await openPage({ origin: server.origin, javascript, width: 390 });
    // Whether the step, down to its button, is on the first screen, and how much is filled in on it.
    const step = async () => {
      const button = await page.locator("main form button[data-kind=primary]").first().boundingBox();
      const ends = Math.ceil((button?.y ?? 9999) + (button?.height ?? 0));
      const fields = "main form :is(input:not([type=hidden], [type=radio], .unseen), select)";
      return { isWhole: ends <= 844, fields: await page.locator(fields).count() };
    };
    await page.goto("/signup?plan=professional");
    expect(await step()).toEqual({ isWhole: true, fields: 1 });
    await page.fill("input[name=email]", `${randomUUID().slice(0, 8)}@voliera.test`);
    await page.click("main form button[type=submit]");
    await page.waitForURL("**/signup-details");
    expect(await step()).toEqual({ isWhole: true, fields: 6 });
    const starter = page.locator(".plan-card", { hasText: "Starter" }).first();
    expect((await page.locator(".plan-cards").boundingBox())?.height).toBeLessThan(72);
    expect(await starter.isVisible()).toBe(false);
    await page.getByText("Change", { exact: true }).last().click();
    await starter.locator("input").check();
    await page.getByText("Done", { exact: true }).click();
    expect((await page.locator(".plan-cards").boundingBox())?.height).toBeLessThan(72);
    expect([await starter.isVisible(), await page.inputValue("input[name=plan]:checked")]).toEqual([true, "starter"]);
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
}

for (const javascript of [false, true]) {
  test(`a breeder signs up, proves the address and logs out and in again, JavaScript ${javascript ? "on" : "off"}`, async () => {
    const email = `${randomUUID()}@voliera.test`;
    const { page, context, faults, close } = await openPage({
      origin: server.origin,
      javascript,
      width: 390,
      timezone: "Atlantic/Azores",
    });
    await page.goto("/confirm-email");
    expect(new URL(page.url()).pathname).toBe("/signup");

    await page.fill("input[name=email]", email);
    await page.click("main form button[type=submit]");
    await page.waitForURL("**/signup-details");
    await page.fill("input[name=organization_name]", "Viveiro do Monte");
    await page.fill("input[name=first_name]", "Rui");
    await page.fill("input[name=last_name]", "Alves");
    await page.fill("input[name=password]", password);
    await page.fill("input[name=confirm_password]", "something else");
    await page.check("input[name=terms]");
    await page.click("main form button[type=submit]");
    await expect.poll(() => page.textContent("main")).toContain("Passwords do not match");
    expect(await page.inputValue("input[name=organization_name]")).toBe("Viveiro do Monte");
    await page.fill("input[name=password]", password);
    await page.fill("input[name=confirm_password]", password);
    await page.check("input[name=terms]");
    await page.click("main form button[type=submit]");
    await page.waitForURL("**/confirm-email");

    const code = codeIn((await firstMail(server, email)).text);
    await page.fill("input[name=code]", code === "000000" ? "111111" : "000000");
    await page.click("main form button[type=submit]");
    await expect.poll(() => page.textContent("main")).toContain("Invalid or expired verification code.");
    await page.fill("input[name=code]", code);
    await page.click("main form button[type=submit]");
    await page.waitForURL("**/dashboard");
    expect(await page.textContent("body")).toContain("Welcome to Voliera");
    const token = (await context.cookies()).find(({ name }) => name.endsWith("authToken"))?.value;
    expect(claimsIn(token)?.card.timezone).toBe(javascript ? "Atlantic/Azores" : "UTC");
    expect(await overflow(page)).toBe(0);

    await page.goto("/logout");
    await page.click("main form button[type=submit]");
    await page.waitForURL(`${server.origin}/`);
    await page.goto("/birds");
    expect(new URL(page.url()).pathname).toBe("/login");
    await page.fill("input[name=email]", email);
    await page.fill("input[name=password]", "not the password");
    await page.click("main form button[type=submit]");
    await expect.poll(() => page.textContent("main")).toContain("Email or password is incorrect.");
    await page.fill("input[name=password]", password);
    await page.click("main form button[type=submit]");
    await page.waitForURL("**/birds");
    expect(faults).toEqual([]);
    await close();
  });
}
