import { expect, test } from "vitest";
import { sharedHouse } from "#tests/stage/house-of-all.ts";
import { reachBrowser } from "./browser.ts";
import { canaryKeeper } from "./canary-keeper.ts";

const stage = sharedHouse();
const { openPage } = await reachBrowser();

/** A bird with both parents, all grandparents and one great-grandfather. */
async function family() {
  const { token, bird } = await canaryKeeper(stage);
  const pair = async (of: string, more = {}) => ({
    father_id: await bird(`FOP 4471 2023 ${of}1`, "male", more),
    mother_id: await bird(`FOP 4471 2023 ${of}2`, "female"),
  });
  const oldest = { father_id: await bird("FOP 4471 2022 900", "male") };
  const father_id = await bird("FOP 4471 2024 010", "male", await pair("10", oldest));
  const mother_id = await bird("FOP 4471 2024 020", "female", await pair("20"));
  return { token, young: await bird("FOP 4471 2025 001", "male", { father_id, mother_id }) };
}

test("three generations of a tree are in view without scrolling, whole, at a desk and in a hand", async () => {
  const { token, young } = await family();
  for (const [width, most] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const { page, context, faults, close } = await openPage({ origin: stage.origin, width });
    await context.addCookies([{ name: "authToken", value: token, url: stage.origin }]);
    await page.goto(`/birds/${young}/pedigree`);
    const seen = await page.evaluate(() => {
      const cards = [...document.querySelectorAll<HTMLElement>(".tree .tree-kin:not([data-blank])")];
      return cards
        .filter((card) => /2023|2024|2025/.test(card.textContent ?? ""))
        .map((card) => {
          const { left, right, bottom } = card.getBoundingClientRect();
          const isWhole = card.scrollWidth <= card.clientWidth && card.scrollHeight <= card.clientHeight + 1;
          return { left, right, bottom, isWhole };
        });
    });
    expect(seen).toHaveLength(7);
    expect(Math.max(...seen.map(({ bottom }) => bottom))).toBeLessThanOrEqual(most);
    expect(Math.min(...seen.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...seen.map(({ right }) => right))).toBeLessThanOrEqual(width);
    expect(seen.every(({ isWhole }) => isWhole)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(faults).toEqual([]);
    await close();
  }
});
