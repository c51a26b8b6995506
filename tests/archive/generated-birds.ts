import { fc } from "@fast-check/vitest";
import type { GivenFact } from "#db/bird-columns.ts";
import { newId } from "#db/ids.ts";
import { type Sex, sexes } from "#db/vocabulary.ts";
import { factValues, freeFacts } from "#tests/birds/fact-values.ts";
import type { Written } from "#tests/exports/exports.ts";
import { birdDraft } from "#worker/birds/contract.ts";
import { rulesOf } from "#worker/birds/kinds-contract.ts";
import { ringKey } from "#worker/rings/keys.ts";

const odd = [
  ...["=1+1", "-5", "'=1", '"', 'a "b" c', "a;b", "a,b", "a\tb", "a\nb", "007", "1E5", "NULL", "null", "__proto__"],
  ...[
    "🦜",
    "👨‍👩‍👧",
    "Ñandú",
    "عصفور",
    "אב",
    "鳥",
    "\\",
    "\\n",
    "\\u0000",
    "{{ring}}",
    "%s",
    "x".repeat(300),
    "é".repeat(90),
  ],
];
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
);
/** What a generated bird is made from: indices choose among what there is, texts may be anything. */
export const fledgling = fc.record({
  ring: text,
  name: fc.option(text),
  notes: fc.option(text),
  born: fc.option(fc.nat(300)),
  father: fc.option(fc.nat()),
  mother: fc.option(fc.nat()),
  foster: fc.option(fc.nat()),
  species: fc.nat(),
  status: fc.option(fc.nat()),
  place: fc.option(fc.nat()),
  kept: fc.constantFrom("here", "here", "here", "trash", "elsewhere"),
  facts: fc.record(Object.fromEntries(freeFacts.map((name) => [name, fc.option(factValues(name, text))]))),
  weights: fc.array(fc.integer({ min: 1, max: 99_999 }), { maxLength: 2 }),
  moves: fc.array(fc.nat(), { maxLength: 2 }),
  photo: fc.option(fc.nat(2)),
  word: fc.option(text),
});
export type Fledgling = typeof fledgling extends fc.Arbitrary<infer Value> ? Value : never;

/** The text as the contract of a bird keeps it; null where it refuses it. */
export const taken = (value: string | null, field: "name" | "notes" = "notes") => {
  const parsed = birdDraft.shape[field].safeParse(value);
  return parsed.success ? (parsed.data ?? null) : null;
};
/** The same of a fact by what an archive may hold. */
const takenFact = (name: GivenFact, value: unknown) => {
  const parsed = rulesOf(name).archived().safeParse(value);
  return parsed.success ? parsed.data : null;
};
/** One of these by a number of any size; null for none. */
export const choice = <Thing>(all: readonly Thing[], at: number | null) =>
  at === null ? null : (all[at % all.length] ?? null);

type Known = { species: string[]; statuses: string[]; places: string[] };

/** A flock of every column: parents stand before their young, rings are unique, refused texts are left out. */
export function flockOf(given: Fledgling[], { species, statuses, places }: Known): Array<Written & { sex: Sex }> {
  const flock: Array<Written & { sex: Sex }> = [];
  const rings = new Set<string>();
  for (const [at, it] of given.entries()) {
    const ring = birdDraft.shape.identifier.safeParse(it.ring);
    const identifier = ring.success && !rings.has(ringKey(ring.data)) ? ring.data : `R-${at}`;
    rings.add(ringKey(identifier));
    const one = (sex: Sex, chosen: number | null) =>
      choice(
        flock.filter((bird) => bird.sex === sex),
        chosen,
      )?.id ?? null;
    const day = new Date(Date.UTC(1950 + at, 0, 1 + (it.born ?? 0))).toISOString().slice(0, 10);
    flock.push({
      id: newId("bird"),
      identifier,
      name: taken(it.name, "name"),
      notes: taken(it.notes),
      birth_date: it.born === null ? null : day,
      birth_precision: it.born === null ? null : (([null, "month", "year"] as const)[it.born % 3] ?? null),
      sex: sexes[at % 3] ?? "unknown",
      species_id: choice(species, it.species) ?? "",
      status_id: choice(statuses, it.status),
      father_id: one("male", it.father),
      mother_id: one("female", it.mother),
      foster_father_id: one("male", it.foster),
      foster_mother_id: one("female", it.foster),
      is_reference: it.kept === "elsewhere",
      deleted_at: it.kept === "trash" ? "2026-01-02T03:04:05.678Z" : null,
      place_id: it.kept === "here" ? choice(places, it.place) : null,
      ...Object.fromEntries(freeFacts.map((name) => [name, takenFact(name, it.facts[name])])),
    });
  }
  return flock;
}
