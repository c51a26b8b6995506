import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lateScripts, leanRemix, namesOwnRoutes } from "#app/lean-remix.ts";

type Rewriting = { transform: (code: string, id: string) => string | undefined };

const folder = "node_modules/@remix-run/react/dist/esm";
const components = `/${folder}/components.js`;
const rewritten = (plugin: unknown, id: string, code = readFileSync(id.slice(1), "utf8")) =>
  (plugin as Rewriting).transform(code, id);

test("a browser's Remix no longer asks for data route by route, nor its links for data ahead of a click", () => {
  const lean = rewritten(leanRemix(), components, rewritten(namesOwnRoutes(), components));
  expect(lean).not.toMatch(/= usePrefetchBehavior\(|isFogOfWarEnabled\(future|activeDeferreds|getPartialManifest\(/);
  expect(rewritten(leanRemix(), `/${folder}/routes.js`)).not.toMatch(/await fetchServerHandler\(/);
});

test("the scripts a page names wait for its style", () => {
  expect(
    rewritten(lateScripts(), components)?.match(/rel: "modulepreload",\s+href: [\w.]+, fetchpriority: "low"/g),
  ).toHaveLength(2);
});

test("a page names its own routes, in one line, and runs no file of all routes", () => {
  const named = rewritten(namesOwnRoutes(), components) ?? "";
  expect(named).toContain("let enableFogOfWar = true;");
  expect(named).not.toMatch(/rel: "modulepreload",\s+href: manifest\.url/);
  expect(named).toMatch(/__remixManifest = \$\{JSON\.stringify\(\{ \.\.\.manifest, routes: [^\n]*\}\)\}/);
  const router = rewritten(leanRemix(), "/node_modules/@remix-run/router/dist/router.js") ?? "";
  expect(router).toContain("if (patchRoutesOnNavigationImpl.lacking) {");
});

test("a Remix written otherwise stops the build, and what is not Remix' is left alone", () => {
  expect(() => rewritten(leanRemix(), components, "export {}")).toThrow("has changed: see lean-remix");
  expect(rewritten(leanRemix(), "/app/root.tsx", "export {}")).toBeUndefined();
});

test("no page of ours uses what the build leaves out of Remix", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith("lean-"),
  );
  expect(files.length).toBeGreaterThan(300);
  const using = files.filter((file) =>
    /<Await\b|<PrefetchPageLinks\b|\bprefetch=|\bclientLoader\b|\bHydrateFallback\b|\bdefer\(|\bviewTransition\b/.test(
      readFileSync(join("app", file), "utf8").replaceAll(/^.*lean-remix.*$|RemixRootDefaultHydrateFallback/gm, ""),
    ),
  );
  expect(using).toEqual([]);
  const settings = readFileSync("app/vite.config.ts", "utf8");
  expect(settings).toMatch(/v3_singleFetch: true,[\s\S]*v3_lazyRouteDiscovery: false/);
});
