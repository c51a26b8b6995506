import { expect, test, vi } from "vitest";
import { codesOf } from "#tests/app/spreadsheet-world.ts";
import { csvOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";
import type { CommittedImport, ImportCheck } from "#worker/imports/report-contract.ts";

import { desk } from "./import-questions.ts";

const wrong = [
  ["Lista", ""],
  ["Anilha", "Espécie", "Sexo", "Nascimento"],
  ["A", "Canário", "Fm", "31/02/2024"],
  ["B", "Canário", "Fm", "2024"],
  ["C", "Canário", "roxo", "2024"],
];

async function correcting(bytes = csvOf(wrong), name = "lista.csv") {
  const given = await desk();
  const checked = await given.check(name, bytes);
  const send = (json: unknown, as = given.a) =>
    given.post<ImportCheck>(`/checks/${checked.id}/corrections`, { json }, as);
  return { ...given, checked, send };
}

test("a wrong cell is corrected by its address, a word in all rows that hold it, and the import brings both", async () => {
  const { checked, send, again, post, byRing } = await correcting();
  expect(checked.report?.errors.map(({ cell, value }) => [cell, value])).toEqual([
    ["C3", "Fm"],
    ["D3", "31/02/2024"],
    ["C4", "Fm"],
    ["C5", "roxo"],
  ]);
  const { data } = await send({
    cells: { D3: "28/02/2024", C5: "F" },
    words: [{ column: "C", word: "Fm", becomes: "macho" }],
  });
  expect(data.report).toMatchObject({ created: 3, rejected: 0, errors: [] });
  expect(data.corrections).toEqual([
    { cell: "C", heading: "Sexo", before: "Fm", after: "macho", rows: 2 },
    { cell: "D3", heading: "Nascimento", before: "31/02/2024", after: "28/02/2024", rows: 1 },
    { cell: "C5", heading: "Sexo", before: "roxo", after: "F", rows: 1 },
  ]);
  expect(await again(checked.id)).toEqual(data);
  await post(`/checks/${checked.id}/commit`, { json: {} });
  expect(await byRing("A")).toMatchObject({ sex: "male", birth_date: "2024-02-28" });
  expect([(await byRing("B"))?.sex, (await byRing("C"))?.sex]).toEqual(["male", "female"]);
});

test("a correction is taken back by null, and one that says what the file says is none", async () => {
  const { send } = await correcting();
  await send({ cells: { C5: "F" }, words: [{ column: "C", word: "Fm", becomes: "macho" }] });
  const back = await send({ cells: { C5: null }, words: [{ column: "C", word: "Fm", becomes: null }] });
  expect([back.data.corrections, back.data.report?.rejected]).toEqual([[], 3]);
  expect((await send({ cells: { C5: "roxo" } })).data.corrections).toEqual([]);
  const emptied = await send({ cells: { C5: "" } });
  expect(emptied.data.corrections).toEqual([{ cell: "C5", heading: "Sexo", before: "roxo", after: "", rows: 1 }]);
  expect(codesOf(emptied.data.report?.errors ?? []).map(([row]) => row)).toEqual([3, 3, 4]);
});

test("two who correct at once both do", async () => {
  const { send, again, checked } = await correcting();
  await Promise.all([send({ cells: { C3: "M" } }), send({ cells: { C4: "M" } }), send({ cells: { C5: "M" } })]);
  expect((await again(checked.id)).corrections.map(({ cell }) => cell)).toEqual(["C3", "C4", "C5"]);
});

test("a cell the sheet does not have, an odd address and too many of them are refused", async () => {
  const { send } = await correcting();
  const codes = async (json: unknown) => {
    const { status, errors } = await send(json);
    return [status, errors?.[0]?.code];
  };
  expect(await codes({ cells: { C99: "F" } })).toEqual([422, "import.correction.cell"]);
  expect(await codes({ cells: { ZZ3: "F" } })).toEqual([422, "import.correction.cell"]);
  expect(await codes({ cells: { "3C": "F" } })).toEqual([422, "import.correction.cell"]);
  expect(await codes({ words: [{ column: "ZZ", word: "a", becomes: "b" }] })).toEqual([422, "import.correction.cell"]);
  expect((await codes({ cells: { C3: "F".repeat(2001) } }))[0]).toBe(422);
  const cells = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`C${at + 1}`, "F"]));
  expect(await codes({ cells })).toEqual([422, "import.correction.many"]);
  const words = (from: number) =>
    Array.from({ length: 30 }, (_, at) => ({ column: "C", word: `w${from + at}`, becomes: "M" }));
  expect((await send({ words: words(0) })).status).toBe(200);
  expect(await codes({ words: words(30) })).toEqual([422, "import.correction.many"]);
  const long = (column: string) =>
    Array.from({ length: 15 }, (_, at) => ({ column, word: `l${at}`, becomes: "x".repeat(2000) }));
  expect((await send({ words: long("A") })).status).toBe(200);
  expect(await codes({ words: long("B").slice(0, 5).concat(long("D").slice(0, 9)) })).toEqual([
    422,
    "import.correction.many",
  ]);
});

test("corrections belong to the sheet they were made on and to the organisation that made them", async () => {
  const { send, b, post, checked, ask, a } = await correcting(xlsxOf(wrong), "lista.xlsx");
  expect((await send({ cells: { C5: "F" } }, b)).status).toBe(404);
  await send({ cells: { C5: "F" } });
  const rejected = await ask(`/api/birds/import/${checked.id}/rejected?format=csv`, { as: a });
  expect(await rejected.text()).not.toContain("roxo");
  const { data } = await post<ImportCheck>(`/checks/${checked.id}/mapping`, { json: { sheet: "Aves" } });
  expect(data.corrections).toHaveLength(1);
  const done = await post<CommittedImport>(`/checks/${checked.id}/commit`, { json: {} });
  expect([done.data.created, done.data.rejected]).toEqual([1, 2]);
  expect((await send({ cells: { C5: "M" } })).status).toBe(404);
});

test("who chooses columns while another corrects a cell is told, and no correction is lost", async () => {
  const { checked, send, again, post, env } = await correcting();
  await send({ cells: { C3: 'M "macho" é \\ / 🐦' } });
  const columns = { json: { mapping: { "0": "identifier", "1": "species", "2": "sex", "3": "" } } };
  const map = () => post<ImportCheck>(`/checks/${checked.id}/mapping`, columns);
  expect((await map()).status).toBe(200);
  // The correction comes between what the choice reads of the file and what it writes.
  const get = env.FILES.get.bind(env.FILES);
  const opening = vi.spyOn(env.FILES, "get").mockImplementationOnce(async (key: string) => {
    expect((await send({ cells: { C5: "F" } })).status).toBe(200);
    return get(key);
  });
  const chosen = await map();
  opening.mockRestore();
  expect([chosen.status, (chosen as { code?: string }).code]).toEqual([409, "stale"]);
  expect((await again(checked.id)).corrections.map(({ cell }) => cell)).toEqual(["C3", "C5"]);
  expect((await map()).status).toBe(200);
  expect((await again(checked.id)).corrections.map(({ cell }) => cell)).toEqual(["C3", "C5"]);
});
