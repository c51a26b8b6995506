import { expect, test } from "vitest";
import { birdsOf, canaryKeeper, csv, figures, uploaded } from "./canary-keeper.ts";

/** What a form of the page would send without a script: the first that holds all of these. */
function formWith(html: string, ...holding: string[]): Record<string, string> {
  const forms = [...html.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) => form);
  const form = forms.find((it) => holding.every((text) => it.includes(text))) ?? "";
  const named = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [named(tag, "name"), named(tag, "value")] as const);
  const chosen = [...form.matchAll(/<select[^>]*name="([^"]*)"[\s\S]*?<option[^>]*value="([^"]*)"/g)];
  return Object.fromEntries([...inputs, ...chosen.map(([, name = "", value = ""]) => [name, value] as const)]);
}

const lines = ["Tag ID,Species,Sex,Born", "A,Canary,Fm,2024", "B,Canary,Fm,31/02/2024", "C,Canary,purple,2024"];

test("wrong cells are corrected on the page, several with one press, and the birds come in so", async () => {
  const { site, rita } = await canaryKeeper();
  const page = await uploaded(rita, csv(lines));
  const before = await rita.get(page);
  expect(figures(before.html)).toMatchObject({ New: "0", "With errors": "3" });
  const sexes = formWith(before.html, 'name="cell-C4"');
  expect(sexes).toMatchObject({ intent: "correct", "cell-C2": "Fm", "was-C2": "Fm", "cell-C4": "purple" });
  // What is sent as it came is no correction.
  expect((await rita.post(page, sexes)).location).toBe(page);
  expect((await rita.get(page)).html).not.toContain("Corrected here");
  await rita.post(page, { ...sexes, "cell-C2": "male", "cell-C4": "female" });
  await rita.post(page, { ...formWith(before.html, 'name="cell-D3"'), "cell-D3": "28/02/2024" });
  const after = await rita.get(page);
  expect(figures(after.html)).toMatchObject({ New: "2", "With errors": "1" });
  expect(after.html).toContain("Corrected here");
  await rita.post(page, { ...formWith(after.html, 'name="cell-C3"'), "cell-C3": "male" });
  await rita.post(page, { intent: "commit", on_duplicate: "skip" });
  expect(await birdsOf(site)).toBe(3);
});

test("a word is corrected in all its rows at once, and the correction taken back", async () => {
  const { rita } = await canaryKeeper();
  const page = await uploaded(rita, csv(lines));
  const word = formWith((await rita.get(page)).html, 'name="word" value="Fm"');
  await rita.post(page, { ...word, becomes: "male" });
  const after = await rita.get(page);
  expect(figures(after.html)).toMatchObject({ New: "1", "With errors": "2" });
  expect(after.html).toContain("2 rows");
  await rita.post(page, formWith(after.html, 'value="uncorrect"'));
  expect(figures((await rita.get(page)).html)).toMatchObject({ New: "0", "With errors": "3" });
});

test("a cause that rejects many rows is told first, and one press mends it", async () => {
  const { rita } = await canaryKeeper("pt");
  const rows = Array.from({ length: 28 }, (_, at) => `A${at},Canário,Serinus,${"MFM"[at % 3]}`);
  const page = await uploaded(rita, csv(["Anilha,Espécie,Género,Outra", ...rows]));
  const { html } = await rita.get(page);
  const main = html.slice(html.indexOf("<main"));
  expect(main.indexOf("28 linhas ficam de fora pela mesma razão")).toBeGreaterThan(0);
  expect(main.indexOf("28 linhas ficam de fora pela mesma razão")).toBeLessThan(
    main.indexOf("Não há nada para guardar"),
  );
  expect(main).toContain("Usar «Outra» como sexo");
  await rita.post(page, formWith(html, 'name="column-3" value="sex"'));
  const after = await rita.get(page);
  expect(after.html).toContain("Importar 28 aves");
  expect(after.html).not.toContain("pela mesma razão");
});

test("a refused correction is told on the page", async () => {
  const { rita } = await canaryKeeper();
  const page = await uploaded(rita, csv(lines));
  const answer = await rita.post(page, { intent: "correct", "cell-C99": "male" });
  expect([answer.status, answer.html.includes("The sheet has no such cell.")]).toEqual([422, true]);
});

test("parents without a sex get it, which is told, and each reader may say no", async () => {
  const { rita } = await canaryKeeper();
  const head = "Tag ID,Species,Sex,Father";
  const page = await uploaded(rita, csv([head, "C,Canary,X,", "Y,Canary,,C"]));
  const { html } = await rita.get(page);
  expect(html).toContain("Import 2 birds");
  expect(html).toContain("being the father of other birds in the list");
  const no = await rita.get(`${page}?parent_sex=refuse`);
  expect(no.html).toContain("Import 1 bird");
  expect(no.html).toContain("Fathers and mothers without a sex");
  // Of parents that have another sex nothing is asked.
  const other = await uploaded(rita, csv([head, "C,Canary,F,", "Y,Canary,,C"]));
  expect((await rita.get(other)).html).not.toContain("Fathers and mothers without a sex");
});
