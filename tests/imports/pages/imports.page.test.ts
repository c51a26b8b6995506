import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

import { birdsOf, canaryKeeper, csv, figures, head, uploaded } from "./canary-keeper.ts";

test("a file is checked, then saved, then reported at the same address", async () => {
  const { site, rita } = await canaryKeeper();
  const page = await uploaded(rita, csv([head, "001,Canary,female,010,", "010,Canary,male,,", "1E5,Canary,,,"]));
  const check = await rita.get(page);
  expect(check.status).toBe(200);
  expect(figures(check.html)).toMatchObject({ Rows: "3", New: "3", "With errors": "0" });
  expect(check.html).toContain("Import 3 birds");
  expect(await birdsOf(site)).toBe(0);
  const saved = await rita.post(page, { intent: "commit", on_duplicate: "skip" });
  expect([saved.status, saved.location]).toEqual([303, `${page}?done=1`]);
  const report = await rita.get(saved.location ?? "");
  expect(report.html).toContain("Import finished");
  expect(figures(report.html)).toMatchObject({ Created: "3", Unchanged: "0" });
  expect((await rita.get(page)).html).toContain("Import finished");
  expect(await birdsOf(site)).toBe(3);
});

test("a second click on save is the same import", async () => {
  const { site, rita } = await canaryKeeper();
  const page = await uploaded(rita, csv([head, "001,Canary,,,"]));
  await rita.post(page, { intent: "commit", on_duplicate: "skip" });
  const again = await rita.post(page, { intent: "commit", on_duplicate: "skip" });
  expect(again.location).toBe(`${page}?done=1`);
  expect(await birdsOf(site)).toBe(1);
});

test("equal faults are one line with their number and cure, and the rows stand behind it", async () => {
  const { rita } = await canaryKeeper();
  const page = await uploaded(rita, csv([head, "001,Canary,purple,,", "002,Canary,violet,,", "003,Canary,male,,"]));
  const check = await rita.get(page);
  expect(figures(check.html)).toMatchObject({ "With errors": "2", New: "1" });
  expect(check.html.match(/class="fault-group"/g)).toHaveLength(1);
  expect(shown(check)).toMatch(/Error 2Sex: [\s\S]*Row\u00a02purple[\s\S]*Row\u00a03violet/);
  expect(shown(check)).toContain("2 rows stay out: see why.");
});

test("more equal faults than a page holds are all within reach", async () => {
  const { rita } = await canaryKeeper();
  const rows = Array.from({ length: 120 }, (_, at) => `R${at},Canary,purple,,`);
  const page = await uploaded(rita, csv([head, ...rows]));
  const first = await rita.get(page);
  const way = /href="[^"?]*(\?[^"]*fault=[^"]*)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(first.html).toContain("See all 120 rows");
  expect((await rita.get(page + way)).html).toContain("Showing 1 to 20 of 120");
  expect((await rita.get(`${page}${way}&page=6`)).html).toContain("Showing 101 to 120 of 120");
});

test("a missing species is one sentence and one click, and the catalogue's profile is taken", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  const page = await uploaded(rita, csv([head, "001,Serinus canaria,,,"]));
  const check = await rita.get(page);
  expect(shown(check)).toContain("1 ave; vamos criar a espécie Canário");
  expect(shown(check)).toContain("Criar e importar");
  const done = await rita.post(page, inputsOf(check.html, "commit"));
  expect(done.location).toBe(`${page}?done=1`);
  expect(shown(await rita.get(done.location ?? ""))).toContain("Também foi criado: a espécie Canário");
  expect(await birdsOf(site)).toBe(1);
  expect((await rita.get("/species")).html).toContain("Serinus canaria");
});

test("a species that the catalogue lacks is created from its name", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const page = await uploaded(rita, csv([head, "001,Blue tit,,,", "002,Blue tit,,,"]));
  const check = await rita.get(page);
  expect(shown(check)).toContain("2 birds; we will create the species Blue tit.");
  expect(shown(check)).toContain("Create it and import");
  expect(check.html).not.toContain('class="fault-group"');
  await rita.post(page, inputsOf(check.html, "commit"));
  expect(await birdsOf(site)).toBe(2);
  expect((await rita.get("/species")).html).toContain("Blue tit");
});

test("places, statuses and parents of others come with the same click, and each can be left out", async () => {
  const { site, rita } = await canaryKeeper();
  const lines = ["Tag ID,Species,Location,Status,Father", "001,Canary,Room 1 / Cage 2,On show,NL-9", "002,Canary,,,"];
  const page = await uploaded(rita, csv(lines));
  const check = await rita.get(page);
  expect(shown(check)).toContain(
    "2 birds; we will create:the status On showthe place Room 1 / Cage 21 parent, as a reference bird",
  );
  const without = await rita.get(`${page}?unknown_words=refuse&unknown_parents=refuse`);
  expect(shown(without)).toContain("1 bird.");
  expect(figures(without.html)).toMatchObject({ "With errors": "1" });
  await rita.post(page, { ...inputsOf(check.html, "commit"), status: "On show", kind: "away" });
  expect(await birdsOf(site)).toBe(2);
  const statuses = (await (await site.ask("/api/statuses/", { as: site.a })).json()) as { data: unknown[] };
  expect(statuses.data).toContainEqual(expect.objectContaining({ name: "On show", kind: "away" }));
});

test("the report says what to do next with the birds of this import", async () => {
  const { rita } = await canaryKeeper();
  const first = await uploaded(rita, csv([head, "001,Canary,,,"]));
  await rita.post(first, inputsOf((await rita.get(first)).html, "commit"));
  const page = await uploaded(rita, csv([head, "002,Canary,,,"]));
  const done = await rita.post(page, inputsOf((await rita.get(page)).html, "commit"));
  const report = await rita.get(done.location ?? "");
  const links = [...report.html.matchAll(/href="([^"]*import_id=[^"]*)"/g)].map(([, to = ""]) =>
    to.replace("&amp;", "&"),
  );
  expect(links.map((to) => to.split("?")[0])).toEqual(["/birds", "/birds", "/birds/labels"]);
  for (const to of links) {
    const there = await rita.get(to);
    expect([there.status, there.html.includes("002"), /\b001\b/.test(shown(there))]).toEqual([200, true, false]);
  }
});

/** What a form of the page sends by itself, by its intent. */
function inputsOf(html: string, intent: string): Record<string, string> {
  const form = html.split("<form").find((it) => it.includes(`name="intent" value="${intent}"`)) ?? "";
  const inputs = [...(form.split("</form>")[0] ?? "").matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const named = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return Object.fromEntries(inputs.map((tag) => [named(tag, "name"), named(tag, "value")]));
}

test("headings nobody recognises are chosen by hand", async () => {
  const { rita } = await canaryKeeper();
  const page = await uploaded(rita, csv(["Chip,Vogel,Extra", "001,Canary,x", "002,Canary,y"]));
  const answer = await rita.get(page);
  expect(answer.html).toContain("What does each column contain?");
  const chosen = { intent: "columns", "column-0": "identifier", "column-1": "species", "column-2": "" };
  expect((await rita.post(page, chosen)).location).toBe(page);
  const check = await rita.get(page);
  expect(check.html).toContain("Import 2 birds");
  expect(check.html).toContain("Extra");
});

test("rings that exist are left or updated, as the reader chooses", async () => {
  const { site, rita } = await canaryKeeper();
  const first = await uploaded(rita, csv([head, "001,Canary,unknown,,"]));
  await rita.post(first, { intent: "commit", on_duplicate: "skip" });
  const page = await uploaded(rita, csv([head, "001,Canary,male,,"]));
  expect(figures((await rita.get(page)).html)).toMatchObject({ New: "0", "Not updated": "1" });
  const update = await rita.get(`${page}?on_duplicate=update`);
  expect(figures(update.html)).toMatchObject({ "To update": "1" });
  await rita.post(page, { intent: "commit", on_duplicate: "update" });
  const { items } = ((await (await site.ask("/api/birds/", { as: site.a })).json()) as { data: { items: unknown[] } })
    .data;
  expect(items).toMatchObject([{ identifier: "001", sex: "male" }]);
});

/** What the page itself says, without tags. */
const shown = ({ html }: { html: string }) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/ +/g, " ");

test("before an update is saved its page tells of each bird what it has and what it gets", async () => {
  const { rita } = await canaryKeeper("pt");
  const bring = async (rows: string[]) => uploaded(rita, csv(["Anilha,Espécie,Sexo,Notas", ...rows]));
  const rings = Array.from({ length: 102 }, (_, at) => `R${at}`);
  const first = await bring(rings.map((ring) => `${ring},Canário,macho,<velho>`));
  await rita.post(first, { intent: "commit", on_duplicate: "skip" });
  const page = await bring(rings.map((ring) => `${ring},Canário,fêmea,canta`));
  expect(shown(await rita.get(page))).not.toContain("O que muda");
  const text = shown(await rita.get(`${page}?on_duplicate=update`));
  expect(text).toContain("O que muda nas aves que já tem");
  expect(text).toContain("R0Linha\u00a02Sexoagora: macho passa a: fêmeaNotasagora: <velho> passa a: canta");
  expect(text).not.toContain("R100Linha");
  expect(text).toContain("E mais 2 aves, que não são mostradas aqui.");
});

test("templates are downloaded in both languages and can be imported as they are named", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const page = await rita.get("/birds/import");
  for (const [, href = ""] of page.html.matchAll(/href="(\/birds\/import\/template\?[^"]+)"/g)) {
    const file = await rita.get(href.replaceAll("&amp;", "&"));
    expect([file.status, file.headers.get("Content-Disposition")?.startsWith("attachment")]).toEqual([200, true]);
  }
  expect((await site.visitor().get("/birds/import/template?format=csv&language=pt")).location).toContain("/login");
});
