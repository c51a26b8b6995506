import { readFileSync } from "node:fs";
import { createPath, resolveTo } from "@remix-run/router";
import fc from "fast-check";
import { expect, test } from "vitest";
import { leanPages } from "#app/lean-pages.ts";

const components = "node_modules/@remix-run/react/dist/esm/components.js";
const { transform } = leanPages() as unknown as { transform: (code: string, id: string) => string };
const drawn = transform(readFileSync(components, "utf8"), `/${components}`);
const [, test_of = ""] = /const leadsStraight = (.*);/.exec(drawn) ?? [];
const leadsStraight = new Function(`return ${test_of}`)() as (to: unknown) => boolean;

const sign = fc.constantFrom("/", "birds", "?", "#", "a=1", "&", ".", "..", "%20", "é", "//", ":", "http:", " ");
const address = fc.array(sign, { maxLength: 7 }).map((parts) => parts.join(""));

test("a link is drawn straight away only where Remix would write its address as it is given", () => {
  fc.assert(
    fc.property(address, (to) => {
      fc.pre(leadsStraight(to));
      expect(createPath(resolveTo(to, ["/birds", "/birds/1"], "/birds/1"))).toBe(to);
    }),
    { numRuns: 3000 },
  );
  expect(
    ["/", "/birds", "/birds?page=2&sex=male", "/birds/1#weights", "/birds?return_to=%2Fbirds"].every(leadsStraight),
  ).toBe(true);
  for (const to of [
    "birds",
    "",
    "?page=2",
    "//elsewhere",
    "https://elsewhere.pt",
    ".",
    "/birds?",
    "/birds#",
    "/birds?#a",
    { search: "a" },
  ])
    expect(leadsStraight(to), String(to)).toBe(false);
});

test("every property a link of Remix takes for itself stays out of the page", () => {
  const own = (code: string, name: string) => new RegExp(`${name}[^{]*\\{([^}]*)\\}`).exec(code)?.[1] ?? "";
  const taken = own(drawn, "function StraightLink\\(");
  const router = readFileSync("node_modules/react-router-dom/dist/index.js", "utf8");
  const [, inner = ""] = /_excluded = \[(.*)\]/.exec(router) ?? [];
  for (const name of [...inner.matchAll(/"(\w+)"/g)].map((it) => it[1] ?? "")) {
    if (name !== "target") expect(taken, name).toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(taken).toMatch(/\bprefetch\b.*\bdiscover\b/);
});
