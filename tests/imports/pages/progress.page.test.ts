import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

const csv = (rows: number) => {
  const lines = Array.from({ length: rows }, (_, at) => `R${at},Canary`);
  return new File([["Tag ID,Species", ...lines].join("\n")], "birds.csv", { type: "text/csv" });
};

/** An app whose commits are answered only when they are let go. */
async function slowSite() {
  const gate: { open?: () => void; done?: Promise<Response> } = {};
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const site = await newSite({
    between: (request, api) => {
      if (!request.url.endsWith("/commit")) return api(request);
      gate.done = opened.then(() => api(request));
      return gate.done;
    },
  });
  const rita = site.visitor({ as: site.a });
  const page = (await rita.post("/birds/import", { file: csv(5) })).location ?? "";
  const { location } = await rita.post(page, { intent: "commit", unknown_words: "create", count: "5" });
  return { site, rita, page, gate, waiting: location ?? "" };
}

test("a long import is waited for on a page that looks again by itself, and leaving it loses nothing", async () => {
  const { rita, page, gate, waiting } = await slowSite();
  expect(waiting).toMatch(new RegExp(`^${page}\\?`));
  const { html } = await rita.get(waiting);
  expect(html).toContain("Saving the birds");
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="2"\/><\/noscript>/i);
  expect(html).toContain("<progress");
  gate.open?.();
  await gate.done;
  expect((await rita.get(waiting)).location).toBe(`${page}?done=1`);
});

test("an import that was broken off says so and is begun again with the same click", async () => {
  const { rita, page, waiting } = await slowSite();
  const long = waiting.replace(/saving=\d+/, "saving=1");
  const { html } = await rita.get(long);
  expect(html).toContain("The import was interrupted and nothing was saved.");
  expect(html).toContain("Create it and import");
  expect(html).toContain(`action="${page}"`);
});

test("an import that waits shows its place in the queue", async () => {
  const { site, rita, waiting } = await slowSite();
  const { db, a } = site;
  const soon = new Date(Date.now() + 60_000).toISOString();
  for (const [id, begun] of [
    ["turn_1", null],
    ["turn_2", soon],
  ] as const) {
    await db.run(sql`DELETE FROM turns`);
    await db.run(sql`INSERT INTO turns (id, org_id, kind, ticket, since, until, begun_at, step)
      VALUES (${id}, ${a.org_id}, 'import', ${id}, ${soon}, ${soon}, ${begun}, 'writing')`);
    expect((await rita.get(waiting)).html).toContain(begun ? "Saving 5 birds" : "Your place in the queue: 1");
  }
});

test("while a long list is read a page says so and leads to the result without a script", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const { location } = await rita.post("/birds/import", { file: csv(3000) });
  expect(location).toMatch(/\?reading=1$/);
  const { html } = await rita.get(location ?? "");
  const path = location?.split("?")[0];
  expect(html).toContain(`content="0;url=${path}"`);
  expect((await rita.get(path ?? "")).html).toContain("3,000 birds");
});
