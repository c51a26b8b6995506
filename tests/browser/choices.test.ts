import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser } from "./browser.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

test("a box with more cages than the page carries has them all once it is reached by the keyboard", async () => {
  const { token } = await signUp(server);
  const made = async (path: string, json: unknown) => {
    const answer = await call(server, path, { token, json });
    expect([path, answer.status]).toEqual([path, 201]);
    return ((await answer.json()) as { data: { id: string } }).data;
  };
  const species = { common_name: "Canário", latin_name: "Serinus canaria", group: "Canários", incubation_days: 13 };
  const { id: species_id } = await made("/api/bird-species", species);
  const room = await made("/api/places", { kind: "room", name: "Sala" });
  await made(`/api/places/${room.id}/cages`, { first: "C1", last: "C60" });
  const cage = await made("/api/places", { kind: "cage", name: "Z9", parent_id: room.id });
  await made("/api/birds", { identifier: "PT 1", species_id, place_id: cage.id });
  await made("/api/birds", { identifier: "PT 2", species_id });
  const { page, context, faults, close } = await openPage({ origin: server.origin, language: "pt-PT" });
  await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  await page.goto("/birds");
  await page.waitForFunction(() => "__remixRouter" in window);
  const box = page.locator("#filter-place_id");
  const textOf = () => box.locator("option").allTextContents();
  expect(await textOf()).toEqual(["Local: todos", "Sem local (1)", "Sala (1)"]);
  await box.focus();
  await expect.poll(textOf).toHaveLength(64);
  expect(await textOf()).toContain("Sala › Z9 (1)");
  expect(await box.inputValue()).toBe("");
  await box.selectOption(cage.id);
  await page.waitForURL(`**/birds?*place_id=${cage.id}*`);
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  expect(await page.locator("#filter-place_id").inputValue()).toBe(cage.id);
  // Where they go is asked on a sheet, by any part of a place's name, and nobody chose one yet.
  await page.locator("tbody input[name=ids]").check();
  await page.locator('.choice-bar button[value="place"]').click();
  expect(await page.locator("#move-to").inputValue()).toBe("");
  await page.locator("#move-to").pressSequentially("z9");
  await page.getByRole("option", { name: "Z9" }).click();
  expect(await page.locator('input[name="set_place_id-pick"][type=hidden]').inputValue()).toContain(cage.id);
  await page.goto("/birds");
  await page.getByRole("link", { name: "Local (62)" }).click();
  await page.waitForURL("**open=place_id**");
  await expect.poll(textOf).toHaveLength(64);
  expect(faults).toEqual([]);
  await close();
});
