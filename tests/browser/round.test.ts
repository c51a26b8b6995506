import { expect, test } from "vitest";
import { round as words } from "#app/round/words/en.ts";
import { round as palavras } from "#app/round/words/pt.ts";
import { birdRoom, type Posting } from "#tests/round/bird-room.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { expectSound, type Reader, reachBrowser } from "./browser.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

/** A breeder in a bird room with a phone in the hand. */
async function inBirdRoom(reader: Reader) {
  const { token, org_id } = await signUp(server);
  const post: Posting = async (path, json) => {
    const answer = await call(server, path.replace(/^(\/api\/[a-z-]+)$/, "$1/"), { token, json: { org_id, ...json } });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: never }).data;
  };
  const room = await birdRoom(post);
  const opened = await openPage({ origin: server.origin, width: 390, ...reader });
  await opened.context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  const states = async (laid: { clutch: { id: string } }) => {
    const answer = await call(server, `/api/clutches/${laid.clutch.id}`, { token });
    const { data } = (await answer.json()) as { data: { eggs: Egg[] } };
    return data.eggs.map(({ state }) => state);
  };
  const events = async (laid: { clutch: { id: string } }) => {
    const answer = await call(server, `/api/clutches/${laid.clutch.id}`, { token });
    return ((await answer.json()) as { data: { events: unknown[] } }).data.events.length;
  };
  opened.page.setDefaultTimeout(15_000);
  const press = (name: string) => opened.page.getByRole("button", { name, exact: true }).click();
  return { ...opened, ...room, token, states, events, press, origin: server.origin };
}

const looks = [
  {
    language: "en-GB" as const,
    theme: "light" as const,
    text: words,
    deeds: ["Fertile: egg 1", "Clear: egg 2", "Hatched: egg 1", "Clear: egg 1"],
  },
  {
    language: "pt-PT" as const,
    theme: "dark" as const,
    text: palavras,
    deeds: ["Fértil: ovo 1", "Claro: ovo 2", "Nasceu: ovo 1", "Claro: ovo 1"],
  },
];

for (const { language, theme, text, deeds } of looks)
  test(`the round goes on without the network, and what was pressed gets through once it is back: ${language}`, async () => {
    const room = await inBirdRoom({ language, theme });
    const { page, context, faults, cages, states, events, press, toCandle, toHatch, deed } = room;
    const [fertile = "", clear = "", hatched = ""] = deeds;
    await page.goto(`/round/${cages.one}`, { waitUntil: "networkidle" });
    for (const box of await page.locator(".round-deeds:visible .button").all())
      expect((await box.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56);
    await press(fertile);
    await expect.poll(() => states(toCandle)).toEqual(["fertile", "set", "set", "set"]);
    const before = await events(toHatch);
    await context.setOffline(true);
    await press(clear);
    await page.getByText(text["round.waiting_one"].replace("{{count}}", "1")).waitFor();
    // To the next cage and back, and on again.
    await page.locator(".round-walk [rel=next]").click();
    await page.waitForURL(`**/round/${cages.two}`);
    await press(hatched);
    await page.getByText(text["round.waiting"].replace("{{count}}", "2")).waitFor();
    // Somebody else was quicker meanwhile.
    await deed(toHatch, [2], { state: "clear" });
    await press(hatched.replace("1", "2"));
    await page.getByText(text["round.waiting"].replace("{{count}}", "3")).waitFor();
    if (theme === "light") await expectSound(page, []);
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/waiting-${language}.png` });
    expect([await states(toCandle), await states(toHatch)]).toEqual([
      ["fertile", "set", "set", "set"],
      ["set", "clear"],
    ]);
    await page.locator(".round-walk [rel=prev]").click();
    await page.waitForURL(`**/round/${cages.one}`);
    await context.setOffline(false);
    await expect.poll(() => states(toCandle)).toEqual(["fertile", "clear", "set", "set"]);
    await expect.poll(() => states(toHatch)).toEqual(["hatched", "clear"]);
    // One action each, however often it was sent; the one that came too late says who did what.
    expect(await events(toHatch)).toBe(before + 2);
    await page.locator(".round [role=alert]").waitFor();
    expect(await page.locator(".round [role=alert]").textContent()).toContain("Rui Alves");
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/refused-${language}.png` });
    if (theme === "dark") await expectSound(page, []);
    expect(faults.filter((it) => !it.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await page.getByRole("button", { name: text["round.refused.read"] }).click();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent:")))).toEqual([]);
    await room.close();
  });

test("unsent presses survive a reload, are named at logout and are removed by it", async () => {
  const { page, cages, press, faults, close } = await inBirdRoom({ language: "en-GB" });
  await page.goto(`/round/${cages.one}`, { waitUntil: "networkidle" });
  await page.route("**/round/all", (route) => route.abort());
  await press("Fertile: egg 1");
  await page.getByText("1 waiting.").waitFor();
  await page.reload({ waitUntil: "networkidle" });
  await page.getByText("1 waiting.").waitFor();
  await page.goto("/logout");
  await page.getByText("Records of the round not sent yet: 1.").waitFor();
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(faults.filter((it) => !it.includes("ERR_FAILED"))).toEqual([]);
  await close();
});

test("without a script every press is a form that comes back to the same cage, with an undo", async () => {
  const { page, cages, press, states, toCandle, faults, close } = await inBirdRoom({
    language: "pt-PT",
    javascript: false,
  });
  await page.goto("/round");
  await page.getByRole("link", { name: palavras["round.day.yesterday"] }).click();
  await press("Fértil: ovo 1");
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/round/${cages.one}?day=yesterday`);
  expect(await states(toCandle)).toEqual(["fertile", "set", "set", "set"]);
  await page.locator(".toast button").first().click();
  expect(await states(toCandle)).toEqual(["set", "set", "set", "set"]);
  await page.locator(".round-walk [rel=next]").click();
  expect(page.url()).toContain(`/round/${cages.two}?day=yesterday`);
  expect(faults).toEqual([]);
  await close();
});
