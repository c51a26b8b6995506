import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { newRooms } from "./page-rooms.ts";

test("deleting what another user deleted already succeeds, in every room", async () => {
  const { rita, ask, a, species, place, mutation } = await newRooms();
  const mutations = `/genetics/mutations?species_id=${species.id}`;
  const gone = [
    { page: `/genetics/mutations/${mutation.id}`, api: `/api/genetics/mutations/${mutation.id}`, list: mutations },
    { page: `/places/${place.id}`, api: `/api/places/${place.id}`, list: "/places" },
    { page: `/species/${species.id}`, api: `/api/bird-species/${species.id}`, list: "/species" },
  ];
  const found = ["Mutation Moon deleted.", "Place deleted.", "Species Moon deleted."];
  for (const [at, { page, api, list }] of gone.entries()) {
    const question = await rita.get(`${page}/delete`);
    expect([question.status, question.html.includes('data-kind="danger"')]).toEqual([200, true]);
    expect((await ask(api, { as: a, method: "DELETE" })).status).toBe(204);
    const answer = await rita.post(`${page}/delete`, { name: "Moon", species_id: species.id });
    expect([page, answer.status, answer.location]).toEqual([page, 303, list]);
    expect(words((await rita.get(list)).html)).toContain(found[at]);
    expect((await rita.get(`${page}/delete`)).status).toBe(404);
  }
});

test("a failed delete confirmation is shown again and says that nothing was deleted", async () => {
  let isAway = false;
  const site = await newSite({
    between: (request, api) =>
      isAway && request.method === "DELETE" ? Promise.reject(new Error("away")) : api(request),
  });
  const made = await site.ask("/api/places", { as: site.a, json: { name: "C1", kind: "cage" } });
  const { data } = (await made.json()) as { data: { id: string } };
  const rita = site.visitor({ as: site.a });
  isAway = true;
  const answer = await rita.post(`/places/${data.id}/delete`, { name: "C1" });
  expect([answer.status, /role="alert"/.test(answer.html)]).toEqual([503, true]);
  expect(words(answer.html)).toContain("Delete C1?");
});

test("a status that is gone already is said to be deleted too", async () => {
  const { rita, make } = await newRooms();
  const status = await make("/api/statuses", { name_pt: "Na feira", name_en: "At the show", kind: "away" });
  const page = "/settings/statuses";
  for (const round of [1, 2]) {
    const answer = await rita.post(page, { intent: "delete", id: status.id });
    expect([round, answer.status, answer.location]).toEqual([round, 303, page]);
    expect(words((await rita.get(page)).html)).toContain("Status deleted.");
  }
});
