import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runnerImport } from "vite";
import type { madeFiles } from "./made-files.ts";
import type { wordRules } from "./rooms.ts";
import { routeListPath } from "./route-list-path.ts";

// Run by the build, after Vite has cleared the folder: words, cards and icons beside the pages.
const folder = "build/client";
// Words are gathered by a glob that only Vite reads.
const { module: made } = await runnerImport<{ madeFiles: typeof madeFiles }>("./app/made-files.ts");
for (const [path, make] of Object.entries(made.madeFiles())) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, make());
}

const { module: rooms } = await runnerImport<{ wordRules: typeof wordRules }>("./app/rooms.ts");
// Remix writes the list of all routes as a script, which nobody runs: pages name their own routes, and send for this list.
const [list, ...others] = readdirSync(join(folder, "assets")).filter((name) => /^manifest-\w+\.js$/.test(name));
if (!list || others.length > 0) throw new Error("Remix did not write one list of routes: see app/make.ts.");
const written = join(folder, "assets", list);
const text = readFileSync(written, "utf8").replace(/^window\.__remixManifest=|;$/g, "");
const all = JSON.parse(text);
writeFileSync(join(folder, routeListPath(all.version)), JSON.stringify({ ...all, words: rooms.wordRules() }));
rmSync(written);
