import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { readIdentifier } from "#worker/birdfiles/fields.ts";
import { ring } from "#worker/birds/contract.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import { foldName } from "#worker/species/names.ts";

const dashes = [..."\u02d7\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d"];
const spaces = [..."\u00a0\u1680\u2000\u2003\u2007\u2009\u202f\u205f\u3000"];
const unseen = [..."\ufff9\ufffa\ufffb\ufffc\u200b\u2060\ufeff\u00ad\u180e\u202e\u2800\u{e0041}"];

const plain = fc
  .array(fc.constantFrom(...["PT", "26", "-", " ", "COM", "0012", "/", "É", "5"]), { minLength: 1, maxLength: 8 })
  .map((parts) => `A${parts.join("")}Z`.replace(/ +/g, " "));
/** The same ring as a spreadsheet or a PDF may have it. */
const pasted = fc.tuple(plain, fc.array(fc.nat(100), { minLength: 30, maxLength: 30 })).map(([text, picks]) => {
  const other = (of: string[], at: number) => of[(picks[at % picks.length] ?? 0) % of.length] ?? "";
  const signs = [...text].map((sign, at) =>
    sign === "-" ? other(dashes, at) : sign === " " ? other(spaces, at) : sign,
  );
  return { text, given: signs.join("") };
});

property.prop([pasted])("a ring with pasted dashes and spaces is the ring that was typed", ({ text, given }) => {
  expect(ring.parse(given)).toBe(text);
  expect(readIdentifier(given)).toEqual({ value: text });
  expect([ringKey(given), searchKey(given, given)]).toEqual([ringKey(text), searchKey(text, text)]);
  expect(ring.parse(ring.parse(given))).toBe(ring.parse(given));
});

property.prop([fc.string({ unit: "grapheme" })])(
  "whatever is taken for a ring has the key of what was given",
  (given) => {
    const { success, data } = ring.safeParse(given);
    if (success) expect([ringKey(data), foldName(data)]).toEqual([ringKey(given), foldName(given)]);
  },
);

test("digits and letters of full width are kept as they are typed, and are the same ring", () => {
  expect(ring.parse("ＰＴ２６")).toBe("ＰＴ２６");
  expect(ringKey("ＰＴ－２６")).toBe(ringKey("pt-26"));
});

test.each(unseen)("a ring with %j, which nobody sees, is refused", (sign) => {
  expect(ring.safeParse(`PT${sign}1`).error?.issues.map(({ message }) => message)).toEqual(["fields.characters"]);
  expect(readIdentifier(`PT${sign}1`).code).toBeDefined();
});
