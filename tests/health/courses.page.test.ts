import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { plusDays } from "#worker/locales/calendar.ts";

const today = new Date().toISOString().slice(0, 10);

async function ward() {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird } = keeping(site, a);
  const { id: species_id } = await species("Canário");
  const birds = [await bird("PT 1", species_id), await bird("PT 2", species_id), await bird("PT 3", species_id)];
  const browser = visitor({ as: a, language: "pt" });
  const plan = { medicine: "Enrofloxacina", dose: "0,2 ml", first_on: today, days: "3", times_a_day: "2" };
  const pathOf = (location: string | null | undefined) => new URL(location ?? "", "http://voliera.test").pathname;
  return { site, browser, birds, plan, pathOf };
}

test("a course is begun by rings, given dose by dose, but to some, taken back and stopped, without a script", async () => {
  const { browser, birds, plan, pathOf } = await ward();
  expect(words((await browser.get("/health?show=courses")).html)).toContain("Ainda não há tratamentos");
  const form = await browser.get(`/health/courses/new?ids=${birds[0]?.id}`);
  expect(words(form.html)).toContain("A Voliera não calcula doses.");
  const [listed] = [`${birds[0]?.id} PT 1`];
  const more = await browser.post("/health/courses/new", { listed, bird: listed, ring: "pt2", more: "bird", ...plan });
  expect([more.status, more.html.includes(`value="${birds[1]?.id} PT 2"`)]).toEqual([200, true]);
  const nobody = await browser.post("/health/courses/new", { ...plan, ring: "XX 9" });
  expect([nobody.status, words(nobody.html)]).toEqual([422, expect.stringContaining("XX 9")]);
  const saved = await browser.post("/health/courses/new", { listed, bird: listed, ring: "PT 2", ...plan });
  expect(saved.status, words(saved.html)).toBe(303);
  const path = pathOf(saved.location);
  const page = words((await browser.get(path)).html);
  for (const text of ["Tratamento registado.", "PT 1", "PT 2", "2 aves", "2.ª toma"]) expect(page).toContain(text);
  const given = await browser.post(path, { do: "given", on: today, nth: "1", back: "/agenda" });
  expect([given.status, pathOf(given.location)]).toEqual([303, "/agenda"]);
  expect(words((await browser.get("/agenda")).html)).toContain("Enrofloxacina: toma registada como dada.");
  await browser.post(path, { do: "given", on: today, nth: "1" });
  expect(words((await browser.get(path)).html)).toContain("já registou esta toma como dada");
  const who = await browser.get(`${path}?on=${today}&nth=2`);
  expect(words(who.html)).toContain("Que aves não tomaram?");
  await browser.post(path, { do: "given", on: today, nth: "2", except: birds[1]?.id ?? "" });
  expect(words((await browser.get(path)).html)).toContain("1 ave · Menos PT 2");
  await browser.post(`${path}?do=undo&on=${today}&nth=2`, {});
  expect(words((await browser.get(path)).html)).toContain("O registo da toma foi anulado.");
  await browser.post(path, { do: "stop", on: today });
  expect(words((await browser.get(path)).html)).toContain("Interrompido em");
  const elsewhere = await browser.post(path, { do: "resume", back: "//evil.example" });
  expect(pathOf(elsewhere.location)).toBe(path);
});

test("what is to be given stands on the dashboard, in the agenda and at its cage, until it is given", async () => {
  const { site, browser, birds, plan } = await ward();
  const json = { ...plan, times_a_day: 1, first_on: plusDays(today, -1), bird_ids: birds.map(({ id }) => id) };
  const answer = await site.ask("/api/courses", { as: site.a, json });
  const { data } = (await answer.json()) as { data: { id: string } };
  const dashboard = words((await browser.get("/dashboard")).html);
  expect(dashboard).toContain("1 toma de medicamento por dar hoje");
  expect(dashboard).toContain("1 toma de medicamento por registar");
  const agenda = await browser.get("/agenda");
  expect(words(agenda.html)).toContain("Enrofloxacina · 3 aves · 0,2 ml");
  expect(agenda.html).toContain(`action="/health/courses/${data.id}"`);
  const round = words((await browser.get("/round/none")).html);
  expect(round).toContain("Menos alguma ave");
  for (const on of [today, plusDays(today, -1)])
    await browser.post(`/health/courses/${data.id}`, { do: "given", on, nth: "1", back: "/round/none" });
  expect(words((await browser.get("/dashboard")).html)).not.toContain("por dar hoje");
});

test("a link for the vet is made on its page, opens for anybody, is no page for robots, and is revoked there", async () => {
  const { site, browser, birds, plan } = await ward();
  const bird = `${birds[0]?.id} PT 1`;
  await site.ask("/api/courses", { as: site.a, json: { ...plan, bird_ids: [birds[0]?.id] } });
  const form = { listed: bird, bird, name: "Dra. Rita", expires_in_days: "30" };
  expect((await browser.post("/health?shares", form)).status).toBe(303);
  const list = await browser.get("/health?shares");
  const [, path = ""] = /href="http:\/\/[^/"]+(\/shared-health\/[^"]+)"/.exec(list.html) ?? [];
  const stranger = site.visitor({ language: "pt" });
  const seen = await stranger.get(path);
  expect(seen.status).toBe(200);
  for (const text of ["Fichas de saúde", "PT 1", "Enrofloxacina", "0,2 ml"]) expect(words(seen.html)).toContain(text);
  expect([words(seen.html).includes("PT 2"), /<script/.test(seen.html), /noindex/.test(seen.html)]).toEqual([
    false,
    false,
    true,
  ]);
  const [, id = ""] = /name="revoke" value="([^"]+)"/.exec(list.html) ?? [];
  await browser.post("/health?shares", { revoke: id });
  expect((await stranger.get(path)).status).toBe(404);
  const pdf = await browser.get(`/birds/${birds[0]?.id}/health.pdf`);
  expect(pdf.status).toBe(200);
});
