import { expect, test } from "vitest";
import type { EggRow } from "#worker/clutches/eggs/egg-rows.ts";
import { chickOf, type Mate, parentsOf } from "#worker/clutches/hatching.ts";

const mate = (bird_id: string | null, given: Partial<Mate> = {}): Mate => ({
  pair_id: "pair_1",
  bird_id,
  ring: bird_id ?? "PT 1",
  side: "hen",
  species_id: "species_1",
  sex: null,
  from_on: "2027-03-01",
  until_on: null,
  ...given,
});
const egg = { pair_id: "pair_1", hen_id: null, laid_on: "2027-04-10" };
const idsOf = (mates: readonly Mate[]) => mates.map(({ bird_id }) => bird_id);

test("a bird that left the pair and came back is one candidate", () => {
  const cock = { side: "cock" as const };
  const cocks = [
    mate("bird_c", { ...cock, until_on: "2027-03-20" }),
    mate("bird_c", { ...cock, from_on: "2027-04-01" }),
  ];
  // The day it left and the day it came back are one.
  const hens = [mate("bird_h", { until_on: "2027-04-10" }), mate("bird_h", { from_on: "2027-04-10" })];
  const found = parentsOf(egg, [...cocks, ...hens]);
  expect([idsOf(found.cocks), idsOf(found.hens)]).toEqual([["bird_c"], ["bird_h"]]);
  const row = { ...egg, pair_number: "2027-01", clutch_number: 1, number: 1, foster_pair_id: null } as EggRow;
  const around = { mates: [...cocks, ...hens], hybrids: [], ids: new Map() };
  expect(chickOf(row, around, "2027-04-24")[0]?.birth.draft).toMatchObject({
    father_id: "bird_c",
    mother_id: "bird_h",
  });
});

test("different birds are different candidates, and each ring of an erased bird is one", () => {
  const hens = [
    mate(null, { ring: "PT 1" }),
    mate(null, { ring: "PT 1" }),
    mate(null, { ring: "PT 2" }),
    mate("bird_h"),
  ];
  expect(parentsOf(egg, hens).hens).toEqual([hens[0], hens[2], hens[3]]);
});
