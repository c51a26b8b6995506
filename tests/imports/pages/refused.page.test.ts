import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { newSite } from "#tests/app/site.ts";

import { birdsOf, canaryKeeper, csv, head, uploaded } from "./canary-keeper.ts";

test("a page named .xlsx is refused in the reader's language and nothing is kept", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  const answer = await rita.post("/birds/import", { file: new File(["<html><table></table>"], "aves.xlsx") });
  expect(answer.status).toBe(422);
  expect(answer.html).toContain("Não foi possível importar as aves. Tente de novo.");
  expect(answer.html).toContain('aria-invalid="true"');
  const inEnglish = await site
    .visitor({ as: site.a })
    .post("/birds/import", { file: new File(["<html><table></table>"], "birds.xlsx") });
  expect(inEnglish.html).toContain("Failed to import birds. Please try again.");
});

test("no file, a file of another kind and a form of another kind are refused", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  expect((await rita.post("/birds/import", { file: new File([], "") })).status).toBe(422);
  expect((await rita.post("/birds/import", { file: new File(["%PDF"], "birds.pdf") })).status).toBe(422);
  expect((await rita.post("/birds/import", { file: "birds.csv" })).status).toBe(415);
});

test("a file over five megabytes is refused", async () => {
  const site = await newSite();
  const big = new File([`${head}\n`, "x".repeat(5 * 1024 * 1024)], "big.csv");
  expect((await site.visitor({ as: site.a }).post("/birds/import", { file: big })).status).toBe(413);
});

test("birds beyond the plan are told about before and refused after", async () => {
  const { site, rita } = await canaryKeeper();
  await site.db
    .update(organizations)
    .set({ plan: "starter", trial_ends_at: null })
    .where(eq(organizations.id, site.a.org_id));
  const rows = Array.from({ length: 11 }, (_, at) => `R${at},Canary,,,`);
  const page = await uploaded(rita, csv([head, ...rows]));
  const check = await rita.get(page);
  expect(check.html).toContain("Your plan has no room for all the birds");
  const saved = await rita.post(page, { intent: "commit", on_duplicate: "skip" });
  expect(saved.status).toBe(402);
  expect(await birdsOf(site)).toBe(0);
});

test("another organisation's import is unknown here", async () => {
  const { site, rita } = await canaryKeeper();
  const page = await uploaded(rita, csv([head, "001,Canary,,,"]));
  const stranger = site.visitor({ as: site.b });
  expect((await stranger.get(page)).status).toBe(404);
  for (const intent of ["commit", "columns"]) {
    expect((await stranger.post(page, { intent, on_duplicate: "skip", "column-0": "name" })).status).toBe(404);
  }
});
