import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sprite, spritePath } from "#app/marks/draw-icons.ts";
import { iconNames } from "#app/marks/icon-names.ts";

test("the file of drawings holds what Lucide draws under every name there is", () => {
  const cure = "run node --import tsx app/marks/draw-icons.ts";
  expect([cure, readFileSync(spritePath, "utf8") === sprite()]).toEqual([cure, true]);
});

test("drawings stand in the order of their names, each once", () => {
  expect(iconNames).toEqual([...new Set(iconNames)].sort());
});
