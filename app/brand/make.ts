import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runnerImport } from "vite";
import type { brandFiles } from "./files.ts";

// Run by the build, after Vite has cleared the folder: cards and icons beside the pages.
const folder = "build/client";
// The words on the cards are gathered by a glob that only Vite reads.
const { module: brand } = await runnerImport<{ brandFiles: typeof brandFiles }>("./app/brand/files.ts");
for (const [path, make] of Object.entries(brand.brandFiles())) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, make());
}
