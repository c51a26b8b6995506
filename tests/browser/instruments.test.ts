import { expect, test } from "vitest";
import { axe, startBrowser } from "./browser.ts";

const { openPage } = await startBrowser();

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
