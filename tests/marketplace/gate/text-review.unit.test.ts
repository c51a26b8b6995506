import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { advertRules } from "#worker/legal/packs/rules.ts";
import { reviewText, type TextWarning } from "#worker/marketplace/gate/text-review.ts";

const { watched } = advertRules("PT");
const contact = { level: "contact", watched } as const;
const warnings = (text: string) => reviewText(text, contact).warnings;

const warned: Record<TextWarning, readonly string[]> = {
  ring: [
    "FOP 27AB-013/26",
    "anilha n.º 1234",
    "ring 4512",
    "stam ab 12 2026",
    "27 AB 013/2026",
    "PT123/26",
    "ＦＯＰ ２７ＡＢ-０１３/２６",
  ],
  phone: [
    ...[
      "912345678",
      "912 345 678",
      "91-234-56-78",
      "+351 912345678",
      "00351912345678",
      "9 1 2 3 4 5 6 7 8",
      "(11) 91234-5678",
    ],
    ...[
      "٩١٢٣٤٥٦٧٨",
      "9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣",
      "nove um dois três quatro cinco seis sete oito",
      "91\u200b2345678",
      "+49 30 123456",
      "213 456 789",
    ],
  ],
  mail: [
    "ana@aves.pt",
    "ana (at) aves.pt",
    "ana[at]aves[dot]pt",
    "ana arroba gmail ponto com",
    "ana @ aves . pt",
    "no gmail.com",
  ],
  address: [
    "Rua das Flores, 12",
    "Av. da República nº 4",
    "4750-123 Barcelos",
    "R. do Sol 3",
    "12 Baker Street",
    "Largo da Igreja 8",
  ],
  price: [
    "40€",
    "40 eur",
    "R$ 40",
    "40,00 €",
    "€40",
    "quarenta euros",
    "preço: 40",

    "４０€",
    "costs 40",
    "$ 40",
  ],
};

for (const [name, texts] of Object.entries(warned))
  test.each(texts)(`warns of a ${name}: %s`, (text) => expect(warnings(`Canário, ${text}.`)).toContain(name));

test.each([
  ["Casal de canários vermelhos mosaico, criados em 2026"],
  ["Nasceu a 12/05/2026, ninhada de 4. Peito largo, canta há 3 meses."],
  ["Nascido em 2026-05-12, anilha 2026, 2.9 mm. Europeu campeão em 2024/2025."],
  ["Born in 5/26, one of 4; father red mosaic, mother recessive white. Seen at home. Nice birds."],
  ["Filho de campeão, 92 pontos na exposição, F 0,125"],
])("does not warn of what may be said: %s", (text) =>
  expect(reviewText(text, contact)).toEqual({ warnings: [], held_for: [] }),
);

test.each([
  ...["sem anilha", "Sem  Anilhas", "SEM-ANILHA", "s e m a n i l h a", "s.e.m anilha", "sem\u200banilha", "sеm аnilha"],
  ...["Sem papéis", "sem papeis", "ｓｅｍ ａｎｉｌｈａ", "wild-caught", "wild caught"],
])("holds what the packs watch: %s", (text) =>
  expect(reviewText(`Ave ${text}, bonita`, contact).held_for).toHaveLength(1),
);

test("does not hold words that only hold a watched one", () => {
  expect(reviewText("dois em anilha fechada, bem anilhado", contact).held_for).toEqual([]);
});

test("a price holds where none may stand, and is no matter where it may", () => {
  expect(reviewText("Canário 40€", contact).held_for).toEqual(["price"]);
  expect(reviewText("Canário 40€", { level: "own_page", watched }).held_for).toEqual(["price"]);
  expect(reviewText("Gaiola 40€, 912345678", { level: "open", watched })).toEqual({ warnings: [], held_for: [] });
});

const digits = (n: number) => fc.stringMatching(new RegExp(`^[0-9]{${n}}$`, "u"));
const between = fc.constantFrom("", " ", ".", "-", " - ", "\u200b", "\u00a0", "/");

test("finds any number of Portugal however it is spaced", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("9", "2"),
      digits(8),
      fc.array(between, { minLength: 8, maxLength: 8 }),
      (first, rest, gaps) => {
        const text = [first, ...rest].map((digit, at) => digit + (gaps[at] ?? "")).join("");
        // What reads as a day is taken for one.
        fc.pre(!/\d[/.-]\d+[/.-]/u.test(text.replace(/[ \u00a0\u200b]/gu, "")));
        return warnings(`Ligue ${text}`).includes("phone");
      },
    ),
  );
});

test("finds any ring of the federation and any amount with its currency", () => {
  const ring = fc.tuple(fc.nat(99), fc.stringMatching(/^[A-Z]{2}$/u), digits(3), fc.constantFrom("-", " ", ""));
  fc.assert(
    fc.property(ring, ([club, letters, number, gap]) =>
      warnings(`Ave ${club}${letters}${gap}${number}/26`).includes("ring"),
    ),
  );
  const money = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.constantFrom("€", " €", "eur", " EUR", " euros", " reais"),
  );
  fc.assert(fc.property(money, ([amount, unit]) => warnings(`Canário ${amount}${unit}`).includes("price")));
});

test("any text is read over, the longest too, and nothing but its own kinds is found", () => {
  const bits = fc.constantFrom("1", "a", " ", "-", "/", ".", "(", "rua ", "at ", "€", "😀", "\u202e", "é");
  const longest = fc.array(bits, { minLength: 2000, maxLength: 4000 }).map((it) => it.join(""));
  const texts = fc.oneof(fc.string({ unit: "binary", maxLength: 4000 }), longest);
  const kinds = ["ring", "phone", "mail", "address", "price"];
  fc.assert(
    fc.property(texts, (text) => warnings(text).every((kind) => kinds.includes(kind))),
    { numRuns: 40 },
  );
});
