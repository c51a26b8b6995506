import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import fc from "fast-check";
import { expect, test } from "vitest";
import pages from "#app/routes.ts";
import { routesKept } from "#app/routes-kept.ts";

type Match = typeof matchRoutes;

async function keptRouter(): Promise<Match> {
  const file = "node_modules/@remix-run/router/dist/router.js";
  const { transform } = routesKept() as unknown as { transform: (code: string, id: string) => string };
  const written = join(mkdtempSync(join(tmpdir(), "router-")), "router.mjs");
  writeFileSync(written, transform(readFileSync(file, "utf8"), `/${file}`).replace(/\n\/\/# sourceMap.*/, ""));
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
