import * as z from "zod";

export type JsonSchema = { [key: string]: unknown };
type Schemas = Record<string, JsonSchema>;

/** A file in a form has no shape of JSON. */
const file: JsonSchema = { type: "string", contentMediaType: "application/octet-stream" };

/**
 * The JSON Schema (2020-12) of a contract, as a caller writes it (`input`) or as it is answered (`output`). What zod names
 * by `meta({ id })` goes into `named` and is referred to.
 */
export function schemaOf(schema: z.ZodType, io: "input" | "output", named: Schemas): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { type } = zodSchema._zod.def;
      if (type === "file" || (type === "custom" && Object.keys(jsonSchema).length === 0))
        Object.assign(jsonSchema, file);
    },
  }) as JsonSchema;
  const { $schema, $defs = {}, ...whole } = made;
  for (const [name, part] of Object.entries($defs as Schemas)) named[name] = referring(without(part)) as JsonSchema;
  return referring(whole) as JsonSchema;
}

const without = ({ $schema, id, ...rest }: JsonSchema): JsonSchema => rest;

/** `#/$defs/Bird` is `#/components/schemas/Bird` in a document. */
function referring(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referring);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string"
        ? inner.replace("#/$defs/", "#/components/schemas/")
        : referring(inner),
    ]),
  );
}

/** An object's fields; empty where a contract takes any name. */
export function fieldsOf({ properties = {}, required = [], allOf = [] }: JsonSchema): Array<{
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}> {
  const inner = (allOf as JsonSchema[]).flatMap(fieldsOf);
  const own = Object.entries(properties as Schemas).map(([name, schema]) => ({
    name,
    schema,
    isRequired: (required as string[]).includes(name),
  }));
  return [...inner, ...own];
}
