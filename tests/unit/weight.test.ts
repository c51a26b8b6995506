import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

// The budgets of a weak phone on a slow network, in kilobytes after gzip, read off the last build.

type Chunk = { file: string; imports?: string[]; css?: string[]; src?: string };
const client = new URL("../../build/client/", import.meta.url);
const manifestUrl = new URL(".vite/manifest.json", client);
const isBuilt = existsSync(manifestUrl);
const manifest: Record<string, Chunk> = isBuilt ? JSON.parse(readFileSync(manifestUrl, "utf8")) : {};

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, client))).length, 0) / 1024;

function scriptsOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) scriptsOf(next, found);
  return found;
}

const routeOf = (name: string) => Object.keys(manifest).filter((key) => key.startsWith(`app/routes/${name}`));
const shell = () =>
  ["app/entry.client.tsx", "app/root.tsx", ...routeOf("_app.tsx")].flatMap((key) => [...scriptsOf(key)]);

test("a build is there to be weighed", () => {
  expect(isBuilt).toBe(true);
});

test("the first signed-in page weighs at most 150 kB of scripts, any further one at most 30 kB more", () => {
  const first = new Set(shell());
  expect(kilobytes(first)).toBeLessThan(150);
  const pages = routeOf("_app.").filter((key) => !key.includes("_app.tsx"));
  expect(pages.length).toBeGreaterThan(8);
  for (const page of pages) {
    const further = [...scriptsOf(page)].filter((file) => !first.has(file));
    expect({ page, isLight: kilobytes(further) <= 30 }).toEqual({ page, isLight: true });
    expect({ page, isWithin: kilobytes(new Set([...first, ...further])) <= 150 }).toEqual({ page, isWithin: true });
  }
});

test("a page for visitors carries one small script, and every page one style sheet of at most 20 kB", () => {
  const [enhance = ""] = Object.values(manifest).flatMap(({ file }) => (file.includes("enhance-") ? [file] : []));
  expect(kilobytes([enhance])).toBeLessThanOrEqual(5);
  const styles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  expect(kilobytes(styles)).toBeLessThanOrEqual(20);
});

test("no schema, spreadsheet or database code reaches a browser", () => {
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith(".js"));
  for (const file of scripts) {
    const text = readFileSync(new URL(file, client), "utf8");
    for (const sign of ["ZodError", "drizzle:", "SheetJS", "libsql", "i18next"]) {
      expect({ file, sign, found: text.includes(sign) }).toEqual({ file, sign, found: false });
    }
  }
});
