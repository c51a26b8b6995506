import { expect, test } from "vitest";
import { locusOf } from "#worker/genetics/books/loci.ts";
import { cautionsOf } from "#worker/genetics/crossing/cautions.ts";
import { toNumber, written } from "#worker/genetics/crossing/fractions.ts";
import { groupsOf, recombination } from "#worker/genetics/crossing/linkage.ts";
import { bookOf, cock, cross, hen, share } from "./crosses.ts";

const budgies = bookOf("budgerigar");
const daughters = (one: string, other: string, phase: "together" | "apart" | "unknown") => {
  const view = phase === "together" ? [[[one, other], []] as const] : [[[one], [other]] as const];
  const his = cock({ [one]: `+ ${one}`, [other]: `+ ${other}` }, phase === "unknown" ? [] : view);
  const young = cross("budgerigar", his, hen());
  const states = [
    { [one]: one, [other]: other },
    { [one]: "+", [other]: "+" },
    { [one]: one, [other]: "+" },
    { [one]: "+", [other]: other },
  ];
  // Half of the young are daughters.
  return states.map((state) => 2 * toNumber(read(share(young, state, "female"))));
};
const read = (text: string) => {
  const [n = "0", d = "1"] = text.split("/");
  return { n: BigInt(n), d: BigInt(d) };
};
test("linkage, cinnamon–ino 3 % in coupling: daughters .485 lacewing, .485 normal, .015, .015 (MUTAVI, computed)", () => {
  const young = cross(
    ...(["budgerigar", cock({ cinnamon: "+ cinnamon", ino: "+ ino" }, [[["cinnamon", "ino"], []]])] as const),
    hen(),
  );
  const of = (name: string) =>
    written(young.outcomes.find((it) => it.sex === "female" && it.name.en === name)?.of_sex ?? read("0"));
  expect(["Yellow lacewing", "Light green", "Light green cinnamon", "Lutino"].map(of)).toEqual([
    ...["97/200", "97/200", "3/200", "3/200"],
  ]);
});

test("linkage, cinnamon–ino 3 % in repulsion: daughters .485 cinnamon, .485 ino, .015 lacewing, .015 normal (MUTAVI, computed)", () => {
  const young = cross(
    ...(["budgerigar", cock({ cinnamon: "+ cinnamon", ino: "+ ino" }, [[["cinnamon"], ["ino"]]])] as const),
    hen(),
  );
  const of = (name: string) =>
    written(young.outcomes.find((it) => it.sex === "female" && it.name.en === name)?.of_sex ?? read("0"));
  expect(["Light green cinnamon", "Lutino", "Yellow lacewing", "Light green"].map(of)).toEqual([
    ...["97/200", "97/200", "3/200", "3/200"],
  ]);
});

test("linkage, opaline–cinnamon r = .32: daughters .34 .34 .16 .16, and swapped in repulsion (MUTAVI, computed)", () => {
  expect(daughters("opaline", "cinnamon", "together")).toEqual([0.34, 0.34, 0.16, 0.16]);
  expect(daughters("opaline", "cinnamon", "apart")).toEqual([0.16, 0.16, 0.34, 0.34]);
});

test("linkage, phase unknown counts both as likely, so a double split cock gives four quarters (domain §5.2)", () => {
  expect(daughters("opaline", "cinnamon", "unknown")).toEqual([0.25, 0.25, 0.25, 0.25]);
  const pair = { cock: cock({ opaline: "+ opaline", cinnamon: "+ cinnamon" }), hen: hen() };
  expect(cautionsOf(budgies, pair).map(({ kind }) => kind)).toContain("phase");
});

test("linkage, the recombination table of the budgie's Z, with its evidence (BBT catalogue, citing MUTAVI)", () => {
  const of = (one: string, other: string) => {
    const { r, evidence } = budgies.links.find(({ loci }) => loci.includes(one) && loci.includes(other)) ?? {};
    return [r, evidence];
  };
  expect(of("cinnamon", "ino")).toEqual(["0.03", "measured"]);
  expect(of("ino", "slate")).toEqual(["0.02", "estimated"]);
  expect(of("cinnamon", "slate")).toEqual(["0.05", "measured"]);
  expect(of("opaline", "ino")).toEqual(["0.30", "derived"]);
  expect(of("opaline", "cinnamon")).toEqual(["0.32", "measured"]);
  expect(of("opaline", "slate")).toEqual(["0.405", "measured"]);
  const [group = []] = groupsOf(budgies, ["slate", "ino", "cinnamon", "opaline"]);
  expect(group.map(({ key }) => key)).toEqual(["opaline", "cinnamon", "ino", "slate"]);
  const ends = ["opaline", "slate"].map((key) => locusOf(budgies, key));
  expect(written(recombination(budgies, ends, 0, 1))).toBe("81/200");
});

test("linkage, only cocks recombine: a hen hands her Z on whole to her sons (domain §5.2)", () => {
  const young = cross("budgerigar", cock(), hen({ opaline: "opaline", cinnamon: "cinnamon" }));
  const sons = young.outcomes.filter(({ sex }) => sex === "male");
  expect(sons.map(({ carries }) => carries().map(({ state, chance }) => [state, written(chance)]))).toEqual([
    [
      ["opaline", "1"],
      ["cinnamon", "1"],
    ],
  ]);
  expect(share(young, { opaline: "+", cinnamon: "+" }, "female")).toBe("1/2");
});

test("linkage, a distance nobody counted is said, and computed as free", () => {
  const pair = { cock: cock({ ino: "+ ino", pearl: "+ pearl" }), hen: hen() };
  expect(cautionsOf(bookOf("cockatiel"), pair).map(({ kind }) => kind)).toContain("free");
  expect(share(cross("cockatiel", pair.cock, pair.hen), { ino: "ino", pearl: "pearl" }, "female")).toBe("1/8");
});
