import { expect, test } from "vitest";
import { axe, reachBrowser } from "./browser.ts";
import { looks, seenIn } from "./looks.ts";

const { openPage } = await reachBrowser();

test("the instruments notice what they are there for", async () => {
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

test("every page meets every option, and any two options meet on some of them", () => {
  const pages = looks.slice(0, 8).map((_, at) => at);
  const options = looks.flatMap((look) => seenIn(look, pages).map((page) => ({ page, options: Object.entries(look) })));
  const met = new Map<number, Set<string>>();
  const pairs = new Set<string>();
  for (const it of options)
    for (const [at, one] of it.options.entries()) {
      met.set(it.page, (met.get(it.page) ?? new Set()).add(one.join()));
      for (const other of it.options.slice(at + 1)) pairs.add(`${one.join()} ${other.join()}`);
    }
  expect(pages.map((page) => met.get(page)?.size)).toEqual(pages.map(() => 8));
  // Six pairs of options, each with two choices on either side.
  expect(pairs.size).toBe(24);
});
