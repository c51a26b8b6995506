import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

// The budgets of a weak phone on a slow network, in kilobytes after gzip, read off the last build as a browser would.

type Part = { module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: Part; routes: Record<string, Part> };

const client = new URL("../../build/client/", import.meta.url);
const assets = () => readdirSync(new URL("assets/", client)).map((name) => `/assets/${name}`);
const read = (path: string) => readFileSync(new URL(path.slice(1), client));

function builtManifest(): Manifest {
  const [path = ""] = assets().filter((name) => name.startsWith("/assets/manifest-"));
  return JSON.parse(
    read(path)
      .toString()
      .replace(/^window\.__remixManifest=/, "")
      .replace(/;$/, ""),
  );
}

const scriptsOf = ({ module, imports = [] }: Part) => [module, ...imports];
const kilobytes = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + gzipSync(read(path)).length, 0) / 1024;

test("the first signed-in page weighs at most 150 kB of scripts, any further one at most 30 kB more", () => {
  const { entry, routes } = builtManifest();
  const frame = ["root", "routes/_app"].flatMap((id) => (routes[id] ? scriptsOf(routes[id]) : []));
  const first = new Set([...scriptsOf(entry), ...frame]);
  const pages = Object.entries(routes).filter(([id]) => id.startsWith("routes/_app."));
  expect(pages.length).toBeGreaterThan(8);
  for (const [page, part] of pages) {
    const around =
      page.startsWith("routes/_app.birds.") && routes["routes/_app.birds"]
        ? scriptsOf(routes["routes/_app.birds"])
        : [];
    const further = new Set([...around, ...scriptsOf(part)].filter((path) => !first.has(path)));
    const found = {
      page,
      isLight: kilobytes(further) <= 30,
      isWithin: kilobytes(new Set([...first, ...further])) <= 150,
    };
    expect(found).toEqual({ page, isLight: true, isWithin: true });
  }
});

test("a page for visitors carries one small script, and every page at most 20 kB of style", () => {
  const enhancements = assets().filter((path) => path.startsWith("/assets/enhance-"));
  expect(enhancements).toHaveLength(1);
  expect(kilobytes(enhancements)).toBeLessThanOrEqual(5);
  const { routes } = builtManifest();
  expect(kilobytes(new Set(Object.values(routes).flatMap(({ css = [] }) => css)))).toBeLessThanOrEqual(20);
});

test("no schema, spreadsheet, database or translation engine reaches a browser", () => {
  const scripts = assets().filter((path) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  for (const path of scripts) {
    const text = read(path).toString();
    for (const sign of ["ZodError", "drizzle:", "SheetJS", "libsql", "i18nextInstance"]) {
      expect({ path, sign, found: text.includes(sign) }).toEqual({ path, sign, found: false });
    }
  }
});
