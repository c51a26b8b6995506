import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

async function newBird() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id } = await keeper.bird("PT 1", (await keeper.species("Canary")).id, { birth_date: "2022-03-02" });
  const browser = site.visitor({ as: site.a });
  const post = (path: string, json: object) => site.ask(`/api/birds/${id}/${path}`, { as: site.a, json });
  const page = async () => {
    const { html } = await browser.get(`/birds/${id}`);
    const part = (from: string, to: string) =>
      words(html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from))));
    return { html, glance: part('class="bird-glance"', "</header>"), story: part('class="timeline"', "</ol>") };
  };
  return { id, post, page, status: makeFor(site, site.a).status };
}

test("a status is told with the day it counts from, and a dead bird with its day, its cause and the age it came to", async () => {
  const { id, post, page, status } = await newBird();
  await post("status", { status_id: (await status("sick")).id, status_since: "2024-05-03" });
  const sick = await page();
  expect(sick.glance).toContain("Sick since 3 May 2024");
  expect(sick.story).toMatch(/Status: Sick.*3 May 2024.*Hatched/);
  expect(sick.story).not.toContain("Changed:");
  for (const action of ["status", "died", "weights", "photos"])
    expect(sick.html).toContain(`href="/birds/${id}/${action}"`);
  expect(sick.html).toContain(`href="/birds/${id}/certificate.pdf"`);
  await post("status", {
    status_id: (await status("deceased")).id,
    status_since: "2025-04-01",
    cause_of_death: "Gato",
  });
  const dead = await page();
  expect(dead.glance).toMatch(/3 years .*Dead since 1 Apr 2025 · Gato/);
  expect(dead.story).toMatch(/Died: Gato 1 Apr 2025 Status: Sick/);
  expect(dead.html).not.toContain(`href="/birds/${id}/died"`);
});

test("a death that was taken back is not told in the bird's story, and its history keeps both", async () => {
  const { post, page, status } = await newBird();
  const answer = await post("status", { status_id: (await status("deceased")).id, status_since: "2025-04-01" });
  const { undo } = (await answer.json()) as { undo: string };
  expect((await page()).story).toContain("Died 1 Apr 2025");
  expect((await post("undo", { undo })).status).toBe(200);
  const { story, glance } = await page();
  expect([story.includes("Died"), story.includes("status"), glance.includes("Dead")]).toEqual([false, false, false]);
});

test("marks of direction in whoever has a bird turn nothing around the name", async () => {
  const { post, page, status } = await newBird();
  const left_to = "Jo\u202eoãR";
  await post("status", { status_id: (await status("sold")).id, status_since: "2025-04-01", left_to });
  const { html } = await page();
  const glance = html.slice(html.indexOf('class="bird-glance"'));
  const facts = html.slice(html.indexOf('class="timeline"'));
  for (const part of [glance, facts]) expect(part).toContain(`<bdi>${left_to}</bdi>`);
  const body = html.slice(html.indexOf("<body")).replace(/<script[\s\S]*?<\/script>/g, "");
  expect(body.replaceAll(`<bdi>${left_to}</bdi>`, "")).not.toContain("\u202e");
  expect(words(body)).toMatch(/Status: Sold ?, to Jo/);
});
