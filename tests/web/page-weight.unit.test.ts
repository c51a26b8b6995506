import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

// The budgets of a weak phone on a slow network, in kilobytes after gzip, read off the last build as a browser would.

/** What every signed-in page brings, what any one of them may weigh in all, and what conform adds to the forms of a bird. */
const budgets = { shell: 90, page: 110, conform: 8.5 };

/** The pages whose forms conform keeps. */
const kept =
  /^routes\/(_app\.birds\.new|_app\.birds(\.\$birdId_\.edit|_\.\$birdId_\.parent)|_site\.(login|signup|signup-details))$/;

type Part = { module: string; imports?: string[]; css?: string[]; parentId?: string };
type Manifest = { entry: Part; routes: Record<string, Part> };

const client = new URL("../../build/client/", import.meta.url);
const assets = () => readdirSync(new URL("assets/", client)).map((name) => `/assets/${name}`);
const read = (path: string) => readFileSync(new URL(path.slice(1), client));

function builtManifest(): Manifest {
  const [path = ""] = assets().filter((name) => name.startsWith("/assets/routes-"));
  return JSON.parse(read(path).toString());
}

const known = new Map<string, number>();
function weight(path: string): number {
  const found = known.get(path) ?? gzipSync(read(path), { level: 9 }).length / 1024;
  known.set(path, found);
  return found;
}
const kilobytes = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + weight(path), 0);
const scriptsOf = ({ module, imports = [] }: Part) => [module, ...imports];

/** A page's own scripts and those of every page around it. */
function scriptsAround(routes: Manifest["routes"], id: string | undefined): string[] {
  const part = id && routes[id];
  return part ? [...scriptsAround(routes, part.parentId), ...scriptsOf(part)] : [];
}

/** The style sheets of a page: its own and those of every page around it. */
function stylesAround(routes: Manifest["routes"], id: string | undefined): string[] {
  const part = id && routes[id];
  return part ? [...stylesAround(routes, part.parentId), ...(part.css ?? [])] : [];
}

/** Every page inside with what a first visit to it fetches, the heaviest first. */
function pagesInside({ entry, routes }: Manifest) {
  const ids = Object.keys(routes).filter((id) => id.startsWith("routes/_app."));
  const pages = ids.map((page) => {
    const scripts = new Set([...scriptsOf(entry), ...scriptsAround(routes, page)]);
    return { page, scripts, weight: kilobytes(scripts) };
  });
  return pages.sort((one, other) => other.weight - one.weight);
}

const serialize = (scripts: Iterable<string>) =>
  [...scripts]
    .sort((one, other) => weight(other) - weight(one))
    .map((path) => `${weight(path).toFixed(1)} ${path}`)
    .join("\n");

test("what every signed-in page brings weighs at most 90 kB of scripts, and any page at most 110 kB in all", () => {
  const manifest = builtManifest();
  const shell = new Set([...scriptsOf(manifest.entry), ...scriptsAround(manifest.routes, "routes/_app")]);
  expect(kilobytes(shell), serialize(shell)).toBeLessThanOrEqual(budgets.shell);
  const pages = pagesInside(manifest);
  expect(pages.length).toBeGreaterThan(50);
  for (const { page, scripts, weight } of pages)
    expect(weight, `${page}\n${serialize(scripts)}`).toBeLessThanOrEqual(
      budgets.page + (kept.test(page) ? budgets.conform : 0),
    );
  const [heaviest] = pages;
  console.log(`Shell ${kilobytes(shell).toFixed(1)} kB; ${heaviest?.page} ${heaviest?.weight.toFixed(1)} kB`);
  console.log(serialize(heaviest?.scripts ?? []));
});

test("a page for visitors carries one small script, and every page at most 20 kB of style", () => {
  const enhancements = assets().filter((path) => path.startsWith("/assets/enhance-"));
  expect(enhancements).toHaveLength(1);
  expect(kilobytes(enhancements)).toBeLessThanOrEqual(5);
  const { routes } = builtManifest();
  for (const page of Object.keys(routes)) {
    const styles = new Set(stylesAround(routes, page));
    expect(kilobytes(styles), `${page}\n${serialize(styles)}`).toBeLessThanOrEqual(20);
  }
});

test("conform comes with the forms of a bird and those before the door, and with no other page", () => {
  const { routes } = builtManifest();
  const bring = Object.keys(routes).filter((id) =>
    scriptsAround(routes, id).some((path) => path.includes("/conform-")),
  );
  expect(bring.filter((id) => !kept.test(id))).toEqual([]);
  expect(bring).toHaveLength(6);
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
