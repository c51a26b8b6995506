import { expect, test } from "vitest";
import { bookOf } from "#tests/genetics/crosses.ts";
import { kinOf, type WrittenColour } from "#worker/genotypes/genes.ts";
import { genesOfPair } from "#worker/genotypes/pair.ts";
import { broodOf, type Chick } from "#worker/results/colours/brood.ts";
import { explained } from "#worker/results/colours/explanations.ts";
import { forecastOf } from "#worker/results/colours/forecast.ts";

const book = bookOf("budgerigar");
const written = (sex: Chick["sex"], text: string | null, at = 0): Chick => ({
  id: `bird_${at}`,
  sex,
  mutation: null,
  genotype: text,
});
const cockOf = (text: string): WrittenColour => ({ sex: "male", mutation: null, genotype: text });
const henOf = (text: string): WrittenColour => ({ sex: "female", mutation: null, genotype: text });

/** A pair as breeders write it, its chicks as `3 male blue`, and what hatched. */
function hatched(cock: string, hen: string, ...all: Array<[count: number, sex: Chick["sex"], text: string | null]>) {
  const read = genesOfPair({ language: "en" }, book, cockOf(cock), henOf(hen));
  if (!read) throw new Error(`${cock} x ${hen} was not read`);
  const chicks = all.flatMap(([count, sex, text], at) =>
    Array.from({ length: count }, (_, n) => written(sex, text, 100 * at + n)),
  );
  const parents = {
    cock: { ...kinOf(book, { id: "cock", ...cockOf(cock) }), sex: "male" as const },
    hen: { ...kinOf(book, { id: "hen", ...henOf(hen) }), sex: "female" as const },
  };
  const brood = broodOf(forecastOf(read), chicks);
  const why = brood.impossible.map((chick) => explained(read.book, parents, chick));
  return { ...brood, why };
}
const names = (all: readonly { en: string }[] = []) => all.map(({ en }) => en);
const splits = ({ why: [first] }: ReturnType<typeof hatched>) =>
  first?.splits && [names(first.splits.cock), names(first.splits.hen), names(first.splits.either)];

test("a cinnamon son of a green and a blue is told at once: no split explains it, but that he is a hen does", () => {
  const brood = hatched("green", "blue", [1, "male", "cinnamon green"]);
  expect(brood.impossible).toHaveLength(1);
  expect(brood.why[0]?.splits).toBeNull();
  const { sex, splits: needs } = brood.why[0]?.other ?? {};
  expect([sex, names(needs?.cock), names(needs?.hen)]).toEqual(["female", ["cinnamon"], []]);
  // A daughter has her only Z from her father.
  expect(splits(hatched("green", "blue", [1, "female", "cinnamon green"]))).toEqual([["cinnamon"], [], []]);
});

test("what is recessive and comes of two that do not show it, both must carry", () => {
  expect(splits(hatched("green", "green", [1, "unknown", "blue"]))).toEqual([["blue"], ["blue"], []]);
  expect(splits(hatched("green", "blue", [1, "female", "blue"]))).toEqual([["blue"], [], []]);
  expect(hatched("green /blue", "blue", [1, "female", "blue"]).impossible).toEqual([]);
  // What is dominant does not come of two that do not show it.
  const spangle = hatched("green", "blue", [1, "male", "spangle green"]);
  expect([spangle.impossible.length, spangle.why[0]?.splits, spangle.why[0]?.other]).toEqual([1, null, null]);
});

test("chicks stand in the class of their look and sex, and apart who has no colour or fits several", () => {
  const brood = hatched(
    "green /blue",
    "blue",
    [2, "male", "green"],
    [1, "female", "green /blue"],
    [1, "female", "blue"],
    [2, "male", null],
    [1, "male", "green zzz"],
  );
  const lines = brood.classes.map((it) => `${it.name.en} ${it.sex} ${it.chance} ${it.hatched}`);
  expect(lines.sort()).toEqual([
    "Light green female 0.25 1",
    "Light green male 0.25 2",
    "Skyblue female 0.25 1",
    "Skyblue male 0.25 0",
  ]);
  expect([brood.counted, brood.unrecorded, brood.unclear, brood.uneven]).toEqual([4, 3, 0, null]);
  const unsexed = hatched("green /blue", "blue", [2, "male", "green"], [1, "unknown", "blue"]);
  expect(unsexed.classes.map((it) => [it.name.en, it.sex, it.chance, it.hatched])).toEqual([
    ["Light green", null, 0.5, 2],
    ["Skyblue", null, 0.5, 1],
  ]);
  // One factor or two of what looks different with each: the text does not say.
  const dark = hatched("SF dark green", "SF dark green", [1, "male", "dark green"], [1, "male", "green"]);
  expect([dark.counted + dark.unclear, dark.impossible.length]).toEqual([2, 0]);
});

test("an uneven brood is told from five chicks on, with the look that stands out", () => {
  const chance = hatched("green /blue", "blue", [1, "unknown", "blue"], [9, "unknown", "green"]);
  expect(chance.uneven).toBeNull();
  const { uneven } = hatched("green /blue", "blue", [12, "unknown", "green"]);
  expect(uneven).toMatchObject({ of: 12, expected: 6, class: { sex: null } });
  expect(uneven?.p).toBeCloseTo(2 / 2 ** 12, 9);
  expect(hatched("green /blue", "green /blue", [4, "male", "blue"]).uneven).toBeNull();
  expect(hatched("green /blue", "green /blue", [5, "unknown", "blue"]).uneven?.class.name.en).toBe("Skyblue");
});

test("what a look hides is not held against a chick", () => {
  expect(hatched("green /cinnamon-ino", "green", [1, "female", "lutino"]).impossible).toEqual([]);
  expect(hatched("green /ino", "cinnamon green", [1, "female", "lutino"]).impossible).toEqual([]);
});
