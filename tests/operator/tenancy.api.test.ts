import { expect, test } from "vitest";
import { tenantTables } from "#tests/app/tenant-tables.ts";
import { tripsOf } from "#tests/app/world.ts";
import { operated } from "#tests/marketplace/gate/operator.ts";
import { askConsole } from "./console-queries.ts";

// Whose an address is nothing else knows: only by it an organisation is found that wrote from it.
const byAddress = /FROM users JOIN organizations ON organizations\.id = users\.org_id\s+WHERE users\.email = \?/;

test("R26: the console, too, reads of one organisation at a time, but where it looks for an address", async () => {
  const world = await operated();
  const { db, ask, a, b } = world;
  const tables = await tenantTables(db);
  const before = tripsOf(db).length;
  await askConsole(world);
  await ask(`/api/operator/organizations?q=${encodeURIComponent(a.email)}`, { as: b });
  await ask("/api/operator/addresses", { as: b, json: { email: a.email } });
  const texts = new Set(
    tripsOf(db)
      .slice(before)
      .flat()
      .map(({ sql }) => sql),
  );
  // A column of the operator's own list is called as a table is.
  for (const text of texts) if (/^insert into "?console_organizations/i.test(text)) texts.delete(text);
  const about = [...texts].filter((text) => tables.some((table) => new RegExp(`\\b${table}\\b`).test(text)));
  expect(about.length).toBeGreaterThan(10);
  const names = /org_id"? = \?|"org_id", |INSERT INTO \w+ \([^)]*\borg_id\b|"?sessions"?\."?id"? = \?/;
  const nameless = about.filter((text) => !names.test(text));
  expect(nameless.filter((text) => !byAddress.test(text))).toEqual([]);
  expect(nameless).toHaveLength(2);
});
