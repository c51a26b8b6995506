import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { profiles } from "#worker/species/catalogue.ts";
import { groups } from "#worker/species/catalogue-sources.ts";
import { drawingOf, drawnBySpecies } from "#worker/species/drawings.ts";

const sheet = readFileSync("app/marks/birds/birds.svg", "utf8");
const drawn = new Map(
  [...sheet.matchAll(/<symbol id="(\w+)"[^>]*>(.*)<\/symbol>/g)].map(([, id, it]) => [id, it ?? ""]),
);

const of = (names: string, group = "", look = "") => drawingOf(`${names}|${group}|${look}`);

test("every species and group of the catalogue has a drawing, in whichever language it was kept", () => {
  for (const { latin_name, names, group } of profiles) {
    const kinds = (["pt", "en"] as const).map((language) =>
      drawingOf(drawnBySpecies({ latin_name, common_name: names[language], group: groups[group][language] })),
    );
    expect([latin_name, new Set(kinds).size, drawn.has(kinds[0])]).toEqual([latin_name, 1, true]);
    expect([latin_name, kinds[0]]).not.toEqual([latin_name, "unknown"]);
  }
});

test("the commonest species are each a bird of their own, by Latin name or by what breeders call them", () => {
  const known: Record<string, string[]> = {
    canary: ["Serinus canaria domestica", "Canário gloster", "canaries"],
    budgerigar: ["Melopsittacus undulatus", "Periquito-australiano", "Budgie"],
    zebra: ["Taeniopygia guttata", "Diamante-mandarim", "Mandarim"],
    gouldian: ["Chloebia gouldiae", "Erythrura gouldiae", "Diamante-de-gould"],
    bengalese: ["Lonchura striata domestica", "Bengalim-do-japão"],
    java: ["Lonchura oryzivora", "Pardal-de-java", "Padda"],
    goldfinch: ["Carduelis carduelis", "Pintassilgo"],
    greenfinch: ["Chloris chloris", "Verdilhão"],
    siskin: ["Spinus cucullatus", "Pintassilgo-da-venezuela"],
    cockatiel: ["Nymphicus hollandicus", "Caturra", "Calopsita"],
    roseicollis: ["Agapornis roseicollis"],
    fischeri: ["Agapornis fischeri", "Agaporni"],
    personatus: ["Agapornis personatus"],
    ringneck: ["Psittacula krameri", "Periquito-de-colar", "Ringneck"],
    grey: ["Psittacus erithacus", "Papagaio-cinzento"],
    kakariki: ["Cyanoramphus novaezelandiae", "Kakariki"],
    forpus: ["Forpus coelestis", "Catarina", "Bolborhynchus lineola"],
    pigeon: ["Columba livia", "Pombo-correio"],
    diamond: ["Geopelia cuneata", "Rola-diamante"],
    dove: ["Streptopelia risoria", "Rola"],
    quail: ["Coturnix japonica", "Codorniz"],
    hen: ["Gallus gallus domesticus", "Galinha"],
  };
  for (const [drawing, names] of Object.entries(known))
    for (const name of names) expect([name, of(name)]).toEqual([name, drawing]);
  expect(Object.keys(known).every((name) => drawn.has(name))).toBe(true);
});

test("a breeder's own words for a group are understood, and what nobody knows is a bird all the same", () => {
  const words = ["papagaios", "Lovebirds", "Fringilídeos", "Faisões", "pombos-correio", "Patos", "Dragões", ""];
  expect(words.map((group) => of("", group))).toEqual([
    ...["psittacine", "psittacine", "passerine", "hen", "pigeon", "waterfowl", "unknown", "unknown"],
  ]);
  expect(of("Bico-de-lacre", "Pássaros exóticos")).toBe("passerine");
  expect(drawingOf(null)).toBe("unknown");
});

test("a look dyes the parts whose pigment it changes, and what a bird is split for dyes nothing", () => {
  const looks: Array<[names: string, look: string, dye: RegExp]> = [
    ["Canário", "Vermelho mosaico", /^canary y:#f8f0e6;m:#d5502f$/],
    ["Canário", "Ágata amarelo", /^canary h:#7b7363$/],
    ["Canário", "Amarelo intenso", /^canary$/],
    ["Canário", "Lipocrómico branco", /^canary y:#fbf8ef$/],
    ["Periquito-australiano", "Verde-claro", /^budgerigar$/],
    ["Periquito-australiano", "Azul cobalto", /g:#6fa5d6/],
    ["Periquito-australiano", "Verde /azul", /^budgerigar$/],
    ["Caturra", "Cinzento portador de lutino", /^cockatiel$/],
    ["Caturra", "Lutina", /s:#f9efcd/],
    ["Diamante-de-gould", "Cabeça preta peito branco", /^gouldian f:#2b2a29;b:#f7f3ec$/],
    ["Diamante-de-gould", "Amarelo, cabeça vermelha", /^gouldian g:#f0d250/],
    ["Galinha", "Preta", /n:#47423d/],
    ["Pombo", "Branco", /s:#fbf8ef/],
  ];
  for (const [names, look, dye] of looks)
    expect([look, of(names, "", look)]).toEqual([look, expect.stringMatching(dye)]);
});

test("each drawing is small, stands on no other, and has parts that a look can dye", () => {
  for (const [name, it] of drawn) {
    expect([name, it.length < 3000, it.includes("url("), it.includes("<use")]).toEqual([name, true, false, false]);
    expect([name, it]).toEqual([name, expect.stringContaining("var(--")]);
  }
});
