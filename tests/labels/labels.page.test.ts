import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import type { Place } from "#worker/places/queries.ts";

async function newPrinter() {
  const site = await newSite();
  const { ask, a } = site;
  const rita = site.visitor({ as: a });
  const { bird } = makeFor(site, a);
  const place = async (json: Record<string, unknown>) => {
    const answer = await ask("/api/places", { as: a, json: { kind: "cage", ...json } });
    return ((await answer.json()) as { data: Place }).data;
  };
  return { ...site, rita, bird, place };
}

test("labels are shown as sheets, by address or posted, in any script, with nothing but the chosen", async () => {
  const { rita, bird } = await newPrinter();
  const one = await bird({ identifier: "鳥 1", name: "ببغاء" });
  const two = await bird({ identifier: "PT 2" });
  await bird({ identifier: "PT 3" });
  const page = await rita.get(`/birds/labels?ids=${one.id}&ids=${two.id}`);
  expect(page.html).toContain("2 labels");
  for (const text of ["鳥 1", "ببغاء", "PT 2", 'name="ids"']) expect(page.html).toContain(text);
  expect(page.html).not.toContain("PT 3");
  expect(page.html.match(/class="label-square"/g)).toHaveLength(2);
  const posted = await rita.post("/birds/labels", { ids: [one.id, two.id], sheet: "single", skip: "0" });
  expect([posted.status, posted.html.match(/class="label-sheet"/g)?.length]).toEqual([200, 2]);
  expect((await rita.get("/birds/labels?q=PT")).html).toContain("2 labels");
  // From the list: who ticked "everything that matches" means that, whatever single rows are ticked beside it.
  const everything = await rita.post("/birds/labels", { ids: one.id, all: "on", chosen: "1", q: "PT" });
  expect(everything.html).toContain("2 labels");
  expect((await rita.get("/birds")).html).toMatch(
    /<button[^>]*formAction="\/birds\/labels"|<button[^>]*formaction="\/birds\/labels"/,
  );
  expect((await rita.get("/birds/labels?sheet=a3")).status).toBe(422);
});

test("the PDF is a download with the sheets it needs; cages of a bank are labelled together", async () => {
  const { rita, ask, a, place } = await newPrinter();
  const bank = await place({ kind: "bank", name: "B" });
  await ask(`/api/places/${bank.id}/cages`, { as: a, json: { first: "C1", last: "C30" } });
  expect((await rita.get(`/places/labels?place_id=${bank.id}`)).html).toContain("30 labels");
  const file = await rita.post("/places/labels/pdf", { place_id: bank.id, sheet: "a4_24", skip: "0" });
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect(file.headers.get("Content-Disposition")).toContain("etiquetas");
  expect(file.html.startsWith("%PDF-")).toBe(true);
  const answer = await ask("/api/places/labels/pdf", { as: a, json: { place_id: bank.id } });
  expect((await PDFDocument.load(await answer.arrayBuffer())).getPageCount()).toBe(2);
});

test("a label leads a member to the place or the bird, a visitor to the login and back, a stranger nowhere", async () => {
  const { rita, bird, place, visitor, b } = await newPrinter();
  const cage = await place({ name: "C1" });
  const { id } = await bird({ identifier: "PT 1" });
  expect((await rita.get(`/scan/${cage.id}`)).location).toBe(`/places/${cage.id}`);
  expect((await rita.get(`/scan/${id}`)).location).toBe(`/birds/${id}`);
  expect((await visitor().get(`/scan/${id}`)).location).toBe(`/login?redirectTo=${encodeURIComponent(`/scan/${id}`)}`);
  // What is somebody else's is told like what is nobody's, where one can look again.
  for (const code of [id, "bird_nobody"]) {
    const stranger = visitor({ as: b });
    expect((await stranger.get(`/scan/${code}`)).location).toBe(`/scan?code=${code}`);
    const { status, html } = await stranger.get(`/scan?code=${code}`);
    expect([status, html.includes("PT 1"), html.includes(`Nothing found for ${code}.`)]).toEqual([404, false, true]);
  }
});

test("a code can be typed: a ring, a name, one of several; the camera is allowed on that page alone", async () => {
  const { rita, bird, place } = await newPrinter();
  const banks = [await place({ kind: "bank", name: "B1" }), await place({ kind: "bank", name: "B2" })];
  for (const { id } of banks) await place({ name: "C1", parent_id: id });
  const { id } = await bird({ identifier: "PT 1" });
  const page = await rita.get("/scan");
  expect([page.status, page.headers.get("Permissions-Policy")]).toEqual([
    200,
    expect.stringContaining("camera=(self)"),
  ]);
  expect((await rita.get("/places")).headers.get("Permissions-Policy")).toContain("camera=()");
  expect((await rita.get("/scan?code=pt%201")).location).toBe(`/birds/${id}`);
  const which = await rita.get("/scan?code=c1");
  expect([which.status, which.html.includes("Which is it?"), which.html.includes("B2")]).toEqual([200, true, true]);
  const nothing = await rita.get("/scan?code=xyz");
  expect([nothing.status, nothing.html.includes("Nothing found for xyz.")]).toEqual([404, true]);
});
