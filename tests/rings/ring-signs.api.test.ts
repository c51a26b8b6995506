import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { aviary, head } from "#tests/app/spreadsheet-world.ts";

type Found = { data: { items: Array<{ identifier: string }> } };

test("a ring pasted from a PDF is found, refused twice and matched like the one that was typed", async () => {
  const { ask, a, csv, canary } = await aviary();
  const make = makeFor({ ask }, a);
  const bird = await make.bird({ identifier: "PT\u20112026\u2212001", species_id: canary.id, sex: "male" });
  expect(bird.identifier).toBe("PT-2026-001");
  for (const identifier of ["PT-2026-001", "pt\u20132026\u2010001"]) {
    const again = await ask("/api/birds", { as: a, json: { identifier, species_id: canary.id } });
    expect([identifier, again.status]).toEqual([identifier, 409]);
  }
  for (const q of ["PT\u20142026", "\uff30\uff34-2026-001", "pt2026\u2212001"]) {
    const found = (await (await ask(`/api/birds?q=${encodeURIComponent(q)}`, { as: a })).json()) as Found;
    expect([q, found.data.items.map(({ identifier }) => identifier)]).toEqual([q, ["PT-2026-001"]]);
  }
  const { data } = await csv([
    head,
    ["PT\u20132026\u2013001", "Canário", "male"],
    ["PT\u00a02", "Canário", "", "", "PT\u20152026\u2015001"],
  ]);
  expect(data).toMatchObject({ created: 1, rejected: 0 });
});

test("rings and names stored with other dashes stay within reach, and no two become one", async () => {
  const { db, ask, a, canary } = await aviary();
  const make = makeFor({ ask }, a);
  const [old, plain, odd] = [
    await make.bird({ identifier: "PT-1", species_id: canary.id }),
    await make.bird({ identifier: "PT-2", species_id: canary.id }),
    await make.bird({ identifier: "PT-3", species_id: canary.id }),
  ];
  // As they stood before there was one hyphen for every dash.
  await db.run(
    sql`UPDATE birds SET identifier = 'PT‐1', identifier_key = 'pt‐1', search_key = 'pt‐1' || char(10) WHERE id = ${old.id}`,
  );
  await db.run(
    sql`UPDATE birds SET identifier = 'PT−2', identifier_key = 'pt−2', search_key = 'pt−2' || char(10) WHERE id = ${odd.id}`,
  );
  const migration = await readFile(new URL("../../migrations/0013_restored_lines.sql", import.meta.url), "utf8");
  for (const statement of migration.split("--> statement-breakpoint").filter((it) => it.includes("UPDATE")))
    await db.run(sql.raw(statement));
  const scanned = async (code: string) => {
    const answer = await ask(`/api/scan?code=${encodeURIComponent(code)}`, { as: a });
    return ((await answer.json()) as { data: Array<{ id: string }> }).data.map(({ id }) => id);
  };
  for (const code of ["PT-1", "PT‐1", "pt–1"]) expect([code, await scanned(code)]).toEqual([code, [old.id]]);
  expect(await scanned("PT−2")).toEqual([plain.id]);
  const found = (await (await ask("/api/birds?q=pt-2", { as: a })).json()) as Found;
  expect(found.data.items.map(({ identifier }) => identifier).sort()).toEqual(["PT-2", "PT−2"]);
});
