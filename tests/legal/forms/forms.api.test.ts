import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { flockOf, send as sent, type World } from "#tests/sales/stall.ts";
import { newPaper } from "#worker/labels/pdf-ink.ts";
import { dayInFull } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { badForms, formWithFields, plainForm } from "./made-forms.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come
type Answer = { status: number; body: any; data: any };
const send = (...given: Parameters<typeof sent>) => sent(...given) as Promise<Answer>;
const here = "/api/paper-templates/transfer";

async function give({ ask, a }: World, bytes: Uint8Array, name = "impresso.pdf"): Promise<Answer> {
  const form = new FormData();
  form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
  const answer = await ask(here, { as: a, method: "PUT", form, headers: { "Accept-Language": "en" } });
  const body = (await answer.json()) as Answer["body"];
  return { status: answer.status, body, data: body.data };
}

async function issued(world: World, json: object) {
  const { papers } = (await send(world, "/api/papers", { kind: "transfer", ...json })).data;
  const files = [];
  for (const { id } of papers) {
    const { data, body } = await send(world, `/api/papers/${id}/issue`, undefined, "POST");
    expect(body).toMatchObject({ data: { state: "issued" } });
    files.push({ id, sha256: data.sha256 as string, bytes: await fileOf(world, `/api/papers/${id}/file`) });
  }
  return files;
}

const fileOf = async ({ ask, a }: World, path: string) =>
  new Uint8Array(await (await ask(path, { as: a })).arrayBuffer());

/** The pages of a PDF: which of these texts stand on each, in the letters of our papers. */
async function shownOn(bytes: Uint8Array, texts: readonly string[]) {
  const { font } = await newPaper();
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const { Contents } = page.node.normalizedEntries();
    const parts = Contents?.asArray().map((it) => pdf.context.lookup(it)) ?? [];
    const drawn = parts
      .map((it) => (it instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(it).decode()).toString("latin1") : ""))
      .join();
    return texts.filter((text) => drawn.includes(String(font.encodeText(text))));
  });
}

/** Everything in a PDF that does anything, by its key. */
async function livelyIn(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes);
  const keys = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    return dict instanceof PDFDict ? dict.keys().map(String) : [];
  });
  const lively = "/AcroForm /OpenAction /AA /JS /Names /EmbeddedFiles /EF /FT /XFA /Metadata".split(" ");
  expect(pdf.getPages().map((page) => page.node.Annots()?.size() ?? 0)).toEqual(pdf.getPages().map(() => 0));
  return { keys: lively.filter((it) => keys.includes(it)), fields: pdf.getForm().getFields().length };
}

test("a form's fields are known by their names, the rest is asked, and a declaration is drawn on it, twice and flattened", async () => {
  const { world, make, species_id } = await flockOf(0);
  expect((await send(world, here)).status).toBe(404);
  const withMore = await formWithFields(async (pdf) => {
    pdf.addJavaScript("go", "app.alert(1)");
    await pdf.attach(new Uint8Array(20), "x.exe");
    pdf.catalog.set(PDFName.of("OpenAction"), pdf.context.obj({ S: "JavaScript", JS: "x" }));
  });
  const given = await give(world, withMore, "Declaração.pdf");
  expect(given.status).toBe(200);
  expect(given.data).toMatchObject({ version: 1, file_name: "Declaração.pdf", lacking: [] });
  const known = Object.fromEntries(given.data.known.map((it: { name: string; data: string }) => [it.name, it.data]));
  expect(known).toMatchObject({
    NomeRequerente: "own.name",
    NIF_Requerente: "own.tax_id",
    "nif.adquirente": "other.tax_id",
    MoradaCessionario: "other.address",
    Especie1: "line.1.species",
    "Marca 6": "line.6.mark",
    sexo_2: "line.2.sex",
    Quantidade3: "line.3.quantity",
    Data: "on",
  });
  expect(given.data.unknown).toEqual([{ name: "Campo livre", label: null, page: 1 }]);
  const fields = { "Campo livre": "number" };
  expect((await send(world, `${here}/fields`, { fields, version: 1 }, "PUT")).data).toMatchObject({
    unknown: [],
    version: 2,
  });
  expect((await send(world, `${here}/fields`, { fields, version: 1 }, "PUT")).status).toBe(409);
  await world.db.run(sql`UPDATE organizations SET legal_name = 'Zoë Ķalniņa', tax_id = '123456789'`);
  const birds = [];
  for (const n of [1, 2]) birds.push(await make.bird({ identifier: `Ž ${n}`, species_id, sex: "male" }));
  for (let at = 1; at <= 6; at += 1) {
    const { id } = await make.species({ common_name: `Espécie ${at}` });
    birds.push(await make.bird({ identifier: `ES ${at}`, species_id: id }));
  }
  const files = await issued(world, { bird_ids: birds.map(({ id }) => id) });
  const texts = ["Zoë Ķalniņa", "123456789", "Ž 1, Ž 2", "2", "ES 5", "ES 6", `${new Date().getUTCFullYear()}/0001`];
  const shown = await Promise.all(files.map(({ bytes }) => shownOn(bytes, texts)));
  const first = ["Zoë Ķalniņa", "123456789", "Ž 1, Ž 2", "2", "ES 5", texts[6]];
  expect(shown).toEqual([
    [first, first],
    [
      ["Zoë Ķalniņa", "123456789", "ES 6"],
      ["Zoë Ķalniņa", "123456789", "ES 6"],
    ],
  ]);
  for (const { bytes } of files) expect(await livelyIn(bytes)).toEqual({ keys: [], fields: 0 });
  const [row] = await world.db.all<{ template_id: string; template_version: number }>(
    sql`SELECT template_id, template_version FROM papers WHERE id = ${files[0]?.id}`,
  );
  expect(row).toEqual({ template_id: given.data.id, template_version: 2 });
  // Another form, and none, leave what was issued as it is.
  expect((await give(world, await plainForm())).data).toMatchObject({ version: 3, known: [], unknown: [] });
  expect((await send(world, here, undefined, "DELETE")).status).toBe(204);
  expect((await send(world, here, undefined, "DELETE")).status).toBe(404);
  for (const { id, bytes } of files) expect(await fileOf(world, `/api/papers/${id}/file`)).toEqual(bytes);
  // A copy for who lost theirs is of the form it was drawn on, though that is gone.
  const copy = await fileOf(world, `/api/papers/${files[0]?.id}/copy`);
  const made = translate("pt", "legal.paper.copy.made", {
    day: dayInFull(new Date().toISOString().slice(0, 10), "pt"),
  });
  const mark = `Cópia autenticada · ${texts[6]} · ${made}`;
  expect(await shownOn(copy, [...texts, mark])).toEqual([first, first].map((it) => [...it, mark]));
  const [own] = await issued(world, { bird_ids: [birds[0]?.id] });
  expect(await world.db.all(sql`SELECT template_id FROM papers WHERE id = ${own?.id}`)).toEqual([
    { template_id: null },
  ]);
});

test("a form without fields takes places in millimetres, and what does not fit stands on a sheet behind", async () => {
  const { world, ids } = await flockOf(12, { sex: "male" });
  const { ask, b } = world;
  expect((await give(world, await plainForm())).data).toMatchObject({
    known: [],
    unknown: [],
    pages: [{ height: 297 }],
  });
  const at = (x: number, y: number, width: number) => ({ page: 1, x, y, width, size: 10 });
  const places = { "own.name": at(50, 45, 120), "line.mark": at(85, 130, 30), "line.quantity": at(165, 130, 15) };
  const put = (json: object) => send(world, `${here}/fields`, json, "PUT");
  for (const [json, field] of [
    [{ places: { "own.name": at(190, 40, 60) } }, "places.own.name"],
    [{ places: { "line.mark": at(20, 280, 60) } }, "places.line.mark"],
    [{ places: { "own.name": { ...at(1, 1, 10), page: 2 } } }, "places.own.name"],
    [{ places: { "own.name": { ...at(1, 1, 10), size: 500 } } }, "places.own.name.size"],
    [{ places: { "own.shoe": at(1, 1, 10) } }, "own.shoe"],
    [{ fields: { nobody: "own.name" } }, "fields"],
    [{ step: 0 }, "step"],
  ] as const) {
    const { status, body } = await put(json);
    expect([status, body.errors?.[0]?.path]).toEqual([422, field]);
  }
  expect((await put({ places, step: 10 })).data).toMatchObject({ version: 2, step: 10, places });
  const [file] = await issued(world, { bird_ids: ids });
  const rings = ids.map((_, n) => `PT ${n + 1}`).join(", ");
  const bytes = file?.bytes as Uint8Array;
  expect(await shownOn(bytes, ["ver anexo", "12", rings])).toEqual([
    ["ver anexo", "12"],
    [rings],
    ["ver anexo", "12"],
    [rings],
  ]);
  expect((await put({ places: { "line.mark": null } })).data.places).toEqual({
    "own.name": places["own.name"],
    "line.quantity": places["line.quantity"],
  });
  const proof = await ask(`${here}/proof`, { as: world.a });
  expect([proof.status, proof.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  const names = ["From: Name", "100", "6. How many"];
  expect(await shownOn(new Uint8Array(await proof.arrayBuffer()), names)).toEqual([names]);
  const list = await send(world, "/api/paper-templates");
  expect(list.data).toEqual([expect.objectContaining({ kind: "transfer", year: 0, version: 3 })]);
  for (const [path, method] of [
    ["", "GET"],
    ["/proof", "GET"],
    ["", "DELETE"],
  ] as const)
    expect((await ask(`${here}${path}`, { as: b, method })).status).toBe(404);
  expect((await ask(`${here}/fields`, { as: b, method: "PUT", json: { places } })).status).toBe(404);
  const strange = await ask("/api/paper-templates", { as: b });
  expect(await strange.json()).toEqual({ data: [] });
});

test("what cannot be drawn on is refused before it unfolds, and leaves the form before", async () => {
  const { world } = await flockOf(0);
  await give(world, await plainForm());
  for (const { name, bytes, fault } of await badForms()) {
    const { status, body } = await give(world, bytes);
    expect([name, status, body.errors?.[0]?.path]).toEqual([name, 422, "file"]);
    expect([name, body.errors[0].message]).toEqual([name, expect.stringContaining(fault)]);
  }
  expect((await send(world, here)).data).toMatchObject({ version: 1, file_name: "impresso.pdf" });
});
