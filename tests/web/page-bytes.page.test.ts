import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { pageBytes } from "#tests/bench/measures/page-bytes.ts";
import { pageBudgets } from "#tests/browser/all-pages.ts";

test("no signed-in page is heavier than its budget, and none carries a dictionary", async () => {
  const site = await newSite();
  const make = makeFor(site, site.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  let last = "";
  for (let at = 0; at < 20; at += 1) {
    const { id } = await make.bird({ identifier: `PT 2026 ${at}`, species_id, sex: at % 2 ? "male" : "female" });
    last = id;
  }
  expect(Object.keys(pageBudgets).length).toBeGreaterThan(8);
  const rita = site.visitor({ as: site.a, language: "pt" });
  for (const [path, most] of Object.entries(pageBudgets)) {
    const { status, html } = await rita.get(path.replace(":id", last));
    const { words } = pageBytes(html);
    const isWithin = Buffer.byteLength(html) / 1024 <= most;
    expect([path, status, isWithin, words]).toEqual([path, 200, true, 0]);
  }
});

test("a dictionary inside a page would be noticed", () => {
  const text = '<script>enqueue("[{},\\"birds.list.title\\",\\"Aves\\",\\"items\\",[]]")</script>';
  expect(pageBytes(text).words).toBeGreaterThan(20);
});

type Build = Pick<ServerBuild, "assets" | "routes">;

/** The build with sixty pages more, each of them a page of birds by another name. */
function withSixtyMore(built: ServerBuild): ServerBuild {
  const { assets, routes }: Build = built;
  const like = "routes/_app.birds_.pairs";
  const more = Array.from({ length: 60 }, (_, at) => ({ id: `${like}_.more${at}`, path: `birds/pairs/more${at}` }));
  const grown = <Of>(all: Record<string, Of>) => ({
    ...all,
    ...Object.fromEntries(more.map((it) => [it.id, { ...(all[like] as Of), ...it }])),
  });
  return { ...built, routes: grown(routes), assets: { ...assets, routes: grown(assets.routes) } };
}

const listIn = (html: string) => /window\.__remixManifest = (.*);/.exec(html)?.[1] ?? "";
const scriptsIn = (html: string) => [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, path]) => path);

test("a page names its own routes in less than half a kilobyte, and the same with sixty pages more", async () => {
  const [before, after] = await Promise.all([newSite(), newSite({ pages: withSixtyMore })]);
  const was = before.visitor({ as: before.a });
  const is = after.visitor({ as: after.a });
  expect((await is.get("/birds/pairs/more59")).status).toBe(200);
  expect((await was.get("/birds/pairs/more59")).status).toBe(404);
  for (const path of ["/dashboard", "/birds", "/birds/new", "/settings/look", "/birds/pairs/results"]) {
    const [one, other] = await Promise.all([was.get(path), is.get(path)]);
    const list = listIn(one.html);
    expect(Object.keys(JSON.parse(list).routes).length).toBeLessThan(5);
    const rest = gzipSync(one.html.replace(list, "")).length;
    expect(gzipSync(one.html).length - rest).toBeLessThan(512);
    expect([path, listIn(other.html)]).toEqual([path, list]);
    expect(scriptsIn(other.html)).toEqual(scriptsIn(one.html));
    expect(scriptsIn(one.html).filter((it) => /manifest|routes-/.test(it ?? ""))).toEqual([]);
    const [, all = ""] = /<link rel="prefetch" as="fetch" href="([^"]+)"/.exec(one.html) ?? [];
    expect(existsSync(`build/client${all}`), all).toBe(true);
  }
});
