import { expect, test } from "vitest";
import { ringColourWords } from "#db/vocabulary.ts";
import { newSite } from "#tests/app/site.ts";

test("every part of the pages is shown once to whoever builds them, without a script", async () => {
  const site = await newSite();
  const { status, html } = await site.visitor({ language: "en" }).get("/dev/parts");
  expect(status).toBe(200);
  expect(html).not.toContain("<script");
  for (const colour of ringColourWords) expect(html).toContain(`data-band="${colour}"`);
});

test("in production there are no parts to look at, and no other page carries their style", async () => {
  const site = await newSite({ vars: { ENVIRONMENT: "production" } });
  const visitor = site.visitor({ language: "en" });
  expect((await visitor.get("/dev/parts")).status).toBe(404);
  expect((await visitor.get("/")).html).not.toContain("parts-");
});
