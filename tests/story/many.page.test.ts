import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

test("a bird with three thousand young has a page as light as any other", async () => {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id: species_id } = await keeper.species("Canary");
  const { id } = await keeper.bird("PT 2020 1", species_id, { sex: "male" });
  const { id: first } = await keeper.bird("PT 2024 x", species_id, { father_id: id, birth_date: "2024-03-01" });
  const columns = (
    await site.db.all<{ name: string }>(sql`SELECT name FROM pragma_table_info('birds') WHERE name <> 'n'`)
  ).map((it) => it.name);
  const own: Record<string, string> = {
    id: "birds.id || nth",
    identifier: "'PT 2024 ' || nth",
    identifier_key: "'pt 2024 ' || nth",
    birth_date: "date('2024-01-01', (nth % 300) || ' days')",
  };
  await site.db.run(sql`
    WITH RECURSIVE many(nth) AS (SELECT 1 UNION ALL SELECT nth + 1 FROM many WHERE nth < 2999)
    INSERT INTO birds (${sql.raw(columns.join(", "))})
    SELECT ${sql.raw(columns.map((name) => own[name] ?? `birds.${name}`).join(", "))} FROM many, birds WHERE birds.id = ${first}`);
  const { html } = await site.visitor({ as: site.a }).get(`/birds/${id}`);
  expect(words(html)).toContain("Chicks 3,000");
  expect(Buffer.byteLength(html)).toBeLessThan(80_000);
});

test("a ring of a hundred letters, of Arabic or of pictures stands whole at the head of its page", async () => {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id: species_id } = await keeper.species("Canary");
  const browser = site.visitor({ as: site.a });
  for (const ring of ["W".repeat(50), "حلقة ٢٠٢٤ ١٢", "🐦🐤 12", '%_*"']) {
    const { id } = await keeper.bird(ring, species_id, { name: "N".repeat(60) });
    const { html } = await browser.get(`/birds/${id}`);
    expect(words(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")).toContain(ring);
  }
});
