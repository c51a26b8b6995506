import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import fc from "fast-check";
import { expect, test } from "vitest";
import { leanPages } from "#app/lean-pages.ts";
import pages from "#app/routes.ts";
import { routesKept } from "#app/routes-kept.ts";

type Match = typeof matchRoutes;

type Rewriting = { transform: (code: string, id: string) => string };

async function keptRouter(): Promise<Match> {
  const file = "node_modules/@remix-run/router/dist/router.js";
  const plugins = [routesKept(), leanPages()] as unknown as Rewriting[];
  const code = plugins.reduce((text, { transform }) => transform(text, `/${file}`), readFileSync(file, "utf8"));
  const written = join(mkdtempSync(join(tmpdir(), "router-")), "router.mjs");
  writeFileSync(written, code.replace(/\n\/\/# sourceMap.*/, ""));
  return ((await import(pathToFileURL(written).href)) as { matchRoutes: Match }).matchRoutes;
}

const routes = pages as unknown as AgnosticRouteObject[];
const words = [
  "birds",
  "BIRDS",
  "new",
  "species",
  "1",
  "edit",
  "b%69rds",
  "signup",
  "login",
  "pedigree",
  "",
  "x",
  "é",
  "%",
];
const path = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);

test("the router that keeps its order leads every address where Remix' own does", async () => {
  const kept = await keptRouter();
  const named = (match: Match, address: string) =>
    match(routes, address)?.map(({ route, params, pathname }) => [route.id, params, pathname]);
  fc.assert(
    fc.property(path, (address) => {
      expect(named(kept, address)).toEqual(named(matchRoutes, address));
    }),
    {
      numRuns: 2000,
    },
  );
  for (const address of ["/", "//", "//birds", "/birds/", "/api", "/birds/1/edit"])
    expect(named(kept, address)).toEqual(named(matchRoutes, address));
});

test("changes one request makes to its routes are not seen by the next", async () => {
  const kept = await keptRouter();
  const [first] = kept(routes, "/birds/1/edit") ?? [];
  expect(first).toBeDefined();
  if (first) first.params = { birdId: "changed" };
  expect(kept(routes, "/birds/1/edit")).toEqual(matchRoutes(routes, "/birds/1/edit"));
  expect(kept(routes, "/nowhere/at/all")).toEqual(matchRoutes(routes, "/nowhere/at/all"));
});
