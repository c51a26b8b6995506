import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { csvOf } from "#tests/spreadsheets/sheets.ts";

const soon = new Date(Date.now() + 3_600_000).toISOString();

/** The form of a page that is sent there. */
const formOn = (html: string, action: string) =>
  html.split("<form").find((it) => it.includes(`action="${action}"`)) ?? "";

async function occupied() {
  const site = await newSite();
  const { db, a } = site;
  await makeFor(site, a).species({ common_name: "Canário" });
  await db.run(sql`INSERT INTO turns (id, org_id, kind, ticket, since, until, begun_at)
    VALUES ('turn_1', ${a.org_id}, 'import', 'import x', ${soon}, ${soon}, ${soon})`);
  const end = () => db.run(sql`DELETE FROM turns WHERE turns.org_id = ${a.org_id}`);
  return { ...site, end };
}

test("an import that has to wait says its place in both languages and is sent again as it was, without a script", async () => {
  const { a, visitor, end } = await occupied();
  for (const [language, text] of [
    ["en", "Your place in the queue: 1"],
    ["pt", "O seu lugar na fila: 1.º"],
  ] as const) {
    const rita = visitor({ as: a, language });
    const file = new File(
      [
        csvOf([
          ["Ring", "Species"],
          [`PT ${language}`, "Canário"],
        ]),
      ],
      "flock.csv",
    );
    const uploaded = await rita.post("/birds/import", { file });
    const page = uploaded.location ?? "";
    const waiting = await rita.post(page, { intent: "commit", on_duplicate: "update", unknown_parents: "refuse" });
    expect([waiting.status, waiting.headers.get("Retry-After")]).toEqual([429, "3"]);
    expect(waiting.html).toContain(text);
    const fields = [...formOn(waiting.html, page).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const again = Object.fromEntries(fields.map(([, name, value]) => [name, value]));
    expect(again).toEqual({ intent: "commit", on_duplicate: "update", unknown_parents: "refuse" });
    if (language === "pt") await end();
    const done = await rita.post(page, again as Record<string, string>);
    expect([done.status, done.location]).toEqual(language === "pt" ? [303, `${page}?done=1`] : [429, null]);
  }
});

test("an erasing, a recomputation and an undoing wait on the same page", async () => {
  const { a, visitor } = await occupied();
  const rita = visitor({ as: a });
  const actions: Array<[string, Record<string, string>]> = [
    ["/birds/trash/erase?ids=bird_1", { ids: "bird_1" }],
    ["/birds/diversity", {}],
    ["/birds/import/imp_1", { intent: "undo", only_untouched: "true" }],
  ];
  for (const [path, fields] of actions) {
    const answer = await rita.post(path, fields);
    expect([path, answer.status, /Your place in the queue: \d/.test(answer.html)]).toEqual([path, 429, true]);
    for (const [name, value] of Object.entries(fields))
      expect([path, answer.html.includes(`name="${name}" value="${value}"`)]).toEqual([path, true]);
  }
});
