import * as z from "zod";

// Building blocks of contracts: messages are keys, spoken in the reader's language at the input.

/** Code points that no single-line text may hold: controls, lone surrogates, line and paragraph separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const forbidden = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/u;
/**
 * What nobody sees and what turns the reading round: it makes one ring look like another. U+2800 is blank Braille, U+FFF9
 * to U+FFFC stand for notes and objects that are not there.
 */
const deceptive = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\ufff9-\ufffc]/u;
/** Dashes and minus signs as spreadsheets and PDFs have them in the place of the hyphen that was typed. */
const dashes = /[\u02d7\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** Spaces that do not break, of whatever width. */
const spaces = /\p{Zs}/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: tabs and line breaks are all a note may hold
const forbiddenInNotes = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/u;

const codePoints = (text: string) => [...text].length;
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** One trimmed NFC line of 1 to `max` code points. */
export const line = (max: number, missing = "fields.required", long = "fields.long") =>
  z
    .string(missing)
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => text.length > 0, missing)
    .refine((text) => codePoints(text) <= max && bytes(text) <= max * 4, long)
    .refine((text) => !forbidden.test(text), "fields.characters");

/** A line that names a thing uniquely: also free of invisible and direction-changing marks. */
export const label = (max: number, missing?: string, long?: string) =>
  line(max, missing, long).refine((text) => !deceptive.test(text), "fields.characters");

/** A text with one hyphen for every dash. The dashes of stored keys were brought to it by a migration. */
export const plainDashes = (text: string): string => text.replace(dashes, "-");

/** What is stamped on a thing and typed again by others: a label with plain hyphens and plain spaces. */
export const stamp = (max: number, missing?: string, long?: string) =>
  z
    .string(missing ?? "fields.required")
    .transform((text) => plainDashes(text).replace(spaces, " "))
    .pipe(label(max, missing, long));

/** Several lines, at most `max` code points; blank is null. */
export const notes = (max: number, long = "fields.long") =>
  z
    .string("fields.invalid")
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .refine((text) => codePoints(text) <= max, long)
    .refine((text) => !forbiddenInNotes.test(text), "fields.characters")
    .transform((text) => text || null);

/** Null for null, blank and emptied. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? null : value), schema.nullable());

/** Whether `YYYY-MM-DD` names a day that exists; 30 February does not. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) === text;
}

const timestamp = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** A calendar day, `YYYY-MM-DD`, from 1900 on. A timestamp keeps the day as it was typed. */
export const calendarDay = z
  .string("fields.date")
  .transform((text) => text.trim())
  .transform((text) => (timestamp.test(text) ? text.slice(0, 10) : text))
  .refine(isCalendarDay, "fields.date")
  .refine((day) => day >= "1900-01-01", "fields.date_early");

const monthForm = /^(?:(\d{4})-(\d{1,2})|(\d{1,2})[/.-](\d{4}|\d{2}))$/;

/** `2024`, `24`, `2024-03`, `03/2024` or a whole day, as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; a short year stays short. */
export const partDay = z
  .string("fields.part_date")
  .transform((text) => text.trim())
  .transform((text) => {
    const [, year, month, before, after] = monthForm.exec(text) ?? [];
    const [of, which] = [year ?? after, month ?? before];
    return of && which ? `${of}-${which.padStart(2, "0")}` : timestamp.test(text) ? text.slice(0, 10) : text;
  })
  .refine((text) => /^(\d{4}|\d{2})(-(0[1-9]|1[0-2]))?$/.test(text) || isCalendarDay(text), "fields.part_date")
  .refine((text) => text.split("-")[0]?.length === 2 || text >= "1900", "fields.date_early");

/** An id as it comes from outside; whether it exists is the database's to say. */
export const id = z
  .string("fields.invalid")
  .min(1, "fields.required")
  .max(64, "fields.invalid")
  .refine((text) => !forbidden.test(text), "fields.invalid");

// No controls, no invisible marks, no half of a surrogate pair in the name.
const mailName = String.raw`[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}]+`;
const letter = String.raw`[\p{L}\p{M}\p{N}]`;
// A mistyped address looks like `joao@nada` or `joao@gmail.c`: a domain has two parts at least, and the last is no number
// and no single letter.
const addressForm = new RegExp(
  `^${mailName}@(?:${letter}(?:[\\p{L}\\p{M}\\p{N}_-]*${letter})?\\.)+(?!\\d+$)${letter}(?:[\\p{L}\\p{M}\\p{N}-]*${letter})$`,
  "u",
);

/** An e-mail address, lower case. */
export const email = z
  .string("fields.required")
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => text.length > 0, "fields.required")
  .refine((text) => text.length <= 254 && addressForm.test(text), "fields.email");

const decimalForm = /^\d{1,9}(?:[.,]\d{1,2})?$/;
// `1.234` could be a thousand or one and a bit, so it is refused, with both readings, rather than guessed.
const twoReadings = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** A number with at most two decimals; text may have a comma or a point, as people write it. */
export const decimal = (min: number, max: number, message: string) =>
  z.unknown().transform((given, context) => {
    const bare = typeof given === "string" ? given.normalize("NFKC").replace(/[\s€]/g, "") : "";
    const [, before, after] = twoReadings.exec(bare) ?? [];
    const read = typeof given === "string" ? decimalIn(bare) : given;
    if (typeof read === "number" && read >= min && read <= max) return Math.round(read * 100) / 100;
    const isUnclear = before !== undefined && after !== undefined;
    context.issues.push({
      code: "custom",
      input: given,
      message: isUnclear ? "fields.two_readings" : message,
      ...(isUnclear && { params: { text: bare, whole: before + after, before, after } }),
    });
    return z.NEVER;
  });

const decimalIn = (bare: string): number => (decimalForm.test(bare) ? Number(bare.replace(",", ".")) : Number.NaN);

/** What instruments show: signed, with as many decimals as they say. */
const signedForm = /^[+-]?\d{1,7}(?:[.,]\d{1,6})?$/;

/** A number, or a text of one with a comma or a point; NaN for anything else. */
export function numberIn(given: unknown): number {
  if (typeof given === "number") return Number.isFinite(given) ? given : Number.NaN;
  const bare =
    typeof given === "string"
      ? given
          .normalize("NFKC")
          .replace(/[\s°%]/g, "")
          .replace("\u2212", "-")
      : "";
  return signedForm.test(bare) ? Number(bare.replace(",", ".")) : Number.NaN;
}

/** A whole number as a query string has it: digits only, so that `0x10`, `1e3` and a blank are refused. */
export const digits = (message: string) =>
  z.preprocess(
    (value) => (typeof value === "string" && !/^\d{1,9}$/.test(value) ? Number.NaN : value),
    z.coerce.number(message).int(message),
  );

/** The query part of every list; anything else is 422, never clamped in silence. */
export const paging = {
  page: digits("fields.page")
    .refine((page) => page >= 1 && page <= 1_000_000, "fields.page")
    .default(1),
};

/** Where the next part of a list begins, as an answer gave it in `next`; empty for the first. Opaque to its reader. */
export const cursor = z
  .string("fields.cursor")
  .max(1500, "fields.cursor")
  .regex(/^[\w-]*$/, "fields.cursor")
  .optional();

/** The question of lists that have pages and no filters; as below. */
export const listQuestion = z.object({ ...paging, org_id: id.optional() });

/** The question of lists without filters. The organisation must be the caller's own; it never selects data. */
export const ofOrganization = z.object({ org_id: id.optional() });
