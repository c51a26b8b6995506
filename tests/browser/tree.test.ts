import { expect, test } from "vitest";
import { sharedHouse } from "#tests/stage/house-of-all.ts";
import { reachBrowser } from "./browser.ts";
import { canaryKeeper } from "./canary-keeper.ts";

const stage = sharedHouse();
const { openPage } = await reachBrowser();

async function family() {
  const { token, bird } = await canaryKeeper(stage);
  const cock = await bird("COCK", "male", { father_id: await bird("GRANDSIRE", "male") });
  const young = await bird("YOUNG", "male", { father_id: cock, mother_id: await bird("HEN", "female") });
  return { token, cock, young };
}

test("a tree that was dragged aside opens at its bird again when another bird is chosen", async () => {
  const { token, cock, young } = await family();
  const { page, context, faults, close } = await openPage({ origin: stage.origin, width: 700 });
  await context.addCookies([{ name: "authToken", value: token, url: stage.origin }]);
  await page.goto(`/birds/${young}/pedigree`);
  await page.waitForSelector(".pedigree-frame[data-pans]");
  const aside = () => page.evaluate(() => document.querySelector(".pedigree-frame")?.scrollLeft);
  for (let times = 0; times < 3; times += 1) await page.click(".pedigree-zoom button >> nth=1");
  const box = await page.locator(".pedigree-frame").boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 3 });
  await page.mouse.up();
  expect(await aside()).toBeGreaterThan(100);
  await page.locator(`main a[href^="/birds/${cock}/pedigree"]`).last().click();
  await page.waitForURL(`**/birds/${cock}/pedigree**`);
  await expect.poll(() => page.textContent("main h1")).toContain("COCK");
  expect(await aside()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

test("a tree is walked with the keyboard: from bird to bird, larger and smaller, another bird to the centre", async () => {
  const { token, cock, young } = await family();
  const { page, context, faults, close } = await openPage({ origin: stage.origin });
  await context.addCookies([{ name: "authToken", value: token, url: stage.origin }]);
  await page.goto(`/birds/${young}/pedigree`);
  await page.waitForSelector(".pedigree-zoom");
  const here = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  const width = () =>
    page.evaluate(() => document.querySelector(".pedigree-sheet")?.getBoundingClientRect().width ?? 0);
  await page.focus(".pedigree-frame");
  await page.keyboard.press("Tab");
  expect(await here()).toBe("COCK");
  const walked: unknown[] = [];
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
    await page.keyboard.press(key);
    walked.push(await here());
  }
  expect(walked).toEqual(["GRANDSIRE", "Add the mother of COCK", "COCK", "HEN", "COCK"]);
  const before = await width();
  await page.keyboard.press("+");
  expect(await width()).toBeCloseTo(before * 1.25, 0);
  await page.keyboard.press("-");
  expect(await width()).toBeCloseTo(before, 0);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/birds/${cock}/pedigree**`);
  expect(faults).toEqual([]);
  await close();
});
