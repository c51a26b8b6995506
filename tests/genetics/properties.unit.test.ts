import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { books } from "#worker/genetics/books/all.ts";
import { type Book, locusOf, wild } from "#worker/genetics/books/loci.ts";
import { fraction, one, plus, same, times, toNumber, written } from "#worker/genetics/crossing/fractions.ts";
import type { Genotype } from "#worker/genetics/crossing/genes.ts";
import { outcomesOf } from "#worker/genetics/crossing/outcomes.ts";
import { bookOf, cross, share, sumOf } from "./crosses.ts";
import { eightLoci } from "./eight-loci.ts";
import { birdOf } from "./genotypes.ts";

const species = fc.constantFrom(...Object.keys(books));
const pairs = species.chain((slug) =>
  fc.record({ slug: fc.constant(slug), his: birdOf(bookOf(slug), "male", 5), hers: birdOf(bookOf(slug), "female", 5) }),
);
const runs = { numRuns: 150 };

property.prop([pairs], runs)("proportions of any pair of any species sum to exactly 1", ({ slug, his, hers }) => {
  const { outcomes, hatched, lost } = cross(slug, his, hers);
  expect(written(sumOf(outcomes.map(({ chance }) => chance)))).toBe("1");
  for (const sex of ["male", "female"])
    expect(written(sumOf(outcomes.filter((it) => it.sex === sex).map(({ of_sex }) => of_sex)))).toBe("1");
  expect(written(plus(hatched, sumOf(lost.map(({ chance }) => chance))))).toBe("1");
  for (const { carries } of outcomes)
    for (const { chance } of carries()) expect(toNumber(chance) > 0 && toNumber(chance) <= 1).toBe(true);
});

property.prop([pairs], runs)("daughters have nothing of their mother's Z", ({ slug, his, hers }) => {
  const isZ = (key: string) => locusOf(bookOf(slug), key).chromosome === "Z";
  const bare: Genotype = {
    ...hers,
    genes: Object.fromEntries(Object.entries(hers.genes).filter(([key]) => !isZ(key))),
  };
  const daughters = (mother: Genotype) =>
    cross(slug, his, mother)
      .outcomes.filter(({ sex }) => sex === "female")
      .map(({ key, of_sex, states }) => [key, written(of_sex), seenOn(states, isZ)])
      .sort();
  expect(daughters(hers)).toEqual(daughters(bare));
});

// What is normal may be written or left out.
const seenOn = (states: Readonly<Record<string, string>>, isZ: (key: string) => boolean) =>
  Object.entries(states).filter(([key, state]) => isZ(key) && state !== wild);

property.prop([pairs], runs)(
  "sons show or carry every recessive that their mother has on her Z",
  ({ slug, his, hers }) => {
    const { outcomes } = cross(slug, his, hers);
    const sons = outcomes.filter(({ sex }) => sex === "male");
    for (const [key, { alleles }] of Object.entries(hers.genes)) {
      const locus = locusOf(bookOf(slug), key);
      const [allele = wild] = alleles;
      if (locus.chromosome !== "Z" || locus.alleles.find((it) => it.key === allele)?.mode !== "recessive") continue;
      for (const { states, carries } of sons) {
        // Some of those that look alike may be split for it and others bear it unseen: together they are all.
        const carried = carries().filter((it) => it.locus === key && (it.state === allele || it.kind === "masked"));
        const isShown = (states[key] ?? wild).split("+").includes(allele);
        const all = carried.reduce((sum, { chance }) => plus(sum, chance), fraction(0n, 1n));
        expect([key, isShown || same(all, one)]).toEqual([key, true]);
      }
    }
  },
);

property.prop([pairs, fc.infiniteStream(fc.nat())], runs)(
  "the order in which loci are told changes nothing",
  ({ slug, his, hers }, ranks) => {
    const shuffled = (bird: Genotype): Genotype => {
      const sorted = Object.entries(bird.genes).map((entry) => ({ entry, rank: ranks.next().value ?? 0 }));
      sorted.sort((a, b) => a.rank - b.rank);
      return { ...bird, genes: Object.fromEntries(sorted.map(({ entry }) => entry)) };
    };
    const textOf = (cock: Genotype, hen: Genotype) =>
      cross(slug, cock, hen)
        .outcomes.map(({ sex, key, chance }) => `${sex} ${key} ${written(chance)}`)
        .sort();
    expect(textOf(shuffled(his), shuffled(hers))).toEqual(textOf(his, hers));
  },
);

const spared = (book: Book): Book => ({
  ...book,
  loci: book.loci.map((it) => ({
    ...it,
    alleles: it.alleles.map((allele) => ({ ...allele, lethal: "none" as const })),
  })),
});

property.prop([fc.constantFrom("canary", "budgerigar"), fc.nat(3), fc.nat(3)], { numRuns: 40 })(
  "what is lost in the egg is taken from those that have the allele twice, and the rest share what hatches",
  (slug, one_dose, other_dose) => {
    const key = slug === "canary" ? "crest" : "feather_duster";
    const gene = (dose: number) => ({
      [key]: {
        alleles:
          [
            ["+", "+"],
            ["+", key],
            [key, "+"],
            ["+", "+"],
          ][dose] ?? [],
      },
    });
    const pair = {
      cock: { sex: "male" as const, genes: gene(one_dose) },
      hen: { sex: "female" as const, genes: gene(other_dose) },
    };
    const [living, conceived] = [outcomesOf(bookOf(slug), pair), outcomesOf(spared(bookOf(slug)), pair)];
    const normals = (it: typeof living) => {
      const [n = "0", d = "1"] = share(it, { [key]: "+" }).split("/");
      return fraction(BigInt(n), BigInt(d));
    };
    // Of recessive lethals a normal look is also the living split: it is what is left.
    if (slug === "canary") expect(same(times(normals(living), living.hatched), normals(conceived))).toBe(true);
    else expect(written(normals(living))).toBe("1");
    expect(written(living.hatched)).toBe([one_dose, other_dose].every((it) => it === 1 || it === 2) ? "3/4" : "1");
  },
);

property.prop([birdOf(bookOf("canary"), "male"), birdOf(bookOf("canary"), "female")], runs)(
  "what many genes make is never divided: all young of a pair are told alike, and alike only of parents that are",
  (his, hers) => {
    const { outcomes } = cross("canary", his, hers);
    for (const { key } of bookOf("canary").loci.filter(({ graded }) => graded)) {
      const states = new Set(outcomes.flatMap(({ states }) => states[key] ?? []));
      expect(states.size).toBeLessThan(2);
      const [view] = states;
      const pure = [his, hers].map(({ genes }) => genes[key]?.alleles ?? [wild, wild]);
      const isAlike = new Set(pure.flat()).size === 1;
      if (view) expect([key, view, /\?/.test(view)]).toEqual([key, view, !isAlike || pure.flat().includes("?")]);
    }
  },
);

test("eight loci at once are told to the last combination", () => {
  const { outcomes } = outcomesOf(bookOf("budgerigar"), eightLoci);
  expect(written(sumOf(outcomes.map(({ chance }) => chance)))).toBe("1");
});
