import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { articles } from "#app/help/articles.ts";
import { dictionaryNames, wordsFor } from "#app/locales/dictionary.ts";
import { languages } from "#db/vocabulary.ts";
import { roomsAt } from "#tests/near/pages.ts";
import { articleTexts } from "./article-texts.ts";

const slugs = articles.map(({ slug }) => slug);

test("an article lies in the folder of its section, in a file called as its address", () => {
  const files = readdirSync("app/help/articles", { recursive: true, encoding: "utf8" })
    .filter((it) => it.endsWith(".ts"))
    .map((it) => it.replaceAll("\\", "/"));
  expect(articles.map(({ section, slug }) => `${section}/${slug}.ts`).sort()).toEqual(files.sort());
  expect(articles.length).toBeGreaterThanOrEqual(26);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("what comes next is another article", () => {
  const dead = articles.flatMap(({ slug, next }) =>
    next.filter((it) => it === slug || !slugs.includes(it)).map((it) => `${slug}: ${it}`),
  );
  expect(dead).toEqual([]);
  // Each is reached from another, for one reads on from where one is.
  const reached = new Set(articles.flatMap(({ next }) => next));
  expect(slugs.filter((it) => !reached.has(it))).toEqual([]);
});

test.each(languages)("in %s an article says everything, in plain text and in short", (language) => {
  const texts = Object.entries(articleTexts(language));
  const faulty = texts.filter(
    ([, text]) => !/^\S.*\S$/s.test(text) || /[<>*_`\n]|\s{2}/.test(text) || text.length > 330,
  );
  expect(faulty).toEqual([]);
  expect(texts.filter(([name, text]) => name.endsWith(".title") === /[.:?]$/.test(text))).toEqual([]);
  const titles = articles.map(({ title }) => title[language]);
  expect(new Set(titles).size).toBe(titles.length);
  const words = articles.map(({ slug, synonyms }) => [slug, new Set(synonyms[language]).size] as const);
  expect(words.filter(([, count]) => count < 4)).toEqual([]);
});

test("a step names its button where it says so, and by a word that both dictionaries have", () => {
  const steps = articles.flatMap(({ slug, steps }) => steps.map((step, n) => ({ ...step, name: `${slug} ${n + 1}` })));
  for (const language of languages) {
    const words = wordsFor(language, dictionaryNames);
    const faulty = steps.filter(({ key, text }) => {
      const times = text[language].split("{{button}}").length - 1;
      return key ? times !== 1 || !words[key] || words[key].includes("{{") : times > 0;
    });
    expect(faulty.map(({ name }) => name)).toEqual([]);
  }
});

test("every page that an article sends to exists", () => {
  const paths = articles.flatMap(({ slug, steps, picture }) =>
    [...steps.map(({ path }) => path), picture?.path].flatMap((path) => (path ? [[slug, path] as const] : [])),
  );
  expect(paths.length).toBeGreaterThan(100);
  // An address that nothing stands at is answered by the page that says so.
  expect(paths.filter(([, path]) => roomsAt(path).every((room) => room === "shell"))).toEqual([]);
});
