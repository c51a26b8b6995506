import { expect, test } from "vitest";
import { filledIn, words } from "#tests/app/birds-flock.ts";
import { newRooms } from "./page-rooms.ts";

test("an edit over another's shows both in words: names of choices, yes and no, and a dash for nothing", async () => {
  const { rita, make, ask, a, species, place, mutation, forms } = await newRooms();
  const attic = await make("/api/places", { name: "Attic", kind: "room" });
  const bank = await make("/api/places", { name: "Bank", kind: "bank", parent_id: attic.id });
  const change = (path: string, json: object) => ask(path, { as: a, method: "PUT", json });
  await change(`/api/places/${place.id}`, { parent_id: bank.id, notes: null });
  await change(`/api/bird-species/${species.id}`, { has_exception_profile: true });
  await change(`/api/genetics/mutations/${mutation.id}`, { inheritance: "dominant" });
  const edits: Array<[path: string, form: Record<string, string>, texts: string[]]> = [
    [
      ...([`/places/${place.id}/edit`, { ...forms.place, kind: "aviary" }] as const),
      [
        ...["Someone changed this place", "Field Saved What you entered", "Kind Cage Aviary"],
        "Inside Attic › Bank No other place Notes — near the door",
      ],
    ],
    [
      ...([`/species/${species.id}/edit`, forms.species] as const),
      ["Someone changed this species", "Eggs are turned Yes No", "Special profile Yes No"],
    ],
    [
      ...([`/genetics/mutations/${mutation.id}/edit`, forms.mutation] as const),
      ["Someone changed this mutation", "Inheritance"],
    ],
  ];
  for (const [path, form, text] of edits) {
    const stale = await rita.post(path, { ...form, version: "1" });
    expect([path, stale.status, filledIn(stale.html, "version")]).toEqual([path, 409, "2"]);
    for (const part of [...text, "Save my version"]) expect(words(stale.html)).toContain(part);
    // Told once, by both versions.
    expect(stale.html.match(/role="alert"/g)).toHaveLength(1);
    const over = await rita.post(path, { ...form, version: "2" });
    expect([path, over.status]).toEqual([path, 303]);
  }
});

test("a stale edit with faults is refused for them first, and stays stale", async () => {
  const { rita, place, forms, ask, a } = await newRooms("pt");
  await ask(`/api/places/${place.id}`, { as: a, method: "PUT", json: { capacity: 9 } });
  const path = `/places/${place.id}/edit`;
  const wrong = await rita.post(path, { ...forms.place, capacity: "0", version: "1" });
  expect([wrong.status, filledIn(wrong.html, "version")]).toEqual([422, "1"]);
  const stale = await rita.post(path, { ...forms.place, capacity: "3", version: "1" });
  const view = words(stale.html);
  for (const text of ["Outra pessoa alterou este local entretanto", "Lotação 9 3", "Guardar a minha versão"])
    expect(view).toContain(text);
});
