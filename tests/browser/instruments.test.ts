import { expect, test } from "vitest";
import { sized } from "#tests/thorough.ts";
import { axe, overflow, reachBrowser, showing } from "./browser.ts";
import { looks, otherWay, seenIn } from "./looks.ts";

const { openPage } = await reachBrowser();

test("the browser checks fail on pages made to fail them", async () => {
  const { page, faults, close } = await openPage({ width: 390 });
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>');
  expect((await axe(page)).join("\n")).toContain("image-alt");
  await page.evaluate(() => console.error("a fault"));
  await page.setContent(
    `<html><head><meta http-equiv="Content-Security-Policy" content="script-src 'none'"></head><script>1</script></html>`,
  );
  await expect.poll(() => faults.join("\n")).toContain("Content Security Policy");
  expect(faults.join("\n")).toContain("a fault");
  await close();
});

test("a page that is too wide is noticed, at a desk, on a phone and where one becomes the other", async () => {
  for (const [width, other] of [
    [1440, 390],
    [390, 1440],
  ] as const) {
    const { page, close } = await openPage({ width });
    await page.setContent(
      '<html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><body style="margin:0"><div style="width:1450px;height:3000px">x</div></body></html>',
    );
    expect([width, await overflow(page)]).toEqual([width, 1450 - width]);
    const show = await showing(page);
    await show({ theme: "dark", width: other });
    expect([width, await overflow(page)]).toEqual([width, 1450 - other]);
    const seen = await page.evaluate(() =>
      ["(prefers-color-scheme: dark)", "(pointer: coarse)"].map((it) => matchMedia(it).matches),
    );
    expect([width, seen]).toEqual([width, [true, width === 1440]]);
    await close();
  }
});

test("every page meets every theme and width, every look has its pages, and any two options meet", () => {
  const pages = looks.map((_, at) => at);
  const options = looks.flatMap((look) =>
    seenIn(look, pages).flatMap((page) =>
      [look, { ...look, ...otherWay(look) }].map((it) => ({ page, options: Object.entries(it) })),
    ),
  );
  const met = new Map<number, Set<string>>();
  const pairs = new Set<string>();
  for (const it of options)
    for (const [at, one] of it.options.entries()) {
      met.set(it.page, (met.get(it.page) ?? new Set()).add(one.join()));
      for (const other of it.options.slice(at + 1)) pairs.add(`${one.join()} ${other.join()}`);
    }
  // Both themes and both widths, a language, and scripts or none; where every look is seen, all of them.
  expect(pages.map((page) => met.get(page)?.size)).toEqual(pages.map(() => sized({ all: 8, now: 6 })));
  // Six pairs of options, each with two choices on either side.
  expect(pairs.size).toBe(24);
});
