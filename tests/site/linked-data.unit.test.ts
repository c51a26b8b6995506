import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataBlock } from "#app/site/data-block.tsx";
import { faqPage } from "#app/site/linked-data.ts";

test("a question cannot end the script it is told in", () => {
  const hostile = { question: "</script><script>alert(1)</script>", answer: '<!-- <b>sim</b> & "não"' };
  const html = renderToStaticMarkup(createElement(DataBlock, { facts: faqPage([hostile]) }));
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    mainEntity: [{ name: hostile.question, acceptedAnswer: { text: hostile.answer } }],
  });
});

test("an answer is told as plain text: links as their words, paragraphs as lines", () => {
  const { mainEntity } = faqPage([{ question: "E os dados?", answer: "São seus.\n\nLeia [a página](/privacy)." }]);
  expect(mainEntity[0]?.acceptedAnswer.text).toBe("São seus.\nLeia a página.");
});
