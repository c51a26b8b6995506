import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeProse } from "#worker/assistant/model/prose.ts";

const ground = {
  texts: ["Tem 34 canários presentes.", "FOP R481 25 001", "Maria · 1 234,50 € · 3 de março de 2027", "84 % eclodiram"],
  figures: [34, 0.8357],
  paths: ["/birds?status_id=present"],
};
const pt = (prose: string) => judgeProse(prose, ground, "pt").kept;

test("a sentence stands whose numbers, rings, days and names stand in the tools' answers", () => {
  for (const sentence of [
    "Tem 34 canários presentes.",
    "A Maria deve 1 234,50 €.",
    "O canário com a anilha FOP R481 25 001 nasceu a 3 de março de 2027.",
    "Eclodiram 84 % dos ovos.",
    "O coeficiente é 0,8357.",
    "Veja em /birds?status_id=present.",
  ])
    expect([sentence, pt(sentence)]).toEqual([sentence, [sentence]]);
  expect(judgeProse("You have 34 of them.", ground, "en").kept).toHaveLength(1);
});

test("a wrong number, ring, day or name is struck, whether in digits or in words, and the rest stands", () => {
  for (const sentence of [
    "Tem 35 canários.",
    "Tem trinta e cinco canários.",
    "Não tem nenhum canário.",
    "Tem ３５ canários.",
    "Tem ٣٥ canários.",
    "Tem 3\u200b5 canários.",
    "A anilha é FOP R481 25 002.",
    "A anilha é FOP R481 001 25.",
    "A anilha é R481 34.",
    "Nasceu a 4 de março de 2027.",
    "Nasceu em abril.",
    "O comprador é o Joaquim.",
    "Joaquim comprou 34 canários.",
    "Deve 1 234,60 €.",
    "Deve 123450 €.",
    "Veja em /operator.",
    "Veja em //mau.example/34.",
  ])
    expect([sentence, pt(sentence)]).toEqual([sentence, []]);
  expect(judgeProse("Tem 34 canários presentes. Tem 12 periquitos.", ground, "pt")).toEqual({
    kept: ["Tem 34 canários presentes."],
    struck: 1,
  });
});

test("no markup, image, link or dose passes, whatever the tools answered", () => {
  const willing = {
    ...ground,
    texts: [...ground.texts, "<script>alert(1)</script> ![x](http://127.0.0.1:1/) Baytril 5 mg/kg 2 gotas"],
  };
  for (const sentence of [
    "<script>alert(1)</script>",
    "Veja ![x](http://127.0.0.1:1/?d=34).",
    "Veja [aqui](/birds?status_id=present).",
    "Veja http://127.0.0.1:1/?d=34.",
    "Veja www.mau.example.",
    "Escreva a x@mau.example.",
    "Dê 5 mg/kg de Baytril.",
    "Dê 2 gotas por dia.",
    "A dose é a habitual.",
    "**34** canários.",
    "&#60;script&#62;",
  ])
    expect([sentence, judgeProse(sentence, willing, "pt").kept]).toEqual([sentence, []]);
});

test("whatever a model writes, nothing that is kept holds a digit or a capital name the tools did not say", () => {
  const word = fc.oneof(
    fc.constantFrom("tem", "canários", "34", "35", "Maria", "Rui", "FOP", "R481", "25", "001", "<b>", "."),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      for (const sentence of pt(words.join(" "))) {
        expect(sentence).not.toMatch(/[<>`[\]]|:\/\//);
        for (const [digits] of sentence.matchAll(/(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu))
          expect(["34", "25", "001", "1", "234,50", "3", "2027", "84", "234", "50"]).toContain(digits);
        expect(sentence).not.toMatch(/Rui/);
      }
    }),
    { numRuns: 300 },
  );
});
