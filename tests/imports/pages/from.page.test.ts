import { expect, test } from "vitest";
import { paperFields } from "#app/imports/from/paper-fields.ts";
import { imports as en } from "#app/imports/words/en.ts";
import { imports as pt } from "#app/imports/words/pt.ts";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { bookOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { byProgram } from "../files/by-program.ts";

const shapes = {
  ZooEasy: "ZooEasy",
  "Breeders Assistant": "Breeders Assistant",
  Excel: "Excel",
  LibreOffice: "LibreOffice",
};

test("the way from every program is told in both languages, and is reached from the import and an empty flock", async () => {
  const site = await newSite();
  for (const [language, text] of Object.entries({ en, pt })) {
    const rita = site.visitor({ as: site.a, language });
    for (const path of ["/birds/import", "/birds"])
      expect((await rita.get(path)).html).toContain('href="/birds/import/from"');
    const { html } = await rita.get("/birds/import/from");
    for (const program of ["zooeasy", "breeders_assistant", "excel", "libreoffice", "paper"] as const)
      expect(html).toContain(`>${text[`imports.from.${program}`]}</h2>`);
    expect(html).toContain('href="/birds/import/paper"');
  }
});

test("each program has a file of its shape among those that are tried", () => {
  for (const program of Object.values(shapes))
    expect([program, byProgram.some(({ shape }) => shape.includes(program))]).toEqual([program, true]);
});

test.each(["en", "pt"] as const)(
  "the list printed in %s, typed as it is headed, comes in without a fault",
  async (language) => {
    const site = await newSite();
    const rita = site.visitor({ as: site.a, language });
    const { html } = await rita.get("/birds/import/paper");
    const headings = [...html.matchAll(/<th scope="col" data-field="[^"]+">([^<]+)<\/th>/g)].map(
      ([, heading]) => heading,
    );
    expect(headings).toHaveLength(paperFields.length);
    const rows = [
      ["PT-001", "Canário", "M", "2023", "", "", "Amarelo", "canta"],
      ["PT-002", "Canary", "F", "03/2023", "", "", "", ""],
      ["PT-003", "canários", "?", "25/04/2024", "PT-001", "PT-002", "", ""],
      ["PT-004", "Canário", "M", "2024", "NL-7", "PT-002", "", ""],
    ];
    for (const [name, bytes] of [
      ["list.xlsx", xlsxOf([headings, ...rows])],
      ["list.ods", bookOf([headings, ...rows], "ods")],
    ] as const) {
      const { location } = await rita.post("/birds/import", { file: new File([bytes as BlobPart], name) });
      const check = (await rita.get(location ?? "")).html;
      expect(check).not.toContain('class="fault-group"');
      expect(words(check)).toContain(language === "en" ? "4 birds; we will create:" : "4 aves; vamos criar:");
    }
  },
);
