import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import type { TrailPage } from "#worker/trail/queries.ts";

async function printer() {
  const world = await aviary();
  const { ask, a, canary } = world;
  const json = { identifier: "X 1", sex: "male", species_id: canary.id };
  const made = (await (await ask("/api/birds", { as: a, json })).json()) as { data: { id: string } };
  const path = `/api/birds/${made.data.id}/certificate`;
  const remember = (json: object, as = a) => ask("/api/certificate", { as, method: "PUT", json });
  const settings = async (as = a, at = path) =>
    ((await (await ask(at, { as })).json()) as { data: { settings: object } }).data.settings;
  const paper = async (question = "") => {
    const pdf = await PDFDocument.load(await (await ask(`${path}.pdf${question}`, { as: a })).arrayBuffer());
    const { width, height } = pdf.getPage(0).getSize();
    return { author: pdf.getAuthor(), title: pdf.getTitle(), isAcross: width > height };
  };
  const lines = async () => {
    const answer = await ask("/api/audit?subject=certificate", { as: a, headers: { "Accept-Language": "pt" } });
    const { items } = ((await answer.json()) as { data: TrailPage }).data;
    return items.map(({ changes }) =>
      changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`).sort(),
    );
  };
  return { ...world, id: made.data.id, path, remember, settings, paper, lines };
}

const fields = {
  issuer: "João Ave",
  stam: "4471",
  address: "Rua das Aves 1, Porto",
  contact: "ave@example.pt",
  style: "modern",
  generations: 6,
  language: "pt",
};

test("a certificate without a wish is as it was remembered, and a wish is for once", async () => {
  const { remember, settings, paper, ask, a } = await printer();
  expect(await settings()).toEqual({
    issuer: null,
    stam: null,
    address: null,
    contact: null,
    style: "classic",
    generations: 4,
    language: null,
  });
  // The reader's pages are English; papers speak the organisation's language.
  const usual = { author: "Viveiro A", isAcross: false, title: "Certificado genealógico · X 1" };
  expect(await paper()).toEqual(usual);
  await ask("/api/organizations/current", { as: a, method: "PUT", json: { locale: "en-GB" } });
  expect(await paper()).toEqual({ ...usual, title: "Pedigree certificate · X 1" });
  expect((await remember({ ...fields, generations: "6" })).status).toBe(200);
  expect(await settings()).toEqual(fields);
  const kept = { author: "João Ave", isAcross: true, title: "Certificado genealógico · X 1" };
  expect(await paper()).toEqual(kept);
  expect(await paper("?generations=3&language=en")).toMatchObject({
    isAcross: false,
    title: "Pedigree certificate · X 1",
  });
  expect(await paper()).toEqual(kept);
  // What is left out goes back to what is usual.
  await remember({ stam: "  " });
  expect(await settings()).toMatchObject({ issuer: null, stam: null, style: "classic", generations: 4 });
});

test("the preview is the sheet as a picture, for the bird's own people only", async () => {
  const { ask, path, a, b } = await printer();
  const answer = await ask(`${path}.svg?generations=7`, { as: a });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  const svg = await answer.text();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 841\.8\d* 595\.2\d*">/);
  expect(svg).not.toMatch(/NaN|undefined|<script|<text/);
  expect((await ask(`${path}.svg`, { as: b })).status).toBe(404);
});

test("invalid certificate options are refused in words, and viewers may print but not change them", async () => {
  const { remember, ask, db, a, path } = await printer();
  const wrong = { issuer: "W".repeat(81), stam: "a\u0000b", style: "gothic", generations: "8", language: "fr" };
  const refused = await remember(wrong);
  const { errors } = (await refused.json()) as { errors: Array<{ path: string }> };
  expect([refused.status, errors.map((it) => it.path).sort()]).toEqual([422, Object.keys(wrong).sort()]);
  for (const [role, status] of [
    ["keeper", 200],
    ["manager", 200],
    ["viewer", 403],
  ] as const) {
    await db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
    expect([role, (await remember({ stam: role })).status]).toEqual([role, status]);
  }
  expect((await ask(`${path}.pdf`, { as: a })).status).toBe(200);
});

test("the trail tells what is said otherwise from now on, and nothing where nothing is", async () => {
  const { remember, lines } = await printer();
  await remember({ stam: "4471", style: "modern" });
  await remember({ stam: "4471", style: "modern" });
  await remember({ stam: "9", style: "modern", language: "en" });
  expect(await lines()).toEqual([
    ["Idioma:  > Inglês", "N.º de stam: 4471 > 9"],
    ["Estilo: Clássico, com moldura > Moderno, simples", "N.º de stam:  > 4471"],
  ]);
});

test("an archive takes it along, and no other organisation has it before", async () => {
  const world = await printer();
  const { remember, a, b, db } = world;
  await remember({ ...fields, generations: "6" });
  const rows = () => db.all(sql`SELECT * FROM certificate_settings WHERE org_id = ${b.org_id}`);
  const { bytes } = await takeArchive(world, a, "?photos=false");
  expect(await rows()).toEqual([]);
  const { data } = await submitArchive(world, b, bytes);
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  expect(await rows()).toEqual([{ org_id: b.org_id, ...fields }]);
});

test("the code of the federation stands where no breeder's code was written, while it is in force", async () => {
  const { remember, ask, a, b, path } = await printer();
  const code = async () => ((await (await ask(path, { as: a })).json()) as { data: { code: string | null } }).data.code;
  const letters = async () => (await (await ask(`${path}.svg`, { as: a })).text()).length;
  const federation = (number: string, expires_on: string | null, as = a) =>
    ask("/api/registrations", { as, json: { kind: "federation", body: "FOP", number, expires_on } });
  await federation("B 1", null, b);
  await federation("OLD 1", "2020-01-01");
  const bare = await letters();
  expect(await code()).toBeNull();
  await federation("FOP 4471", "2099-01-01");
  await federation("COM 2", null);
  expect(await code()).toBe("FOP 4471");
  const filled = await letters();
  expect(filled).toBeGreaterThan(bare);
  await remember({ ...fields, style: "classic", generations: "4", issuer: "", address: "", contact: "", stam: "9" });
  expect(await letters()).toBeLessThan(filled);
});
