import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { putBack, submitArchive, takeArchive, withRows, zipped } from "./archives.ts";

const at = "2026-01-02T03:04:05.000Z";

test("audit lines from an archive are marked, and their authors are names, not members", async () => {
  const site = await newSite();
  const { db, ask, a, b } = site;
  const make = keeping(site, a);
  const { id: kind } = await make.species("Canário");
  const { id } = await make.bird("PT 1", kind);
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { name: "Zé" } });
  const { files } = await takeArchive(site, a);
  // Somebody who knows the ids of the others writes lines of theirs, and changes of theirs to birds.
  const line = { at, subject: "bird", subject_id: id, deed: "deleted", changes: { identifier: ["PT 1", null] } };
  const forged = withRows(
    withRows(files, "audit", (rows) => [
      ...rows,
      { ...line, id: "aud_zz1", user_id: b.user_id },
      { ...line, id: "aud_zz2", user_id: b.user_id, author: "Presidente do Clube" },
    ]),
    "birds",
    (rows) => rows.map((row) => ({ ...row, version: 1, changed_by: b.user_id })),
  );
  const { data } = await submitArchive(site, b, await zipped(forged));
  expect((await putBack(site, b, data.digest)).status).toBe(200);
  const lines = await db.all<{ user_id: string | null; author: string | null; restored_at: string | null }>(
    sql`SELECT user_id, author, restored_at FROM audit WHERE org_id = ${b.org_id} AND deed <> 'imported'`,
  );
  expect(lines.map(({ user_id }) => user_id)).toEqual(lines.map(() => null));
  expect(lines.every(({ restored_at }) => restored_at !== null)).toBe(true);
  expect(lines.map(({ author }) => author)).toContain("Rita Melo");
  for (const table of ["birds", "moves"]) {
    const column = table === "birds" ? "changed_by" : "user_id";
    const rows = await db.all<{ who: string | null }>(
      sql`SELECT ${sql.raw(column)} AS who FROM ${sql.raw(table)} WHERE org_id = ${b.org_id}`,
    );
    expect([table, rows.filter(({ who }) => who !== null)]).toEqual([table, []]);
  }
  // The action of restoring is the reader's own, and is not marked.
  const [own] = await db.all(
    sql`SELECT user_id, restored_at FROM audit WHERE org_id = ${b.org_id} AND deed = 'imported'`,
  );
  expect(own).toEqual({ user_id: b.user_id, restored_at: null });

  for (const [language, mark, inFile] of [
    ["pt", "Reposto de um arquivo: o autor é o indicado no ficheiro", "Presidente do Clube (reposto de um arquivo)"],
    [
      "en",
      "Restored from an archive: the author is the one given in the file",
      "Presidente do Clube (restored from an archive)",
    ],
  ] as const) {
    const rui = site.visitor({ as: b, language });
    const page = words((await rui.get("/audit")).html);
    expect([language, page.split(mark).length - 1]).toEqual([language, lines.length]);
    expect(page).toContain(`Presidente do Clube ${mark}`);
    expect((await rui.get("/audit/export")).html).toContain(inFile);
    const [bird] = await db.all<{ id: string }>(sql`SELECT id FROM birds WHERE org_id = ${b.org_id}`);
    const history = words((await rui.get(`/birds/${bird?.id}/history`)).html);
    expect(history).toContain(language === "pt" ? "reposto de um arquivo" : "restored from an archive");
  }
  // Asked for by person, nobody is found to have done what a file says.
  const narrowed = await ask(`/api/audit?user_id=${b.user_id}`, { as: b });
  const { items } = ((await narrowed.json()) as { data: { items: Array<{ deed: string }> } }).data;
  expect(items.map(({ deed }) => deed)).toEqual(["imported"]);
});
