import { expect, test } from "vitest";
import { cautionsOf } from "#worker/genetics/crossing/cautions.ts";
import { written } from "#worker/genetics/crossing/fractions.ts";
import { outcomesOf } from "#worker/genetics/crossing/outcomes.ts";
import { readGenotype } from "#worker/genetics/reading.ts";
import { writeGenotype } from "#worker/genetics/writing.ts";
import { bookOf, bothSexes, listed } from "./crosses.ts";

const canaries = bookOf("canary");

/** Two canaries as breeders write them. */
function pairOf(his: string, hers: string) {
  const [cock, hen] = [readGenotype(canaries, "male", his), readGenotype(canaries, "female", hers)];
  expect([his, cock.unread, cock.faults, hers, hen.unread, hen.faults]).toEqual([his, [], [], hers, [], []]);
  return { cock: { sex: "male" as const, ...cock }, hen: { sex: "female" as const, ...hen } };
}

const young = (his: string, hers: string) => outcomesOf(canaries, pairOf(his, hers));
const warned = (his: string, hers: string) => cautionsOf(canaries, pairOf(his, hers));

test.each([
  ["Amarelo", "Yellow"],
  ["AMARELA", "Yellow"],
  ["Amarelos", "Yellow"],
  ["Clear yellow", "Yellow"],
  ["Amarelo intenso", "Yellow intensive"],
  ["Amarela nevada", "Yellow"],
  ["Amarelo marfim mosaico", "Yellow ivory mosaic"],
  ["Vermelho mosaico", "Red mosaic"],
  ["Red factor", "Red"],
  ["Rosa", "Rose"],
  ["Branco dominante", "Dominant white"],
  ["Branca recessiva", "Recessive white"],
  ["Verde", "Green"],
  ["Green", "Green"],
  ["Bronze", "Bronze"],
  ["Azul (branco recessivo)", "Blue (recessive white)"],
  ["Malhado", "Variegated"],
  ["Variegated", "Variegated"],
  ["Ágata amarelo nevado", "Agate"],
  ["agata vermelho", "Agate red"],
  ["Isabel branco dominante", "Isabel dominant white"],
  ["Isabelino", "Isabel"],
  ["Canela", "Brown"],
  ["Castanho", "Brown"],
  ["Acetinado", "Satinet"],
  ["Topázio", "Green topaz"],
  ["Verde ónix", "Green onyx"],
  ["Eumo", "Green eumo"],
  ["Cobalto", "Green cobalt"],
  ["Opalino", "Green opal"],
  ["Feo", "Green ino"],
  ["Pastel", "Green pastel"],
  ["Gloster corona", undefined],
  ["Corona", "Crest"],
  ["Poupa verde", "Green crest"],
  ["Verde /isabel", "Green /brown agate [brown+agate]"],
])("a cock written as %s is %s", (text, value) => {
  const reading = readGenotype(canaries, "male", text);
  if (!value) return expect(reading.unread).toEqual(["gloster"]);
  expect([reading.unread, writeGenotype(canaries, { sex: "male", ...reading }).en]).toEqual([[], value]);
});

test("yellow × yellow gives yellow, in both sexes and whatever the gender of the word", () => {
  expect(bothSexes(young("Amarelo", "Amarela"))).toEqual({ Yellow: "1" });
});

test("dominant white × yellow gives half of each: the whites have one factor (Watchbird 2859)", () => {
  expect(bothSexes(young("Branco dominante", "Amarelo"))).toEqual({ "Dominant white": "1/2", Yellow: "1/2" });
});

test("dominant white × dominant white: the quarter of double factors is told, and not taken off because it is disputed (S63–S66)", () => {
  expect(bothSexes(young("Branco dominante", "Branco dominante"))).toEqual({ "Dominant white": "3/4", Yellow: "1/4" });
  const [first] = warned("Branco dominante", "Branco dominante");
  expect([first?.kind, first?.evidence, first?.share && written(first.share)]).toEqual([
    ...["lethal_disputed", "disputed", "1/4"],
  ]);
});

test("recessive white × yellow gives yellow, × split half and half (Watchbird 2859)", () => {
  expect(bothSexes(young("Branco recessivo", "Amarelo"))).toEqual({ Yellow: "1" });
  expect(bothSexes(young("Branco recessivo", "Amarelo /branco recessivo"))).toEqual({
    "Recessive white": "1/2",
    Yellow: "1/2",
  });
});

test("intensive × frosted gives half of each; intensive × intensive is warned about (canarytales, finchforum)", () => {
  expect(bothSexes(young("Amarelo intenso", "Amarelo nevado"))).toEqual({
    "Yellow intensive": "1/2",
    "Yellow frosted": "1/2",
  });
  expect(warned("Vermelho intenso", "Vermelho intenso")[0]).toMatchObject({ kind: "lethal_disputed" });
});

test("corona × consort: half and half without a word of a colour that nobody told; × corona the crest is lethal (S61)", () => {
  expect(bothSexes(young("Corona", "Consort"))).toEqual({ Crest: "1/2", Plainhead: "1/2" });
  const both = young("Corona", "Corona");
  expect([bothSexes(both), written(both.hatched)]).toEqual([{ Crest: "2/3", Plainhead: "1/3" }, "3/4"]);
  expect(bothSexes(young("Verde corona", "Verde consort"))).toEqual({ "Green crest": "1/2", "Green plainhead": "1/2" });
});

test("red is of many genes: alike gives alike, and of red × yellow no percentage is invented", () => {
  expect(bothSexes(young("Vermelho", "Vermelho"))).toEqual({ Red: "1" });
  for (const [his = "", hers = ""] of [
    ["Vermelho", "Amarelo"],
    ["Laranja", "Laranja"],
    ["Laranja", "Vermelho"],
  ]) {
    expect(bothSexes(young(his, hers))).toEqual({ "Between yellow and red": "1" });
    expect(warned(his, hers).map(({ kind }) => kind)).toContain("graded");
  }
  const notes = warned("Vermelho", "Vermelho").filter(({ kind }) => kind === "note");
  expect(notes.map(({ text }) => text?.en).join()).toContain("Red comes of many genes");
});

test("dark × clear gives birds more or less variegated, and how much of each is not said", () => {
  expect(bothSexes(young("Verde", "Amarelo"))).toEqual({ "More or less variegated": "1" });
  expect(bothSexes(young("Malhado", "Malhado"))).toEqual({ "More or less variegated": "1" });
  expect(bothSexes(young("Verde", "Verde"))).toEqual({ Green: "1" });
  expect(warned("Verde", "Amarelo").map(({ kind }) => kind)).toContain("graded");
});

test("mosaic × mosaic is mosaic; with another category it is not calculated (Gazda 2020; disputed)", () => {
  expect(bothSexes(young("Vermelho mosaico", "Vermelho mosaico"))).toEqual({ "Red mosaic": "1" });
  expect(bothSexes(young("Vermelho mosaico", "Vermelho nevado"))).toEqual({ "Red more or less mosaic": "1" });
  expect(warned("Vermelho mosaico", "Vermelho mosaico")).toContainEqual(
    expect.objectContaining({ kind: "note", evidence: "disputed" }),
  );
});

test("sex-linked: isabel cock × green hen gives isabel hens and green cocks; ivory cock × yellow hen likewise (S66, Wirick)", () => {
  expect(listed(young("Isabel", "Verde"))).toEqual(["♀ Isabel 1/2", "♂ Green 1/2"]);
  expect(listed(young("Amarelo marfim", "Amarelo"))).toEqual(["♀ Yellow ivory 1/2", "♂ Yellow 1/2"]);
  expect(listed(young("Verde", "Ágata"))).toEqual(["♀ Green 1/2", "♂ Green 1/2"]);
});

test("agate hides satinet, onyx hides opal, topaz hides ino: alleles of one series (Glémet; as.villanova)", () => {
  expect(listed(young("Satiné", "Ágata"))).toEqual(["♀ Satinet 1/2", "♂ Agate 1/2"]);
  expect(bothSexes(young("Ónix", "Opala"))).toEqual({ "Green onyx": "1" });
  expect(bothSexes(young("Topázio", "Ino"))).toEqual({ "Green topaz": "1" });
});

test("white ground hides yellow and red, a clear bird hides its melanin", () => {
  expect(bothSexes(young("Branco recessivo vermelho", "Branco recessivo vermelho"))).toEqual({
    "Recessive white": "1",
  });
  const clear = young("Amarelo /canela", "Amarelo");
  expect(bothSexes(clear)).toEqual({ Yellow: "1" });
});
