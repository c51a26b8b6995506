import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { eq } from "drizzle-orm";
import { unzlibSync } from "fflate";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { labelFaceModule, makeLabelFace } from "#app/brand/label-face.ts";
import { newId } from "#db/ids.ts";
import { places } from "#db/schema/places.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, settle } from "#tests/app/world.ts";
import { labelFace } from "#worker/labels/face.ts";
import type { Label } from "#worker/labels/labels.ts";
import type { Scanned } from "#worker/labels/scan.ts";
import type { Place } from "#worker/places/queries.ts";

async function newPrinter() {
  const world = await newWorld();
  const { ask, a } = world;
  const { bird } = makeFor(world, a);
  const labels = async (json: object, of = "birds") => {
    const answer = await ask(`/api/${of}/labels`, { as: a, json });
    return ((await answer.json()) as { data: Label[] }).data;
  };
  const pdf = async (json: object, of = "birds") => {
    const answer = await ask(`/api/${of}/labels/pdf`, { as: a, json });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    return PDFDocument.load(await answer.arrayBuffer());
  };
  const place = async (json: object) => {
    const answer = await ask("/api/places", { as: a, json: { kind: "cage", ...json } });
    return ((await answer.json()) as { data: Place }).data;
  };
  const scan = async (code: string, as = a) => {
    const answer = await ask(`/api/scan?${new URLSearchParams({ code })}`, { as });
    return ((await answer.json()) as { data: Scanned[] }).data;
  };
  return { ...world, bird, labels, pdf, place, scan };
}

test("a bird's label names it and its square is the QR code of its address", async () => {
  const { bird, labels } = await newPrinter();
  const { id } = await bird({ identifier: "FOP R481 25 014", name: "Ícaro", birth_date: "2025-03-01" });
  const [label] = await labels({ ids: [id] });
  expect(label?.title).toBe("FOP R481 25 014");
  expect(label?.lines.join()).toMatch(/ · 2025,Ícaro$/);
  expect(label?.address).toBe(`http://voliera.test/scan/${id}`);
  const { data, size } = encode(`http://voliera.test/scan/${id}`, { ecc: "M", border: 0 });
  expect(label?.square).toEqual({ size, bits: data.flat().map(Number).join("") });
});

test("the PDF opens, has the sheets it needs and the squares and letters drawn", async () => {
  const { bird, pdf } = await newPrinter();
  const birds = await Promise.all(
    Array.from({ length: 26 }, (_, at) => bird({ identifier: `Ção ♂ Ж${at}`, name: "鳥" })),
  );
  const ids = birds.map(({ id }) => id);
  const millimetres = (page: { getSize(): { width: number; height: number } }) => {
    const { width, height } = page.getSize();
    return [width, height].map((points) => Math.round((points * 25.4) / 72));
  };
  for (const [sheet, skip, pages, size] of [
    ["a4_24", 0, 2, [210, 297]],
    ["a4_40", 0, 1, [210, 297]],
    ["a4_65", 64, 2, [210, 297]],
    ["single", 0, 26, [50, 25]],
  ] as const) {
    const made = await pdf({ ids, sheet, skip });
    expect([sheet, made.getPageCount(), millimetres(made.getPage(0))]).toEqual([sheet, pages, size]);
  }
  const single = await pdf({ ids: ids.slice(0, 1), sheet: "single" });
  const drawn = single.context.enumerateIndirectObjects().flatMap(([, it]) => {
    if (!(it instanceof PDFRawStream) || it.dict.get(PDFName.of("Subtype")) || it.dict.get(PDFName.of("Length1")))
      return [];
    return [new TextDecoder("latin1").decode(unzlibSync(it.getContents()))];
  });
  const text = drawn.join("\n");
  expect(text.match(/ Tj/g)?.length).toBe(3);
  expect(text.match(/ l\n|h\n/g)?.length ?? 0).toBeGreaterThan(200);
});

test("labels of a place are those of what stands in it, or of the birds there; too many are refused", async () => {
  const { ask, a, db, bird, labels, place } = await newPrinter();
  const bank = await place({ kind: "bank", name: "Bateria" });
  await ask(`/api/places/${bank.id}/cages`, { as: a, json: { first: "C1", last: "C12" } });
  const cages = await labels({ place_id: bank.id }, "places");
  expect(cages.map(({ title }) => title)).toEqual(Array.from({ length: 12 }, (_, at) => `C${at + 1}`));
  expect(cages[0]?.lines).toEqual(["Bateria"]);
  const { id } = await bird({ identifier: "PT 1" });
  await ask("/api/birds/move", { as: a, json: { ids: [id], place_id: cages[0]?.id } });
  expect((await labels({ place_id: cages[0]?.id })).map(({ title }) => title)).toEqual(["PT 1"]);
  // More than may be made in one bank by now: some of an older day.
  const [known] = await db.select().from(places).where(eq(places.parent_id, bank.id)).limit(1);
  if (!known) throw new Error("no cage");
  const older = Array.from({ length: 489 }, (_, at) => ({ ...known, id: newId("place"), name_key: `g${at}` }));
  await db.insert(places).values(older);
  const many = await ask("/api/places/labels", { as: a, json: { place_id: bank.id } });
  expect([many.status, ((await many.json()) as { errors: unknown[] }).errors]).toMatchObject([
    422,
    [{ code: "labels.many", message: "You can create at most 500 labels at a time." }],
  ]);
});

test("birds and places of another organisation have no label, and a viewer may print", async () => {
  const { ask, a, b, db, env, labels } = await newPrinter();
  const theirs = await makeFor({ ask }, b).bird();
  expect(await labels({ ids: [theirs.id] })).toEqual([]);
  const viewer = await settle(db, env, "Clube", "viewer");
  for (const path of ["/api/birds/labels", "/api/places/labels", "/api/birds/labels/pdf"])
    expect([path, (await ask(path, { as: viewer, json: { ids: [] } })).status]).toEqual([path, 200]);
  expect((await ask("/api/birds/labels", { as: a, json: { sheet: "a3" } })).status).toBe(422);
});

test("a code leads to the bird or the place: by label, address, ring, microchip or name, and to no stranger's", async () => {
  const { ask, a, b, bird, place, scan } = await newPrinter();
  const { id } = await bird({ identifier: "FOP R481 25 014", microchip: "972270000123456" });
  const cage = await place({ name: "Gaiola 7" });
  for (const code of [id, `https://elsewhere.test/scan/${id}`, " fop r481  25 014 ", "972270000123456"])
    expect([code, await scan(code)]).toMatchObject([code, [{ kind: "bird", id }]]);
  for (const code of [cage.id, `http://voliera.test/scan/${cage.id}/`, "gaiola 7"])
    expect([code, await scan(code)]).toMatchObject([code, [{ kind: "place", id: cage.id }]]);
  for (const code of [id, cage.id, "Gaiola 7", "FOP R481 25 014", "nada"]) expect(await scan(code, b)).toEqual([]);
  await ask(`/api/birds/${id}`, { as: a, method: "DELETE" });
  expect(await scan(id)).toEqual([]);
  expect((await ask("/api/scan?code=", { as: a })).status).toBe(422);
});

test("the committed label font equals the generated one", async () => {
  const made = labelFaceModule(await makeLabelFace());
  expect(made.includes(labelFace)).toBe(true);
});
