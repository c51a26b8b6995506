import { readdirSync, readFileSync } from "node:fs";
import { changesSince, keepGreen, textsSince } from "./changes.ts";
import { isStormy, nearTo } from "./near.ts";

// What tests/run.mjs asks, which runs before anything is installed: it prints JSON.

const [, , question, since] = process.argv;
const root = process.cwd();

if (question === "green") keepGreen(root);
else {
  const changes = changesSince(root, since);
  const near = question === "near" && changes ? await nearSince(changes) : undefined;
  process.stdout.write(JSON.stringify({ changes, near, isStormy: isStormy(changes?.files) }));
}

async function nearSince({ since, files }: NonNullable<ReturnType<typeof changesSince>>) {
  const { imports, sources } = await import("./imports.ts");
  const tests = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [`tests/${path.replaceAll("\\", "/")}`, readFileSync(`tests/${path}`, "utf8")] as const);
  const of = (path: string) => textsSince(root, since, path);
  return nearTo(files, imports, { of, sources: new Map([...sources, ...tests]) });
}
