import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import { photoFile, photoForm, pictureBytes, talkativePicture } from "#tests/photos/photos.ts";
import { fitted, newPaper } from "#worker/labels/pdf-ink.ts";
import type { PedigreeBird } from "#worker/pedigrees/certificate/pedigree.ts";
import { lettersOf, placesOf } from "#worker/pedigrees/certificate/places.ts";

async function printer() {
  const world = await aviary();
  const { ask, a, canary } = world;
  const bird = async (identifier: string, more: object = {}) => {
    const answer = await ask("/api/birds", {
      as: a,
      json: { identifier, sex: "male", species_id: canary.id, ...more },
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const pdf = async (id: string, question = "") => {
    const answer = await ask(`/api/birds/${id}/certificate.pdf${question}`, { as: a });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const made = await PDFDocument.load(await answer.arrayBuffer());
    const drawn = made.context.enumerateIndirectObjects().map(([, it]) => it);
    const pictures = drawn.filter(
      (it) => it instanceof PDFRawStream && it.dict.get(PDFName.of("Subtype")) === PDFName.of("Image"),
    );
    return { made, pictures: pictures.length, name: answer.headers.get("Content-Disposition") ?? "" };
  };
  const photo = async (id: string, bytes: Uint8Array, type: string) =>
    ask(`/api/birds/${id}/photos`, { as: a, form: await photoForm([photoFile(bytes, "ave", type)]) });
  return { ...world, bird, pdf, photo };
}

test("a certificate is one sheet of A4 in the language asked for, with the breeder's name in it", async () => {
  const { bird, pdf } = await printer();
  const id = await bird("PT 1/2 Ç", {
    name: "Ícaro",
    father_ring: "F",
    mother_ring: "M",
    unknown_parents: "reference",
  });
  for (const [question, title, name] of [
    ["", "Certificado genealógico · PT 1/2 Ç", "Certificado-genealogico"],
    ["?generations=3&style=modern&language=en", "Pedigree certificate · PT 1/2 Ç", "Pedigree-certificate"],
    ["?generations=5&language=pt", "Certificado genealógico · PT 1/2 Ç", "Certificado-genealogico"],
  ] as const) {
    const { made, name: file } = await pdf(id, question);
    const { width, height } = made.getPage(0).getSize();
    expect([made.getPageCount(), Math.round((width * 25.4) / 72), Math.round((height * 25.4) / 72)]).toEqual([
      1, 210, 297,
    ]);
    expect([made.getTitle(), made.getAuthor()]).toEqual([title, "Viveiro A"]);
    expect(file).toContain(name);
  }
});

test("a certificate prints any name, however long or unusual", async () => {
  const { bird, pdf } = await printer();
  const names = ["鳥", "طائر", "🐦", "Ж♂", "Z̵̢̛a", "W".repeat(100), "क्षि"];
  for (const [at, name] of names.entries()) {
    await bird(`F${at}`, { name, mutation: name.repeat(2).slice(0, 200) });
    const id = await bird(`${name.slice(0, 40)} ${at}`.trim(), { name, father_ring: `F${at}` });
    expect((await pdf(id, "?generations=5")).made.getPageCount()).toBe(1);
  }
});

test("the first photo is printed when it is JPEG or PNG, however the camera was held; WebP leaves it out", async () => {
  const { bird, pdf, photo } = await printer();
  const pictures = [
    ["image/jpeg", await pictureBytes(), 1],
    ["image/jpeg", (await talkativePicture({ orientation: 6 })).bytes, 1],
    ["image/jpeg", (await talkativePicture({ orientation: 3 })).bytes, 1],
    ["image/jpeg", (await talkativePicture({ orientation: 8 })).bytes, 1],
    ["image/png", await pictureBytes({ format: "png" }), 1],
    ["image/webp", await pictureBytes({ format: "webp" }), 0],
  ] as const;
  for (const [at, [type, bytes, count]] of pictures.entries()) {
    const id = await bird(`P ${at}`);
    expect((await photo(id, bytes, type)).status).toBe(201);
    expect([type, (await pdf(id)).pictures]).toEqual([type, count]);
  }
});

test("eight generations, another style, another language or a stranger's bird are refused", async () => {
  const { bird, ask, a, b } = await printer();
  const id = await bird("X");
  const status = async (question: string, as = a) =>
    (await ask(`/api/birds/${id}/certificate.pdf${question}`, { as })).status;
  const requests = ["?generations=8", "?style=gothic", "?language=fr"];
  expect(await Promise.all(requests.map((it) => status(it)))).toEqual([422, 422, 422]);
  expect(await status("", b)).toBe(404);
});

test("the places of a tree are father's above mother's, and who stands twice has a letter", () => {
  const bird = (ring: string, father: number | null = null, mother: number | null = null): PedigreeBird => ({
    ring,
    name: null,
    sex: "unknown",
    species: "",
    mutation: null,
    drawing: "canary",
    hatch_year: null,
    ring_colour: null,
    father,
    mother,
  });
  const birds = [bird("X", 1, 2), bird("C", 3, null), bird("D", 3, 4), bird("A"), bird("B")];
  const places = placesOf({ birds, generations: 2, inbreeding: 0, completeness: 0, pedigree_depth: 2 });
  expect(places.map((row) => row.map((it) => it?.ring ?? ""))).toEqual([
    ["C", "D"],
    ["A", "", "A", "B"],
  ]);
  expect([...lettersOf(places)].map(([it, letter]) => [it.ring, letter])).toEqual([["A", "A"]]);
  // The father of one who stands twice needs no letter of his own.
  const again = [bird("X", 1, 2), bird("C", 3, null), bird("D", 3, null), bird("A", 4, null), bird("B")];
  const three = placesOf({ birds: again, generations: 3, inbreeding: 0, completeness: 0, pedigree_depth: 3 });
  expect([...lettersOf(three)].map(([it]) => it.ring)).toEqual(["A"]);
});

test("a text too long to be read in its room is cut short, and a short one stays whole", async () => {
  const paper = await newPaper();
  expect(fitted(paper, "PT 1", 100, 9)).toEqual({ shown: "PT 1", size: 9 });
  const { shown, size } = fitted(paper, "W".repeat(100), 90, 9);
  expect([size, /^W+…$/.test(shown)]).toEqual([4.5, true]);
  expect(paper.font.widthOfTextAtSize(shown, size)).toBeLessThanOrEqual(90);
  expect(paper.font.widthOfTextAtSize(`W${shown}`, size)).toBeGreaterThan(90);
  expect(fitted(paper, "鳥 ♂", 100, 9).shown).toBe("? ?");
});
