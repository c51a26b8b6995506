import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import type { Table } from "#tests/spreadsheets/sheets.ts";

import { desk, dry } from "./import-questions.ts";

test("a species and a status nobody knows are said once to be the same as one's own, and remembered", async () => {
  const { csv, say, db, a, canary, stored } = await desk();
  const table: Table = [
    ["Ring", "Species", "Status"],
    ["A", "Belga amarelo", "na exposição"],
    ["B", "belga AMARELO", "Na Exposicao"],
  ];
  const first = (await csv(table, dry)).data;
  expect(first).toMatchObject({ created: 0, rejected: 2, same_as: [] });
  expect(first.unknown_species).toEqual([{ name: "Belga amarelo", rows: 2, slug: null }]);
  const [status] = await db.all<{ id: string }>(
    sql`SELECT id FROM statuses WHERE org_id = ${a.org_id} AND key = 'active'`,
  );
  const active = status?.id;
  expect((await say({ field: "species", word: "Belga amarelo", means: canary.id })).status).toBe(200);
  expect((await say({ field: "status", word: "na exposição", means: active })).status).toBe(200);
  const then = (await csv(table)).data;
  expect(then).toMatchObject({ created: 2, rejected: 0, unknown_species: [] });
  expect(then.same_as).toMatchObject([
    { field: "species", word: "Belga amarelo", means: canary.id, name: "Canário", rows: 2 },
    { field: "status", word: "na exposição", rows: 2 },
  ]);
  expect((await stored()).map(({ status_id }) => status_id)).toEqual([active, active]);
  await say({ field: "species", word: "BELGA amarelo", means: null });
  expect(
    (
      await csv(
        [
          ["Ring", "Species"],
          ["C", "Belga amarelo"],
        ],
        dry,
      )
    ).data.rejected,
  ).toBe(1);
});

test("a word cannot mean what somebody else has, and what it means is nobody else's business", async () => {
  const { say, csv, canary, a, b, ask } = await desk();
  const refused = await say({ field: "species", word: "Belga", means: canary.id }, b);
  expect([refused.status, refused.errors]).toMatchObject([422, [{ path: "means", code: "import.word.unknown" }]]);
  await say({ field: "species", word: "Belga", means: canary.id });
  await makeFor({ ask }, b).species({ common_name: "Canário" });
  const table = [
    ["Ring", "Species"],
    ["A", "Belga"],
  ];
  expect((await csv(table, { ...dry, as: b })).data.rejected).toBe(1);
  expect((await csv(table, { ...dry, as: a })).data.created).toBe(1);
});
