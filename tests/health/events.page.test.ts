import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { plusDays } from "#worker/locales/calendar.ts";

const today = new Date().toISOString().slice(0, 10);

async function sickbay() {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird } = keeping(site, a);
  const { id: species_id } = await species("Canário");
  const birds = [
    await bird("PT 1", species_id, { sex: "male" }),
    await bird("PT 2", species_id, { sex: "female" }),
  ] as const;
  const browser = visitor({ as: a, language: "pt" });
  return { site, browser, birds, species_id, at: `/birds/${birds[0].id}/health` };
}

test("an illness is written down on a bird's page, seen on its timeline, corrected, given a file and deleted, without a script", async () => {
  const { browser, birds, at } = await sickbay();
  expect(words((await browser.get(at)).html)).toContain("Ainda não há registos de saúde desta ave.");
  const form = await browser.get(`${at}?edit=new`);
  for (const text of ["O estado passa a Doente", "30 a 42 dias são o habitual."])
    expect(words(form.html)).toContain(text);
  expect(words(form.html)).not.toContain("Necrópsia");
  const wrong = await browser.post(`${at}?edit=new`, { kind: "", on: plusDays(today, 1) });
  expect([wrong.status, words(wrong.html)]).toEqual([422, expect.stringContaining("Escolha o que aconteceu.")]);
  // What another kind asks for is sent along and means nothing.
  const fields = {
    kind: "illness",
    on: today,
    findings: "Respira mal",
    until: plusDays(today, 30),
    sexing_method: "dna",
  };
  const saved = await browser.post(`${at}?edit=new`, { ...fields, status_illness: "on", status_recovery: "on" });
  expect(saved.status, words(saved.html)).toBe(303);
  const list = await browser.get(at);
  for (const text of ["Registo guardado: Doença.", "Respira mal", "Doente"]) expect(words(list.html)).toContain(text);
  expect(words((await browser.get(`/birds/${birds[0].id}`)).html)).toContain("Doença");
  const [, id = ""] = /\?edit=(health_\w+)/.exec(list.html) ?? [];
  const edit = await browser.get(`${at}?edit=${id}`);
  expect(words(edit.html)).not.toContain("O estado passa a Doente");
  const again = plusDays(today, 3);
  await browser.post(`${at}?edit=${id}`, {
    ...fields,
    findings: "Já respira melhor",
    follow_up_on: again,
    version: "1",
  });
  expect(words((await browser.get(at)).html)).toContain("Já respira melhor");
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  const file = new File([(await pdf.save()) as BlobPart], "análise.pdf", { type: "application/pdf" });
  const sent = await browser.post(`${at}?edit=${id}`, { file });
  expect(sent.status, words(sent.html)).toBe(303);
  const shown = await browser.get(at);
  const [, path = ""] = new RegExp(`href="(${at}/${id}/hf_\\w+)"`).exec(shown.html) ?? [];
  expect([words(shown.html).includes("análise.pdf"), (await browser.get(path)).status]).toEqual([true, 200]);
  expect(words((await browser.get(`${at}?delete=${id}`)).html)).toContain("Os ficheiros do registo vão com ele.");
  await browser.post(`${at}?delete=${id}`, { name: "Doença" });
  expect(words((await browser.get(at)).html)).toContain("Registo apagado: Doença.");
});

test("many are treated at once, and who is to be seen again is told on every page that asks", async () => {
  const { site, browser, birds, species_id, at } = await sickbay();
  expect(words((await browser.get("/health")).html)).toContain("Ainda não há registos de saúde");
  const ids = birds.map(({ id }) => id).join();
  expect(words((await browser.get(`/health?edit=new&ids=${ids}`)).html)).toContain("PT 2");
  const together = { kind: "pair", state: "planned", cock_ids: [birds[0].id], hen_ids: [birds[1].id], species_id };
  const pair = (await (await site.ask("/api/pairs", { as: site.a, json: together })).json()) as {
    data: { id: string };
  };
  const ofPair = await browser.get(`/health?edit=new&pair_id=${pair.data.id}`);
  expect(birds.every(({ id }) => ofPair.html.includes(`value="${id} `))).toBe(true);
  // Whoever is meant is meant by a course of medicine as well.
  const [, course = ""] = /href="(\/health\/courses\/new\?pair_id=[^"]+)"/.exec(ofPair.html) ?? [];
  const instead = await browser.get(course);
  expect(birds.every(({ id }) => instead.html.includes(`value="${id} `))).toBe(true);
  expect((await browser.get(`${at}?edit=new`)).html).toContain(`href="/health/courses/new?ids=${birds[0].id}"`);
  const send = (fields: Record<string, string>) => browser.post("/health?edit=new", fields);
  const nobody = await send({ kind: "deworming", on: today, ring: "XX 9" });
  expect([nobody.status, words(nobody.html)]).toEqual([422, expect.stringContaining("XX 9")]);
  const [one, other] = birds.map(({ id, identifier }) => `${id} ${identifier}`);
  const more = await send({
    kind: "deworming",
    on: today,
    listed: one ?? "",
    bird: one ?? "",
    ring: "pt2",
    more: "bird",
  });
  expect([more.status, more.html.includes(`value="${other}"`)]).toEqual([200, true]);
  const both = await send({ kind: "deworming", on: today, bird: one ?? "", ring: "PT 2", follow_up_on: today });
  expect(both.status, words(both.html)).toBe(303);
  const list = words((await browser.get("/health")).html);
  for (const text of ["Registo guardado para 2 aves", "Voltar a ver", "PT 1", "PT 2"]) expect(list).toContain(text);
  expect(words((await browser.get("/dashboard")).html)).toContain("2 aves para voltar a ver");
  const agenda = await browser.get("/agenda");
  expect(words(agenda.html)).toContain("2 aves · Desparasitação interna");
  expect(words((await browser.get("/round/none")).html)).not.toContain("undefined");
  const [, id = ""] = /name="id" value="(health_\w+)"/.exec(agenda.html) ?? [];
  const done = await browser.post("/health", { id, do: "followed", alike: "1", return_to: "/agenda" });
  expect([done.status, new URL(done.location ?? "", "http://voliera.test").pathname]).toEqual([303, "/agenda"]);
  expect(words((await browser.get("/dashboard")).html)).not.toContain("voltar a ver");
  const apart = await send({
    kind: "quarantine",
    on: today,
    until: plusDays(today, 1),
    ring: "PT 1",
    status_quarantine: "on",
  });
  expect(apart.status, words(apart.html)).toBe(303);
  expect(words((await browser.get("/dashboard")).html)).toContain("A quarentena de PT 1 está a acabar");
  expect(words((await browser.get("/health?kind=quarantine")).html)).toContain("Quarentenas a decorrer");
});
