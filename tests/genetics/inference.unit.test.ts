import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { books } from "#worker/genetics/books/all.ts";
import type { Sex } from "#worker/genetics/books/loci.ts";
import type { Family, Kin } from "#worker/genetics/crossing/family.ts";
import { written } from "#worker/genetics/crossing/fractions.ts";
import type { Genes, Phase } from "#worker/genetics/crossing/genes.ts";
import { inferred } from "#worker/genetics/crossing/inference.ts";
import { parentsOf } from "#worker/genetics/crossing/reverse.ts";
import { bookOf, genesOf, sumOf } from "./crosses.ts";
import { anyBird } from "./genotypes.ts";

const budgies = bookOf("budgerigar");
let count = 0;
const kin = (sex: Sex, record?: Record<string, string> | Genes, phases: readonly Phase[] = []) => {
  count += 1;
  const genes =
    record && (Object.values(record).every((it) => typeof it === "string") ? genesOf(record as never) : record);
  return { id: `bird ${count}`, sex, record: genes as Genes | undefined, phases };
};
const family = (bird: Kin & { sex: Sex }, given: Partial<Family> = {}): Family => ({
  bird,
  father: undefined,
  mother: undefined,
  chicks: [],
  ...given,
});
const chance = (all: ReturnType<typeof inferred>, locus: string, alleles: string) =>
  written(
    all.loci.find((it) => it.locus === locus)?.possible.find((it) => it.alleles.join(" ") === alleles)?.chance ?? {
      n: 0n,
      d: 1n,
    },
  );

test("a green bird of two split parents is split with 2/3", () => {
  const parents = { father: kin("male", { blue: "+ blue" }), mother: kin("female", { blue: "+ blue" }) };
  const found = inferred(budgies, family(kin("female", {}), parents));
  expect([chance(found, "blue", "+ blue"), chance(found, "blue", "+ +")]).toEqual(["2/3", "1/3"]);
  expect(found.loci[0]?.told_by.map(({ kind }) => kind)).toEqual(["record", "parents", "parents"]);
});

test("one blue chick makes its green parent certainly split", () => {
  const chick = { chick: kin("female", { blue: "blue blue" }), mate: kin("female", { blue: "blue blue" }) };
  const found = inferred(budgies, family(kin("male", {}), { chicks: [chick] }));
  expect([chance(found, "blue", "+ blue"), found.contradictions]).toEqual(["1", []]);
});

test("each green chick with a blue mate halves what speaks for a split: after three, one in nine", () => {
  const mate = kin("female", { blue: "blue blue" });
  const chicks = [1, 2, 3].map(() => ({ chick: kin("male", {}), mate }));
  expect(chance(inferred(budgies, family(kin("male", {}), { chicks })), "blue", "+ blue")).toBe("1/9");
});

test("the son of a cinnamon hen is split, her daughter is not", () => {
  const mother = kin("female", { cinnamon: "cinnamon" });
  const father = kin("male", { cinnamon: "+ +" });
  expect(chance(inferred(budgies, family(kin("male", {}), { father, mother })), "cinnamon", "+ cinnamon")).toBe("1");
  expect(chance(inferred(budgies, family(kin("female", {}), { father, mother })), "cinnamon", "+")).toBe("1");
});

test("inference tells only mutations that somebody in the family is recorded with", () => {
  expect(inferred(budgies, family(kin("male", {})))).toEqual({ loci: [], contradictions: [] });
});

test("parents that cannot give the bird are told, and the bird's own record stands", () => {
  const parents = { father: kin("male", { blue: "blue blue" }), mother: kin("female", { blue: "blue blue" }) };
  const bird = kin("male", {});
  const found = inferred(budgies, family(bird, parents));
  expect(found.contradictions).toEqual([{ kind: "parents", id: bird.id, locus: "blue" }]);
  expect(chance(found, "blue", "blue blue")).toBe("0");
});

test("a chick that the bird cannot have is told by its name, and the others still count", () => {
  const mate = kin("female", { blue: "blue blue" });
  const wrong = kin("male", {});
  const bird = kin("male", { blue: "blue blue" });
  const found = inferred(
    budgies,
    family(bird, {
      chicks: [
        { chick: wrong, mate },
        { chick: kin("male", { blue: "blue blue" }), mate },
      ],
    }),
  );
  expect(found.contradictions).toEqual([{ kind: "chick", id: wrong.id, locus: "blue" }]);
  expect(chance(found, "blue", "blue blue")).toBe("1");
});

test("a living crest of two crests has one factor, for those with two die in the egg", () => {
  const parents = { father: kin("male", { crest: "crest +" }), mother: kin("female", { crest: "crest +" }) };
  const found = inferred(bookOf("canary"), family(kin("male", { crest: { alleles: ["crest", "?"] } }), parents));
  expect(chance(found, "crest", "+ crest")).toBe("1");
});

test("linked: a son of a cinnamon–ino cock in coupling who is split for the one is split for the other with 97 %", () => {
  const father = kin("male", { cinnamon: "+ cinnamon", ino: "+ ino" }, [[["cinnamon", "ino"], []]]);
  const mother = kin("female", { cinnamon: "+", ino: "+" });
  const found = inferred(budgies, family(kin("male", { cinnamon: "+ cinnamon" }), { father, mother }));
  expect([chance(found, "ino", "+ ino"), chance(found, "cinnamon", "+ cinnamon")]).toEqual(["97/100", "1"]);
});

const families = fc.constantFrom("cockatiel", "canary", "gouldian").chain((slug) =>
  fc.record({
    slug: fc.constant(slug),
    bird: anyBird(bookOf(slug), 2),
    kin: fc.array(anyBird(bookOf(slug), 2), { maxLength: 3 }),
  }),
);

property.prop([families], { numRuns: 60 })(
  "chances of what a bird may be always sum to exactly 1, or a contradiction is told",
  ({ slug, bird, kin: others }) => {
    const asKin = (it: typeof bird, id: string) => ({ id, sex: it.sex, record: it.genes, phases: it.phases });
    const [father] = others.filter(({ sex }) => sex === "male").map((it) => asKin(it, "father"));
    const [mother] = others.filter(({ sex }) => sex === "female").map((it) => asKin(it, "mother"));
    const chicks = others.slice(2).map((it, at) => ({ chick: asKin(it, `chick ${at}`), mate: undefined }));
    const found = inferred(bookOf(slug), { bird: { ...asKin(bird, "bird"), sex: bird.sex }, father, mother, chicks });
    for (const { possible } of found.loci)
      if (possible.length > 0) expect(written(sumOf(possible.map((it) => it.chance)))).toBe("1");
      else expect(found.contradictions.length).toBeGreaterThan(0);
  },
);

test("reverse: which parents give a blue chick, the surest first", () => {
  const found = parentsOf(budgies, { states: { blue: "blue" } }, {});
  expect(found.map(({ chance: it }) => written(it))).toEqual(["1", "1/2", "1/2", "1/4"]);
  expect(found[0]?.cock.genes.blue?.alleles).toEqual(["blue", "blue"]);
});

test("reverse: a cinnamon daughter comes of her father alone; a cinnamon son needs both parents", () => {
  const daughters = parentsOf(budgies, { sex: "female", states: { cinnamon: "cinnamon" } }, {});
  expect(daughters.every(({ cock }) => cock.genes.cinnamon)).toBe(true);
  expect(daughters.some(({ hen }) => !hen.genes.cinnamon)).toBe(true);
  const sons = parentsOf(budgies, { sex: "male", states: { cinnamon: "cinnamon" } }, {});
  expect(sons.every(({ cock, hen }) => cock.genes.cinnamon && hen.genes.cinnamon)).toBe(true);
  expect(written(sons[0]?.chance ?? { n: 0n, d: 1n })).toBe("1/2");
});

test("reverse: no parent has a lethal mutation twice, and the share is of those that hatch", () => {
  const found = parentsOf(bookOf("canary"), { states: { crest: "crest" } }, {});
  expect(
    found.map(({ cock, hen, chance: it }) => [cock.genes.crest, hen.genes.crest].filter(Boolean).length + written(it)),
  ).toEqual([...["22/3", "11/2", "11/2"]]);
  expect(found.some(({ cock }) => cock.genes.crest?.alleles.join() === "crest,crest")).toBe(false);
});

test("reverse: what is known of a parent narrows the answer, and an impossible wish has none", () => {
  const green_father = { blue: { alleles: ["+", "?"] } };
  const found = parentsOf(budgies, { states: { blue: "blue" } }, { cock: green_father });
  expect(found.map(({ cock }) => cock.genes.blue?.alleles)).toEqual([
    ["+", "blue"],
    ["+", "blue"],
  ]);
  expect(parentsOf(budgies, { states: { blue: "blue" } }, { cock: { blue: { alleles: ["+", "+"] } } })).toEqual([]);
});

test("reverse: a lacewing daughter is likeliest of a cock with both on one chromosome; only crossing-over gives it otherwise", () => {
  const found = parentsOf(budgies, { sex: "female", states: { cinnamon: "cinnamon", ino: "ino" } }, {});
  const split = found.filter(
    ({ cock }) => cock.genes.cinnamon?.alleles[0] === "+" && cock.genes.ino?.alleles[0] === "+",
  );
  const of = (phase: Phase) =>
    written(
      split.find(({ cock }) => JSON.stringify(cock.phases) === JSON.stringify([phase]))?.chance ?? { n: 0n, d: 1n },
    );
  expect(of([["cinnamon", "ino"], []])).toBe("97/400");
  expect(of([["ino"], ["cinnamon"]]) === "3/400" || of([["cinnamon"], ["ino"]]) === "3/400").toBe(true);
});

test("every book has unique alleles, marks its evidence, and its species is in the catalogue", async () => {
  const { profiles } = await import("#worker/species/catalogue.ts");
  for (const [slug, book] of Object.entries(books)) {
    expect(profiles.map((it) => it.slug)).toContain(slug);
    const alleles = book.loci.flatMap((locus) => locus.alleles);
    expect([slug, new Set(alleles.map(({ key }) => key)).size]).toEqual([slug, alleles.length]);
    const unsourced = alleles.filter(({ source, evidence }) => source === "" && evidence !== "estimated");
    expect([slug, unsourced.map(({ key }) => key)]).toEqual([slug, []]);
    const keys = new Set(book.loci.map(({ key }) => key));
    const named = book.looks.flatMap(({ when, masks = [] }) => [...Object.keys(when), ...masks]);
    expect([slug, named.filter((key) => !keys.has(key))]).toEqual([slug, []]);
    expect(book.links.flatMap(({ loci }) => loci).filter((key) => !keys.has(key))).toEqual([]);
  }
});
