import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { codesOf } from "#tests/app/spreadsheet-world.ts";

import { desk } from "./import-questions.ts";

const head = ["Anilha", "Espécie", "Sexo", "Pai", "Mãe", "Obs."];

test("where a bird came from is no parent: it is kept in the notes", async () => {
  const { csv, byRing, stored } = await desk();
  const rows = [
    ["A", "Canário", "M", "Comprado ao Sr. Manuel", "Comprada ao Sr. Manuel", "Canta bem"],
    ["B", "Canário", "F", "oferta do vizinho", "27AB-104", ""],
  ];
  const pt = { headers: { "Accept-Language": "pt-PT" } };
  const { data } = await csv([head, ...rows], { fields: { unknown_parents: "reference" }, ...pt });
  expect(data).toMatchObject({ created: 2, references: 1, rejected: 0 });
  expect(codesOf(data.warnings)).toEqual([
    [2, "Pai", "import.parent.text"],
    [2, "Mãe", "import.parent.text"],
    [3, "Pai", "import.parent.text"],
  ]);
  expect((await byRing("A"))?.notes).toBe("Canta bem\nPai: Comprado ao Sr. Manuel\nMãe: Comprada ao Sr. Manuel");
  expect((await byRing("B"))?.notes).toBe("Pai: oferta do vizinho");
  expect((await stored()).filter(({ is_reference }) => is_reference).map(({ identifier }) => identifier)).toEqual([
    "27AB-104",
  ]);
  // A second time nothing is new, and notes that were written since stay.
  const again = await csv([head, ...rows], { fields: { on_duplicate: "update" } });
  expect(again.data).toMatchObject({ created: 0, rejected: 0 });
});

test("a bird of that name comes before a text, and a text that finds no room in the notes is told", async () => {
  const { csv, ask, a, canary, byRing } = await desk();
  await makeFor({ ask }, a).bird({ identifier: "PT-9", name: "Oferta", sex: "female", species_id: canary.id });
  const { data } = await csv([
    head,
    ["A", "Canário", "M", "", "oferta", ""],
    ["B", "Canário", "M", "comprado na feira", "", "x".repeat(1990)],
  ]);
  expect(codesOf(data.errors)).toEqual([[3, "Pai", "import.notes.long"]]);
  expect((await byRing("A"))?.mother_id).toBe((await byRing("PT-9"))?.id);
});

test("a bird without a sex that others name as father or mother gets it, where that is asked for", async () => {
  const { csv, byRing } = await desk();
  const rows = [
    ["C", "Canário", "X"],
    ["H", "Canário", "macho / fêmea"],
    ["U", "Canário", "?"],
    ["Y", "Canário", "", "C", "H"],
    ["Z", "Canário", "F", "C", "H"],
  ];
  const refused = await csv([head, ...rows], { fields: { dry_run: "true" } });
  expect(refused.data).toMatchObject({ created: 3, rejected: 2 });
  const { data } = await csv([head, ...rows], { fields: { parent_sex: "take" } });
  expect(data).toMatchObject({ created: 5, rejected: 0 });
  expect(codesOf(data.warnings)).toEqual([
    [2, "Sexo", "import.sex.of_father"],
    [3, "Sexo", "import.sex.of_mother"],
  ]);
  const sexes = await Promise.all(["C", "H", "U", "Y"].map(async (ring) => (await byRing(ring))?.sex));
  expect(sexes).toEqual(["male", "female", "unknown", "unknown"]);
});

test("a bird named as father and as mother gets no sex, and known birds keep theirs", async () => {
  const { csv, ask, a, canary, byRing } = await desk();
  await makeFor({ ask }, a).bird({ identifier: "OLD", species_id: canary.id });
  const { data } = await csv(
    [
      head,
      ["C", "Canário", ""],
      ["Y", "Canário", "", "C", ""],
      ["Z", "Canário", "", "", "C"],
      ["W", "Canário", "", "OLD", ""],
    ],
    { fields: { parent_sex: "take" } },
  );
  expect(codesOf(data.errors)).toEqual([
    [3, "Pai", "import.father.sex"],
    [4, "Mãe", "import.mother.sex"],
    [5, "Pai", "import.father.sex"],
  ]);
  expect((await byRing("OLD"))?.sex).toBe("unknown");
});
