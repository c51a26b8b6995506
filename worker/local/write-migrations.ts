import { spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { auditStep } from "#db/audit-trigger.ts";
import { withWholeExpressions } from "./expression-indexes.ts";

// `npm run migrations`: drizzle-kit writes what the schema says; to it comes the trigger of the trail, where it differs.

const folder = new URL("../../migrations/", import.meta.url);
const files = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
const snapshots = new URL("meta/", folder);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");

function generate(...more: string[]): void {
  const kit = ["drizzle-kit", "generate", "--config", "db/drizzle.config.ts", ...more];
  const { status } = spawnSync("npx", ["--no-install", ...kit], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const before = files();
generate(...process.argv.slice(2));
for (const name of files().filter((it) => !before.includes(it)))
  writeFileSync(new URL(name, folder), withWholeExpressions(read(name)));
const step = auditStep(files().map(read).join("--> statement-breakpoint\n"));
if (step) {
  // A column that is audited from now on needs no column anew.
  if (files().length === before.length) generate("--custom", "--name", "birds_audited");
  const newest = files().at(-1) ?? "";
  const isEmpty =
    read(newest)
      .replace(/^--.*$/gm, "")
      .trim() === "";
  appendFileSync(new URL(newest, folder), `${isEmpty ? "" : "\n--> statement-breakpoint\n"}${step}`);
  console.log(`migrations/${newest}: the trigger birds_audited, as db/bird-columns.ts wants it`);
}

// It compares with the newest only; all others together weighed 5 MB.
const kept = readdirSync(snapshots)
  .filter((name) => name.endsWith("_snapshot.json"))
  .sort();
for (const name of kept.slice(0, -1)) rmSync(new URL(name, snapshots));
