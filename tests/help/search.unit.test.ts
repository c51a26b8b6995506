import { expect, test } from "vitest";
import { articles } from "#app/help/articles.ts";
import { indexOf, search } from "#app/help/search.ts";
import type { Language } from "#db/vocabulary.ts";

const indexes = { pt: indexOf(articles, "pt"), en: indexOf(articles, "en") };
const found = (text: string, language: Language = "pt") => search(indexes[language], text).map(({ slug }) => slug);

test("what a breeder types leads to the article first, in either language", () => {
  const questions: Array<[Language, string, string]> = [
    ["pt", "ovos claros", "clear-eggs"],
    ["pt", "como faço a ovoscopia?", "clear-eggs"],
    ["pt", "importar excel", "spreadsheet-in"],
    ["pt", "consanguinidade", "reading-f"],
    ["pt", "encerrar a conta", "close-organisation"],
    ["pt", "etiquetas", "labels"],
    ["en", "clear eggs", "clear-eggs"],
    ["en", "how do I import a spreadsheet", "spreadsheet-in"],
    ["en", "inbreeding", "reading-f"],
    ["en", "lost my phone", "second-factor"],
    ["en", "annual return", "register-and-return"],
  ];
  expect(questions.map(([language, text]) => [text, found(text, language)[0]])).toEqual(
    questions.map(([, text, slug]) => [text, slug]),
  );
});

test("accents, capitals, plurals and a beginning make no difference", () => {
  const [first] = found("ovoscopia");
  for (const text of ["OVOSCOPIA", "òvoscópia", "  ovoscopia!", "ovoscop"])
    expect([text, found(text)[0]]).toEqual([text, first]);
  expect(found("anilhas")).toEqual(found("anilha"));
});

test("a word of five letters or more may have one typo, a shorter one none", () => {
  for (const typo of ["ovoscopai", "ovosccopia", "ovoscpia", "ovoscopiq", "ovocsopia"])
    expect([typo, found(typo)[0]]).toEqual([typo, "clear-eggs"]);
  expect(found("ovoscpai")).toEqual([]);
  expect(found("ovxz")).toEqual([]);
});

test("only articles are shown that say as much of what is sought as any other", () => {
  const both = found("ovos claros");
  expect(both.length).toBeLessThan(found("ovos").length);
  expect(found("")).toEqual([]);
  expect(found("helicóptero")).toEqual([]);
  expect(found("o a de")).not.toContain(undefined);
});

test("no question makes the search slow or fails it", () => {
  const hostile = [
    "__proto__ constructor",
    "((((((((",
    "\\",
    "%".repeat(60),
    "ovo ".repeat(500),
    "ã".repeat(5000),
    "鳥の卵",
  ];
  for (const text of hostile) expect(Array.isArray(found(text))).toBe(true);
});
