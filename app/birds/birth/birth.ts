import { typedPart } from "#worker/locales/part-days.ts";
import type { Born } from "./age.ts";

/** The fields of a form that together say a birth: how much of it is known, and a box for each. */
export const birthFields = ["birth_precision", "birth_date", "birth_month", "birth_year"] as const;
type BirthField = (typeof birthFields)[number];
type Typed = Partial<Record<BirthField, unknown>>;

/** What the boxes hold for a birth that is stored; those of less than is known are filled in too, for whoever corrects it. */
export function storedBirth({ birth_date: day, birth_precision: known }: Born): Record<BirthField, string> {
  if (!day) return { birth_precision: "unknown", birth_date: "", birth_month: "", birth_year: "" };
  return {
    birth_precision: known ?? "day",
    birth_date: known === null ? day : "",
    birth_month: known === "year" ? "" : typedPart(day, "month"),
    birth_year: typedPart(day, "year"),
  };
}

/** What the boxes say: the one that goes with what is known. */
export function typedBirth({ birth_precision, birth_date, birth_month, birth_year }: Typed): unknown {
  if (birth_precision === "unknown") return null;
  if (birth_precision === "month") return birth_month ?? null;
  return (birth_precision === "year" ? birth_year : birth_date) ?? null;
}

/** The field in which the birth is asked for, once it is chosen how much of it is known. */
export function shownBirth({ birth_precision: known }: Typed): BirthField {
  if (known === "unknown") return "birth_precision";
  return known === "month" || known === "year" ? `birth_${known}` : "birth_date";
}

/** A form's birth as the API takes it. */
export function withBirth<Value extends Typed>({ birth_month, birth_year, ...value }: Value) {
  const { birth_precision, birth_date } = value;
  const born = typedBirth({ birth_precision, birth_date, birth_month, birth_year });
  return { ...value, birth_date: born, birth_precision: birth_precision === "unknown" ? null : birth_precision };
}
