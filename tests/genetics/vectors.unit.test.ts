import { expect, test } from "vitest";
import { cautionsOf } from "#worker/genetics/crossing/cautions.ts";
import { written } from "#worker/genetics/crossing/fractions.ts";
import { bookOf, bothSexes, carrying, cock, cross, hen, listed, share } from "./crosses.ts";

// Every row and vector of the domain reference §5.2; computed there with exact fractions, sources in brackets.

const table = "single-locus table (computed; BBT guide, S56)";
const blue = { visual: "blue blue", split: "+ blue", normal: "+ +" };

test.each([
  ["visual × visual", "visual", "visual", "1", "0", "none"],
  ["visual × split: budgie blue × green/blue", "visual", "split", "1/2", "1/2", "1"],
  ["visual × normal", "visual", "normal", "0", "1", "1"],
  ["split × split", "split", "split", "1/4", "3/4", "2/3"],
  ["split × normal", "split", "normal", "0", "1", "1/2"],
] as const)(`autosomal recessive, %s: ${table}`, (_, his, hers, visual, normal, splits) => {
  const young = cross("budgerigar", cock({ blue: blue[his] }), hen({ blue: blue[hers] }));
  expect(share(young, { blue: "blue" })).toBe(visual);
  expect(share(young, { blue: "+" })).toBe(normal);
  expect(carrying(young, { blue: "+" }, "blue")).toBe(splits);
});

test(`autosomal dominant, grey: SF × normal and SF × SF: ${table}`, () => {
  const [sf, normal] = ["grey +", "+ +"];
  expect(share(cross("budgerigar", cock({ grey: sf }), hen({ grey: normal })), { grey: "grey" })).toBe("1/2");
  const both = cross("budgerigar", cock({ grey: sf }), hen({ grey: sf }));
  expect([share(both, { grey: "grey" }), share(both, { grey: "+" })]).toEqual(["3/4", "1/4"]);
  expect(carrying(both, { grey: "grey" }, "grey")).toBe("1/3");
});

test.each([
  ["SF × normal", "+ dark", "+ +", ["0", "1/2", "1/2"]],
  ["SF × SF", "+ dark", "+ dark", ["1/4", "1/2", "1/4"]],
  ["DF × normal", "dark dark", "+ +", ["0", "1", "0"]],
  ["DF × SF", "dark dark", "+ dark", ["1/2", "1/2", "0"]],
])(`autosomal incomplete dominant, dark factor, %s: ${table}`, (_, his, hers, shares) => {
  const young = cross("budgerigar", cock({ dark: his }), hen({ dark: hers }));
  expect(["dark:2", "dark:1", "+"].map((state) => share(young, { dark: state }))).toEqual(shares);
});

const his = { visual: "cinnamon cinnamon", split: "+ cinnamon", normal: "+ +" };
const hers = { visual: "cinnamon", normal: "+" };

test.each([
  ["visual ♂ × normal ♀, auto-sexing", "visual", "normal", ["0", "1/2", "1/2", "0"], "1"],
  ["split ♂ × normal ♀", "split", "normal", ["0", "1/2", "1/4", "1/4"], "1/2"],
  ["normal ♂ × visual ♀", "normal", "visual", ["0", "1/2", "0", "1/2"], "1"],
  ["split ♂ × visual ♀", "split", "visual", ["1/4", "1/4", "1/4", "1/4"], "1"],
  ["visual × visual", "visual", "visual", ["1/2", "0", "1/2", "0"], "none"],
] as const)(`sex-linked recessive, %s: ${table}`, (_, he, she, shares, splits) => {
  const young = cross("budgerigar", cock({ cinnamon: his[he] }), hen({ cinnamon: hers[she] }));
  const found = (["male", "female"] as const).flatMap((sex) => [
    share(young, { cinnamon: "cinnamon" }, sex),
    share(young, { cinnamon: "+" }, sex),
  ]);
  expect(found).toEqual(shares);
  expect(carrying(young, { cinnamon: "+" }, "cinnamon", "male")).toBe(splits);
  expect(["0", "none"]).toContain(carrying(young, { cinnamon: "+" }, "cinnamon", "female"));
});

test("vector 1, budgie: blue × green/blue, and skyblue × olive gives all dark green/blue (BBT guide)", () => {
  const first = cross("budgerigar", cock({ blue: "blue blue" }), hen({ blue: "+ blue" }));
  expect(bothSexes(first)).toEqual({ Skyblue: "1/2", "Light green": "1/2" });
  expect(carrying(first, { blue: "+" }, "blue")).toBe("1");
  const second = cross("budgerigar", cock({ blue: "blue blue" }), hen({ dark: "dark dark" }));
  expect(bothSexes(second)).toEqual({ "Dark green": "1" });
  expect(carrying(second, { blue: "+" }, "blue")).toBe("1");
});

test("vector 2, budgie: dark factor names both series; cobalt × cobalt is ¼ skyblue, ½ cobalt, ¼ mauve (BBT guide)", () => {
  const cobalt = { blue: "blue blue", dark: "+ dark" };
  const blues = cross("budgerigar", cock(cobalt), hen(cobalt));
  expect(bothSexes(blues)).toEqual({ Skyblue: "1/4", Cobalt: "1/2", Mauve: "1/4" });
  const greens = cross("budgerigar", cock({ dark: "+ dark" }), hen({ dark: "+ dark" }));
  expect(bothSexes(greens)).toEqual({ "Light green": "1/4", "Dark green": "1/2", Olive: "1/4" });
});

test("vector 3, budgie dilution series: greywing × clearwing, and both split for dilute (BBT guide)", () => {
  const pure = cross("budgerigar", cock({ dilution: "greywing greywing" }), hen({ dilution: "clearwing clearwing" }));
  expect(bothSexes(pure)).toEqual({ "Light green full-body greywing": "1" });
  const split = cross("budgerigar", cock({ dilution: "greywing dilute" }), hen({ dilution: "clearwing dilute" }));
  expect(bothSexes(split)).toEqual({
    "Light green full-body greywing": "1/4",
    "Light green greywing": "1/4",
    "Light green clearwing": "1/4",
    "Light green dilute": "1/4",
  });
  expect(carrying(split, { dilution: "greywing" }, "dilute")).toBe("1");
  expect(carrying(split, { dilution: "clearwing" }, "dilute")).toBe("1");
});

test("vector 4, parblue: aqua/blue × turquoise/blue gives four classes of ¼; roseicollis aqua × turquoise is seagreen (S58)", () => {
  const budgies = cross("budgerigar", cock({ blue: "aqua blue" }), hen({ blue: "turquoise blue" }));
  const states = ["aqua+turquoise", "aqua", "turquoise", "blue"];
  expect(states.map((state) => share(budgies, { blue: state }))).toEqual(["1/4", "1/4", "1/4", "1/4"]);
  const rosy = cross("lovebird_rosy", cock({ blue: "aqua aqua" }), hen({ blue: "turquoise turquoise" }));
  expect(bothSexes(rosy)).toEqual({ "Aqua-turquoise (seagreen)": "1" });
});

test("vector 5, dihybrid: blue split × split with cinnamon split ♂ × normal ♀, no cinnamon sons (computed)", () => {
  const young = cross("budgerigar", cock({ blue: "+ blue", cinnamon: "+ cinnamon" }), hen({ blue: "+ blue" }));
  expect(listed(young)).toEqual(
    [
      ...["♂ Light green 3/8", "♂ Skyblue 1/8", "♀ Light green 3/16"],
      ...["♀ Light green cinnamon 3/16", "♀ Skyblue 1/16", "♀ Skyblue cinnamon 1/16"],
    ].sort(),
  );
});

test("vector 6, cockatiel: any lutino chick of grey/lutino × grey is a hen; pearl ♂ × grey ♀ (S57, S59, S60)", () => {
  const lutinos = cross("cockatiel", cock({ ino: "+ ino" }), hen());
  expect(listed(lutinos)).toEqual(["♀ Grey 1/4", "♀ Lutino 1/4", "♂ Grey 1/2"]);
  const pearls = cross("cockatiel", cock({ pearl: "pearl pearl" }), hen());
  expect(listed(pearls)).toEqual(["♀ Pearl 1/2", "♂ Grey 1/2"]);
  expect(carrying(pearls, { pearl: "+" }, "pearl", "male")).toBe("1");
});

test("vector 6, cockatiel: which mutations are on the Z, dominant or recessive; pastelface over whiteface (S59, S60)", () => {
  const { loci } = bookOf("cockatiel");
  const on = (wanted: string) => loci.filter(({ chromosome }) => chromosome === wanted).map(({ key }) => key);
  expect(on("Z")).toEqual(expect.arrayContaining(["ino", "pearl", "cinnamon", "yellow_cheek"]));
  expect(on("autosomal")).toEqual(expect.arrayContaining(["pied", "face", "fallow", "recessive_silver"]));
  const modes = loci.flatMap(({ alleles }) => alleles.map(({ key, mode }) => [key, mode]));
  expect(modes).toContainEqual(["dominant_silver", "dominant"]);
  const faces = cross("cockatiel", cock({ face: "pastelface whiteface" }), hen({ face: "whiteface whiteface" }));
  expect(bothSexes(faces)).toEqual({ Pastelface: "1/2", Whiteface: "1/2" });
});

test("vector 6, cockatiel: adult pearl cocks lose the pearling at the first moult, which is said (S60)", () => {
  const pair = { cock: cock({ pearl: "pearl pearl" }), hen: hen({ pearl: "pearl" }) };
  const notes = cautionsOf(bookOf("cockatiel"), pair).filter(({ kind }) => kind === "note");
  expect(notes.map(({ text }) => text?.en).join()).toContain("first moult");
});

test("vector 7, canary crest: crest × plainhead ½; crest × crest hatches ⅔ crest and ⅓ plain, a quarter lost (S61)", () => {
  expect(share(cross("canary", cock({ crest: "+ crest" }), hen()), { crest: "crest" })).toBe("1/2");
  const pair = { cock: cock({ crest: "+ crest" }), hen: hen({ crest: "+ crest" }) };
  const young = cross("canary", pair.cock, pair.hen);
  expect([share(young, { crest: "crest" }), share(young, { crest: "+" })]).toEqual(["2/3", "1/3"]);
  expect([written(young.hatched), young.lost.map(({ allele, chance }) => [allele, written(chance)])]).toEqual([
    "3/4",
    [["crest", "1/4"]],
  ]);
  const warned = cautionsOf(bookOf("canary"), pair);
  expect(warned[0]).toMatchObject({ kind: "lethal" });
  expect(warned.some(({ text }) => text?.en.includes("consort"))).toBe(true);
});

test("vector 7, zebra finch crest: suspected only, so nothing is lost but it is said (S62)", () => {
  const pair = { cock: cock({ crest: "+ crest" }), hen: hen({ crest: "+ crest" }) };
  const young = cross("zebra_finch", pair.cock, pair.hen);
  expect([share(young, { crest: "crest" }), written(young.hatched)]).toEqual(["3/4", "1"]);
  expect(cautionsOf(bookOf("zebra_finch"), pair)[0]).toMatchObject({ kind: "lethal_disputed", evidence: "disputed" });
});

test("vector 8, canary dominant white: disputed, a note and no mortality (S63–S66)", () => {
  const pair = { cock: cock({ dominant_white: "+ dominant_white" }), hen: hen({ dominant_white: "+ dominant_white" }) };
  const young = cross("canary", pair.cock, pair.hen);
  expect([share(young, { dominant_white: "dominant_white" }), written(young.hatched)]).toEqual(["3/4", "1"]);
  expect(cautionsOf(bookOf("canary"), pair)[0]).toMatchObject({ kind: "lethal_disputed" });
});

test("vector 9, budgie: DF crest sub-vital, feather-duster lethal, and no warning for ino × ino, DF spangle, DF pied (BBT v6–v8)", () => {
  const budgies = bookOf("budgerigar");
  const kinds = (his: Record<string, string>, hers: Record<string, string>) =>
    cautionsOf(budgies, { cock: cock(his), hen: hen(hers) }).map(({ kind }) => kind);
  expect(kinds({ crest: "+ crest" }, { crest: "+ crest" })).toContain("subvital");
  expect(written(cross("budgerigar", cock({ crest: "+ crest" }), hen({ crest: "+ crest" })).hatched)).toBe("1");
  const dusters = { feather_duster: "+ feather_duster" };
  expect(kinds(dusters, dusters)).toContain("lethal");
  expect(written(cross("budgerigar", cock(dusters), hen(dusters)).hatched)).toBe("3/4");
  const harmless = [
    kinds({ ino: "ino ino" }, { ino: "ino" }),
    kinds({ spangle: "+ spangle" }, { spangle: "+ spangle" }),
    kinds({ dominant_pied: "+ dominant_pied" }, { dominant_pied: "+ dominant_pied" }),
  ];
  for (const text of harmless) expect(text.filter((it) => /lethal|subvital/.test(it))).toEqual([]);
});

test("vector 10, Gouldian heads: red sex-linked dominant, black sex-linked recessive, yellow autosomal recessive (Aviary Manager)", () => {
  const young = cross("gouldian", cock({ black_head: "+ black_head" }), hen({ black_head: "black_head" }));
  expect(listed(young)).toEqual([
    ...["♀ Black-headed green 1/4", "♀ Red-headed green 1/4"],
    ...["♂ Black-headed green 1/4", "♂ Red-headed green 1/4"],
  ]);
  const yellows = cross("gouldian", cock({ yellow_head: "+ yellow_head" }), hen({ yellow_head: "+ yellow_head" }));
  expect(bothSexes(yellows)).toEqual({ "Red-headed green": "3/4", "Yellow-headed green": "1/4" });
});

test("vector 10, Gouldian: purple over lilac over white breast, blue body recessive, pastel co-dominant on the Z (Aviary Manager)", () => {
  const breasts = cross("gouldian", cock({ breast: "+ white_breast" }), hen({ breast: "lilac_breast white_breast" }));
  expect(["+", "lilac_breast", "white_breast"].map((state) => share(breasts, { breast: state }))).toEqual([
    ...["1/2", "1/4", "1/4"],
  ]);
  const blues = cross("gouldian", cock({ blue: "+ blue" }), hen({ blue: "+ blue" }));
  expect(share(blues, { blue: "blue" })).toBe("1/4");
  const pastels = cross("gouldian", cock({ pastel: "+ pastel" }), hen({ pastel: "pastel" }));
  expect(listed(pastels)).toEqual([
    ...[
      "♀ Red-headed green 1/4",
      "♀ Red-headed yellow 1/4",
      "♂ Red-headed pastel green 1/4",
      "♂ Red-headed yellow 1/4",
    ],
  ]);
});

test("vector 11, lovebird: normal/opaline ♂ × opaline ♀ gives four quarters (S67)", () => {
  const young = cross("lovebird_rosy", cock({ opaline: "+ opaline" }), hen({ opaline: "opaline" }));
  expect(listed(young)).toEqual(["♀ Green 1/4", "♀ Green opaline 1/4", "♂ Green 1/4", "♂ Green opaline 1/4"]);
  expect(carrying(young, { opaline: "+" }, "opaline", "male")).toBe("1");
});

test("vector 11, roseicollis: two kinds of ino; pallid and ino are alleles, pallid-ino only in cocks (S68)", () => {
  const { loci } = bookOf("lovebird_rosy");
  expect(loci.filter(({ key }) => /ino$/.test(key)).map(({ chromosome }) => chromosome)).toEqual(["Z", "autosomal"]);
  const young = cross("lovebird_rosy", cock({ ino: "ino ino" }), hen({ ino: "pallid" }));
  expect([share(young, { ino: "ino+pallid" }, "male"), share(young, { ino: "ino" }, "female")]).toEqual(["1/2", "1/2"]);
  const back = cross("lovebird_rosy", cock({ ino: "pallid ino" }), hen({ ino: "ino" }));
  expect([share(back, { ino: "pallid" }, "female"), share(back, { ino: "ino" }, "female")]).toEqual(["1/4", "1/4"]);
  expect(share(back, { ino: "ino+pallid" }, "female")).toBe("0");
});
