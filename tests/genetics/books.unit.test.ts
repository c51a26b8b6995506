import { expect, test } from "vitest";
import { bookOf, cock, cross, hen, share } from "./crosses.ts";

// What the books of the species hold: loci by type, series of alleles and names of combinations (domain reference §5.2).

test("catalogue of the budgie by type: recessive, incomplete, dominant, sex-linked and disputed (domain §5.2)", () => {
  const { loci, traits = [] } = bookOf("budgerigar");
  const of = (chromosome: string, mode: string) =>
    loci
      .filter((it) => it.chromosome === chromosome)
      .flatMap(({ alleles }) => alleles.flatMap((it) => (it.mode === mode ? it.key : [])));
  expect(of("autosomal", "recessive")).toEqual(
    expect.arrayContaining(["blue", "dilute", "greywing", "clearwing", "recessive_pied", "saddleback", "faded"]),
  );
  expect(of("autosomal", "incomplete")).toEqual(expect.arrayContaining(["dark", "violet", "spangle", "anthracite"]));
  expect(of("autosomal", "dominant")).toEqual(
    expect.arrayContaining(["grey", "dominant_pied", "dominant_clearbody", "crest"]),
  );
  expect(of("Z", "recessive")).toEqual(
    expect.arrayContaining(["ino", "cinnamon", "opaline", "slate", "pallid", "pearly", "texas_clearbody"]),
  );
  const disputed = loci.flatMap(({ alleles }) => alleles.flatMap((it) => (it.evidence === "disputed" ? it.key : [])));
  expect([...disputed, ...traits.map(({ key }) => key)].sort()).toEqual(["blackface", "clearflight", "mottled"]);
});

test("ino series of the budgie: normal over texas clearbody over pearly over ino; pallid-ino shows both (BBT)", () => {
  const series = ["texas_clearbody", "pearly", "ino"];
  for (const [at, hidden] of series.entries())
    for (const over of ["+", ...series.slice(0, at)]) {
      const young = cross("budgerigar", cock({ ino: `${hidden} ${hidden}` }), hen({ ino: over }));
      expect([over, hidden, share(young, { ino: over }, "male")]).toEqual([over, hidden, "1/2"]);
    }
  const pallid = cross("budgerigar", cock({ ino: "ino ino" }), hen({ ino: "pallid" }));
  expect(share(pallid, { ino: "ino+pallid" }, "male")).toBe("1/2");
});

test("compound names: lutino, albino, lacewing, visual violet, dark-eyed clear, not with Australian pied (BBT guide)", () => {
  const name = (genes: Record<string, string>) => {
    const [first] = cross("budgerigar", cock(genes), hen(henlike(genes))).outcomes;
    return first?.name.en;
  };
  const henlike = (genes: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(genes).map(([key, alleles]) => [key, /^(ino|cinnamon)$/.test(key) ? key : alleles]),
    );
  expect(name({ ino: "ino ino" })).toBe("Lutino");
  expect(name({ ino: "ino ino", blue: "blue blue" })).toBe("Albino");
  expect(name({ ino: "ino ino", cinnamon: "cinnamon cinnamon" })).toBe("Yellow lacewing");
  expect(name({ recessive_pied: "recessive_pied recessive_pied", clearflight: "clearflight clearflight" })).toBe(
    "Dark-eyed clear yellow",
  );
  const australian = { recessive_pied: "recessive_pied recessive_pied", dominant_pied: "dominant_pied dominant_pied" };
  expect(name(australian)).toBe("Light green dominant pied recessive pied");
  const violets = cross(
    "budgerigar",
    cock({ violet: "violet violet", blue: "blue blue" }),
    hen({ blue: "blue blue", dark: "dark dark" }),
  );
  expect(violets.outcomes[0]?.name.en).toBe("Visual violet");
});
