import * as z from "zod";
import type { FieldFacts } from "#app/controls/field.tsx";

/** What a browser can check of a field before it is sent. */
type Limit = Pick<FieldFacts, "required" | "maxLength" | "min" | "max" | "step">;
export type Limits = Record<string, Limit>;

const known = new WeakMap<z.ZodObject, Limits>();

/** What a contract demands of each field of a form. For loaders: the contract itself stays out of the browser. */
export function limitsOf(contract: z.ZodObject): Limits {
  const limits = known.get(contract) ?? limitsIn(contract);
  known.set(contract, limits);
  return limits;
}

function limitsIn(contract: z.ZodObject): Limits {
  const { properties = {}, required = [] } = z.toJSONSchema(contract, { io: "input", unrepresentable: "any" });
  return Object.fromEntries(
    Object.entries(contract.shape).map(([name, field]) => {
      const { minimum: min, maximum: max } = valueIn(properties[name]);
      const more = min === undefined ? { maxLength: longest(field) } : { min, max, step: stepOf(field, min) };
      return [name, { ...(required.includes(name) && { required: true }), ...more }];
    }),
  );
}

type Described = z.core.JSONSchema.BaseSchema;

// What may be left out is described as one of two things, of which the other is null.
function valueIn(described: Described | boolean | undefined): Described {
  const { anyOf: [value] = [], ...plain } = Object(described) as Described;
  return value ?? plain;
}

type Field = z.core.$ZodType & Pick<z.ZodType, "safeParse">;

// How long a line is and how fine a number, contracts say in rules of their own (a line counts code points), which no
// description tells: the contract is asked.
function longest(field: Field): number | undefined {
  const takes = (length: number) => field.safeParse("a".repeat(length)).success;
  if (!takes(1)) return undefined;
  let [taken, refused] = [1, 2];
  while (takes(refused)) {
    if (refused > 65_536) return undefined;
    [taken, refused] = [refused, refused * 2];
  }
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (takes(middle)) taken = middle;
    else refused = middle;
  }
  return taken;
}

function stepOf(field: Field, min: number): number | "any" {
  return [1, 0.1, 0.01].find((step) => !field.safeParse(min + step / 10).success) ?? "any";
}
