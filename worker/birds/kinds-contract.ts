import * as z from "zod";
import {
  type BirdColumnWith,
  birdColumns,
  columnKinds,
  type Fact,
  type FactValue,
  type GivenFact,
} from "#db/bird-columns.ts";
import { calendarDay, decimal, line, notes, optional, stamp } from "#worker/fields.ts";
import type { AllRules, CellReader, CellReaders } from "./rules-contract.ts";

const unclear = (file: string) => ({ code: `import.${file}.unclear` });
const oneOf = (words: readonly [string, ...string[]]) => z.enum(words, "fields.invalid");
const mostCents = 100_000_000;
const centsOf = (euros: number) => Math.round(euros * 100);
const euros = z
  .number("birds.price")
  .min(0, "birds.price")
  .max(mostCents / 100, "birds.price");
/** Euros as people write them, in either language and with the sign; NaN for what is none. */
function eurosIn(text: string): number | "ambiguous" {
  const given = text.normalize("NFKC").replace(/\s|€|eur(?:os?)?/giu, "");
  // One mark and three digits may be thousands or thousandths.
  if (/^\d{1,3}[.,]\d{3}$/.test(given)) return "ambiguous";
  const european = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(given);
  const english = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(given);
  const [, whole, cents = "0"] = european ?? english ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole.replace(/[.,]/g, "")}.${cents}`);
}
const eurosTyped = (given: unknown) => (typeof given === "string" ? eurosIn(given) : given);
function priced(euros: number, file: string) {
  const value = centsOf(euros);
  return value >= 0 && value <= mostCents ? { value } : unclear(file);
}
/** Free text, because tattoos and old chips exist; digits written in groups are the same chip. */
const chip = stamp(columnKinds.chip.letters).transform((text) =>
  /^[\d\s.-]*\d[\d\s.-]*$/.test(text) ? text.replace(/\D/g, "") : text,
);
const yes = new Set("yes|sim|y|s|true|verdadeiro|1|x|✓|✔".split("|"));
const no = new Set("no|nao|n|false|falso|0".split("|"));

/** The kinds of columns of a bird, an object each. How to add one: `worker/birdfiles/README.md`. */
const kinds = {
  ring: { text: "stored", width: 20, trail: "text" },
  name: { text: "stored", width: 20, trail: "text" },
  notes: { text: "stored", width: 40, trail: "text" },
  row: { text: "stored", width: 20, trail: "row" },
  precision: { text: "stored", width: 18, trail: "text" },
  line: {
    judge: ({ longest }) => optional(line(longest)),
    read:
      ({ text, isPlain, judged }, { longest }) =>
      (cell) => {
        const given = text(cell);
        return isPlain(given) && given.length <= longest ? { value: given || null } : judged(given);
      },
    archived: ({ longest, longestArchived = 5 * longest }) => notes(longestArchived),
    text: "stored",
    width: 24,
    trail: "text",
  },
  chip: {
    judge: () => optional(chip),
    read:
      ({ number, stamped, judged }, { file }) =>
      (cell) => {
        // Fifteen digits are a whole number to a spreadsheet, however it shows them.
        const digits = String(number(cell));
        if (/^\d{15}$/.test(digits)) return { value: digits };
        const { value, code } = stamped(cell);
        if (code !== undefined) return { code: `import.${file}.number` };
        return value ? judged(value) : { value: null };
      },
    archived: () => notes(5 * columnKinds.chip.letters),
    text: "stored",
    width: 20,
    trail: "text",
  },
  day: {
    judge: () => optional(calendarDay),
    read: ({ day }) => day,
    archived: () => calendarDay,
    text: "stored",
    width: 18,
    trail: "day",
  },
  choice: {
    judge: ({ of }) => optional(oneOf(of)),
    read:
      ({ text, word }, { file }) =>
      (cell) => {
        if (text(cell) === "") return { value: null };
        const value = word(cell);
        return value === undefined ? unclear(file) : { value };
      },
    archived: ({ of }) => oneOf(of),
    text: "word",
    width: 14,
    trail: "text",
  },
  letter: {
    judge: ({ of }) => optional(oneOf(of)),
    read:
      ({ text, folded }, { file, of }) =>
      (cell) => {
        if (text(cell) === "") return { value: null };
        const bare = folded(cell).replace(/^(?:anexo|annex|ue|eu) /, "");
        const value = of.find((letter) => letter.toLowerCase() === bare);
        return value === undefined ? unclear(file) : { value };
      },
    archived: ({ of }) => oneOf(of),
    text: "stored",
    width: 12,
    trail: "text",
  },
  flag: {
    // What is not ticked says nothing.
    judge: () => optional(z.boolean("fields.invalid")).transform((isTicked) => isTicked || null),
    read:
      ({ text, folded }, { file }) =>
      (cell) => {
        if (text(cell) === "") return { value: null };
        const given = folded(cell);
        return yes.has(given) || no.has(given) ? { value: Number(yes.has(given)) } : unclear(file);
      },
    archived: () => z.union([z.literal(0), z.literal(1)], "fields.invalid"),
    text: "yes",
    width: 18,
    trail: "answer",
  },
  millimetres: {
    judge: ({ least, most, file }) => optional(decimal(least, most, `birds.${file}`)),
    read:
      ({ text }, { least, most, file }) =>
      (cell) => {
        if (text(cell) === "") return { value: null };
        const [, digits = ""] = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:mm)?$/i.exec(text(cell)) ?? [];
        const value = digits === "" ? Number.NaN : Number(digits.replace(",", "."));
        return value >= least && value <= most ? { value } : unclear(file);
      },
    archived: () => z.number("fields.number").min(0.1, "fields.number").max(100, "fields.number"),
    text: String,
    width: 12,
    trail: "number",
  },
  cents: {
    judge: () => {
      const refused = "birds.price";
      return optional(z.number(refused).int(refused).min(0, refused).max(mostCents, refused));
    },
    typed: () => optional(z.unknown().transform(eurosTyped).pipe(euros).transform(centsOf)),
    read:
      ({ text, number }, { file }) =>
      (cell) => {
        const stored = number(cell);
        if (stored !== undefined) return priced(stored, file);
        if (text(cell) === "") return { value: null };
        const given = eurosIn(text(cell));
        return given === "ambiguous" ? { code: `import.${file}.ambiguous` } : priced(given, file);
      },
    archived: () => z.int("fields.number").min(0, "fields.number").max(1_000_000_000_000, "fields.number"),
    text: (cents) => (cents / 100).toFixed(2),
    width: 12,
    trail: "money",
  },
} as const satisfies AllRules;
export const birdKinds: AllRules = kinds;

type Kinds = typeof kinds;
type TypedKind = { [Kind in keyof Kinds]: Kinds[Kind] extends { typed: unknown } ? Kind : never }[keyof Kinds];
/** A fact that a form sends otherwise than it is stored. */
export type TypedFact = Extract<GivenFact, BirdColumnWith<{ kind: TypedKind }>>;

type Value<Name extends Fact> = z.ZodType<FactValue<Name> | null>;
type BoundRules = {
  judge: (plan: object) => z.ZodType;
  typed?: (plan: object) => z.ZodType;
  read: <Cell, Days>(by: CellReaders<Cell, Days>, plan: object) => CellReader<Cell, Days, string | number>;
  archived: (plan: object) => z.ZodType;
};

/** The rules of a fact's kind, with what its own plan says put in. */
export function rulesOf<Name extends Fact>(name: Name) {
  const plan = birdColumns[name];
  // What the plan of a kind says and what the rules of that kind read is one type, for each kind its own.
  const rules: BoundRules = birdKinds[plan.kind] as never;
  return {
    judge: () => rules.judge(plan) as Value<Name>,
    typed: () => rules.typed?.(plan) as Value<Name> | undefined,
    read: <Cell, Days>(by: CellReaders<Cell, Days>) => rules.read(by, plan),
    archived: () => rules.archived(plan) as Value<Name>,
  };
}
