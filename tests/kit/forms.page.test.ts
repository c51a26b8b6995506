import { expect, test } from "vitest";
import * as z from "zod";
import { limitsOf } from "#app/kit/limits.ts";
import { filledIn, words } from "#tests/app/birds-flock.ts";
import { line, notes, optional } from "#worker/fields.ts";
import type { Place } from "#worker/places/queries.ts";
import { newRooms } from "./page-rooms.ts";

test("a form's native constraints are those of its contract", () => {
  const contract = z.object({
    name: line(60),
    notes: optional(notes(2000)).optional(),
    count: z.number().int().min(1).max(365),
    share: optional(z.number().min(0).max(100)).optional(),
    warmth: z
      .number()
      .min(30)
      .max(45)
      .refine((degrees) => Number.isInteger(Math.round(degrees * 1e6) / 1e5)),
    price: z.number().min(0).max(9).multipleOf(0.01),
    kind: z.enum(["cage", "bank"]),
    mode: z.enum(["plain", "rare"]).default("plain"),
    code: z.string().regex(/^\d{4}$/),
    endless: z.string(),
    own: z.boolean().default(true),
  });
  expect(limitsOf(contract)).toEqual({
    name: { required: true, maxLength: 60 },
    notes: { maxLength: 2000 },
    count: { required: true, min: 1, max: 365, step: 1 },
    share: { min: 0, max: 100, step: "any" },
    warmth: { required: true, min: 30, max: 45, step: 0.1 },
    price: { required: true, min: 0, max: 9, step: 0.01 },
    kind: { required: true },
    mode: {},
    code: { required: true },
    endless: { required: true },
    own: {},
  });
});

test("the forms of every room carry the limits of their contracts", async () => {
  const { rita, species, place, mutation } = await newRooms();
  const control = (html: string, name: string) =>
    new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
  const wanted: Array<[path: string, name: string, limits: string]> = [
    [`/species/${species.id}/edit`, "common_name", 'required="" maxLength="100"'],
    [`/species/${species.id}/edit`, "temperature_c", 'min="30" max="45" step="0.1"'],
    ["/birds/species/new", "humidity_start_pct", 'min="0" max="100" step="any"'],
    [`/places/${place.id}/edit`, "name", 'required="" maxLength="60"'],
    ["/places/new", "capacity", 'min="1" max="10000" step="1"'],
    [`/places/${place.id}/cages`, "last", 'maxLength="60"'],
    [`/genetics/mutations/${mutation.id}/edit`, "allele_rank", 'min="0.1" max="99" step="any"'],
    [`/genetics/mutations/new?species_id=${species.id}`, "notes", 'maxLength="1000"'],
    ["/settings/statuses?edit=new", "name_pt", 'required="" maxLength="40"'],
  ];
  for (const [path, name, limits] of wanted) {
    const found = control((await rita.get(path)).html, name);
    for (const limit of limits.split(" ")) expect(found, `${path} ${name}`).toContain(limit);
  }
});

test("an emptied box clears its field, and one that was not sent leaves it", async () => {
  const { rita, place, forms, ask, a } = await newRooms();
  const stored = async () => {
    const answer = await ask(`/api/places/${place.id}`, { as: a });
    return ((await answer.json()) as { data: Place }).data;
  };
  const { notes: _, ...unsaid } = forms.place;
  await rita.post(`/places/${place.id}/edit`, { ...unsaid, capacity: "", version: "1" });
  expect(await stored()).toMatchObject({ capacity: null, notes: "near the door", version: 2 });
  const refused = await rita.post(`/places/${place.id}/edit`, { ...forms.place, name: "", version: "2" });
  expect([refused.status, filledIn(refused.html, "version")]).toEqual([422, "2"]);
  expect(words(refused.html)).toContain("Enter the name of the place.");
});

test("an unticked checkbox means no, in new and existing records", async () => {
  const { rita, species, forms } = await newRooms();
  const isTicked = (html: string, name: string) => new RegExp(`name="${name}"[^>]*checked`).test(html);
  const edit = `/species/${species.id}/edit`;
  expect(isTicked((await rita.get(edit)).html, "turning_enabled")).toBe(true);
  await rita.post(edit, { ...forms.species, has_exception_profile: "on", version: "1" });
  const changed = (await rita.get(edit)).html;
  expect([isTicked(changed, "turning_enabled"), isTicked(changed, "has_exception_profile")]).toEqual([false, true]);
});

test("faults are linked to their boxes, and one without a box is told all the same", async () => {
  const { rita, species, forms } = await newRooms();
  const path = `/genetics/mutations/new?species_id=${species.id}`;
  const wrong = await rita.post(path, { ...forms.mutation, species_id: species.id, name: "", allele_rank: "0" });
  expect(wrong.status).toBe(422);
  for (const link of ['href="#name"', 'href="#allele_rank"']) expect(wrong.html).toContain(link);
  const lost = await rita.post(path, { ...forms.mutation, name: "Sun", species_id: "" });
  expect([lost.status, /role="alert"/.test(lost.html), filledIn(lost.html, "name")]).toEqual([422, true, "Sun"]);
});
