import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { claimsIn } from "#app/web/token-claims.ts";
import { sharedHouse } from "#tests/stage/house-of-all.ts";
import { codeIn, firstMail } from "#tests/stage/resident.ts";
import { overflow, reachBrowser } from "./browser.ts";

const stage = sharedHouse();
const { openPage } = await reachBrowser();
const password = "gaiola-azul-do-monte";

for (const javascript of [false, true]) {
  test(`a breeder signs up, proves the address and logs out and in again, JavaScript ${javascript ? "on" : "off"}`, async () => {
    const email = `${randomUUID()}@voliera.test`;
    const { page, context, faults, close } = await openPage({
      ...{ origin: stage.origin, javascript, width: 390, timezone: "Atlantic/Azores" },
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

    const code = codeIn((await firstMail(stage, email)).text);
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
    await page.waitForURL(`${stage.origin}/`);
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
