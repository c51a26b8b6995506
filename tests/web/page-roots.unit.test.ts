import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { pageRoots } from "#app/web/page-roots.ts";
import { tidyPath } from "#app/web/paths.ts";

test("the address of a page is put right, that of a file or of nothing is not", async () => {
  const build = (await import("../../build/server/index.js")) as unknown as ServerBuild;
  const tidy = (path: string) => tidyPath(path, pageRoots(build));
  expect(tidy("/Birds/x/")).toBe("/birds/x");
  expect(tidy("/%62irds")).toBe("/birds");
  expect(tidy("/LOGIN")).toBe("/login");
  expect(tidy("/P/token")).toBe("/p/token");
  for (const path of ["/birds/x", "/Photos/x", "/Preferences", "/Robots.txt", "/Nowhere", "/Constructor", "/*"]) {
    expect([path, tidy(path)]).toEqual([path, undefined]);
  }
});
