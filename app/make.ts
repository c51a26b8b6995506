import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runnerImport } from "vite";
import type { madeFiles } from "./made-files.ts";

// Run by the build, after Vite has cleared the folder: words, cards and icons beside the pages.
const folder = "build/client";
// Words are gathered by a glob that only Vite reads.
const { module: made } = await runnerImport<{ madeFiles: typeof madeFiles }>("./app/made-files.ts");
for (const [path, make] of Object.entries(made.madeFiles())) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, make());
}
