import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brandFiles } from "./files.ts";

// Run by the build, after Vite has cleared the folder: cards and icons beside the pages.
const folder = "build/client";
for (const [path, make] of Object.entries(brandFiles())) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, make());
}
