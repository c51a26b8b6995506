import { changesSince, keepGreen } from "./changes.ts";
import { isStormy, nearTo } from "./near.ts";

// What tests/run.mjs asks, which runs before anything is installed: it prints JSON.

const [, , question, since] = process.argv;
const root = process.cwd();

if (question === "green") keepGreen(root);
else {
  const changes = changesSince(root, since);
  const near =
    question === "near" && changes ? nearTo(changes.files, (await import("./imports.ts")).imports) : undefined;
  process.stdout.write(JSON.stringify({ changes, near, isStormy: isStormy(changes?.files) }));
}
