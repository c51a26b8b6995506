import { expect, test } from "vitest";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser } from "./browser.ts";
import { canaryKeeper } from "./canary-keeper.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

/** A bird with both parents, all grandparents and all of theirs. */
async function family() {
  const { token, bird } = await canaryKeeper(server);
  const pairs = async (of: string, year: number, above: () => Promise<object>) => ({
    father_id: await bird(`FOP 4471 ${year} ${of}1`, "male", await above()),
    mother_id: await bird(`FOP 4471 ${year} ${of}2`, "female", await above()),
  });
  const endings = Array.from({ length: 9 }, (_, at) => `${at + 1}`).values();
  const oldest = () => pairs(`9${endings.next().value}`, 2022, async () => ({}));
  const older = () => pairs(`8${endings.next().value}`, 2023, oldest);
  return { token, young: await bird("FOP 4471 2025 001", "male", await pairs("01", 2024, older)) };
}

test("three generations of a tree are in view without scrolling, whole, at a desk and in a hand", async () => {
  const { token, young } = await family();
  // In a hand the oldest are folded away.
  for (const [width, most, shown] of [
    [1440, 900, 15],
    [390, 844, 7],
  ] as const) {
    const { page, context, faults, close } = await openPage({ origin: server.origin, width });
    await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
    await page.goto(`/birds/${young}/pedigree`);
    const seen = await page.evaluate(() => {
      const cards = [...document.querySelectorAll<HTMLElement>(".tree .tree-kin:not([data-blank])")];
      return cards
        .filter((card) => card.checkVisibility())
        .map((card) => {
          const { left, right, bottom } = card.getBoundingClientRect();
          const isWhole = card.scrollWidth <= card.clientWidth && card.scrollHeight <= card.clientHeight + 1;
          return { left, right, bottom, isWhole };
        });
    });
    expect(seen).toHaveLength(shown);
    expect(Math.max(...seen.map(({ bottom }) => bottom))).toBeLessThanOrEqual(most);
    expect(Math.min(...seen.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...seen.map(({ right }) => right))).toBeLessThanOrEqual(width);
    expect(seen.every(({ isWhole }) => isWhole)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(faults).toEqual([]);
    await close();
  }
});

test("what can be done with a sexed bird's colours fits a hand", async () => {
  const { token, bird } = await canaryKeeper(server);
  const { page, context, faults, close } = await openPage({ origin: server.origin, width: 390 });
  await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  await page.goto(`/birds/${await bird("FOP 4471 2025 002", "male", {})}/genetics`);
  const actions = page.locator(".page-header .actions");
  expect(await actions.textContent()).toContain("See its chicks with another bird");
  const { x = 0, width = 0 } = (await actions.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
  await close();
});
