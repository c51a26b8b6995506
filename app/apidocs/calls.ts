import type { WordKey } from "#app/locales/dictionary.ts";
import type { OpenApiDocument } from "#worker/openapi/document.ts";

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  contentMediaType?: string;
};
type Operation = {
  summary: string;
  description?: string;
  security: unknown[];
  parameters?: Array<{ name?: string; in?: string; required?: boolean; schema?: Schema }>;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
/** A field of a call: words that are typed as they stand, or the kinds of value it takes. */
type Field = { name: string; kinds: WordKey[]; words: string[]; is_required: boolean };
export type ShownCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  permission: string | undefined;
  is_public: boolean;
  path_fields: Field[];
  query: Field[];
  body: Field[];
  answer: Field[];
};

/** The calls of a document as a page shows them. */
export function callsIn(document: OpenApiDocument): ShownCall[] {
  const schemas = document.components.schemas as Record<string, Schema>;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) =>
      shown({ path, method, operation, schemas }),
    ),
  );
}

type Described = { path: string; method: string; operation: Operation; schemas: Record<string, Schema> };

function shown({ path, method, operation, schemas }: Described): ShownCall {
  const { summary, description, security, parameters = [], requestBody, responses } = operation;
  const within = (place: string) =>
    parameters.flatMap(({ name, in: at, required, schema }) =>
      name && at === place ? [fieldOf(name, schema ?? {}, required === true)] : [],
    );
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const good = responses["200"] ?? responses["201"];
  const answer = good?.content?.["application/json"]?.schema;
  return {
    id: `${method}${path.replace(/[^a-z0-9]+/gi, "-").replace(/-$/, "")}`,
    method: method.toUpperCase(),
    path,
    summary,
    permission: description,
    is_public: security.length === 0,
    path_fields: within("path"),
    query: within("query"),
    body: body ? fieldsOf(body, schemas) : [],
    answer: answer ? answered(answer, schemas) : [],
  };
}

/** What is told of an answer: the fields of `data`, of one of its items where it is a list. */
function answered(answer: Schema, schemas: Record<string, Schema>): Field[] {
  const inner = (schema: Schema): Schema => {
    const { $ref = "" } = schema;
    const named = schemas[$ref.replace("#/components/schemas/", "")];
    return named ? inner(named) : schema;
  };
  const whole = inner(answer);
  const data = whole.properties?.data;
  if (!data) return fieldsOf(whole, schemas);
  const listed = (inner(data).properties?.items ?? inner(data)) as Schema & { items?: Schema };
  return fieldsOf(inner(listed.items ?? inner(data)), schemas);
}

function fieldsOf(schema: Schema, schemas: Record<string, Schema>): Field[] {
  const { properties = {}, required = [], allOf = [] } = schema;
  const own = Object.entries(properties).map(([name, inner]) => fieldOf(name, inner, required.includes(name)));
  return [...allOf.flatMap((part) => fieldsOf(part, schemas)), ...own];
}

function fieldOf(name: string, schema: Schema, is_required: boolean): Field {
  const words = wordsIn(schema).filter((word) => word !== "");
  const kinds = words.length > 0 && words.length <= 20 ? [] : [...new Set(kindsIn(schema))];
  return { name, kinds, words: kinds.length > 0 ? [] : words, is_required };
}

const variants = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf];

function wordsIn(schema: Schema): string[] {
  if (schema.const !== undefined) return [String(schema.const)];
  if (schema.enum) return schema.enum.map(String);
  const parts = variants(schema).map(wordsIn);
  return parts.every((part, at) => part.length > 0 || variants(schema)[at]?.type === "null") ? parts.flat() : [];
}

const kindOf: Record<string, WordKey> = {
  string: "apidocs.type.text",
  number: "apidocs.type.number",
  integer: "apidocs.type.number",
  boolean: "apidocs.type.boolean",
  array: "apidocs.type.list",
  object: "apidocs.type.object",
  null: "apidocs.type.null",
};

function kindsIn(schema: Schema): WordKey[] {
  if (schema.contentMediaType) return ["apidocs.type.file"];
  if (schema.$ref) return ["apidocs.type.object"];
  const parts = variants(schema);
  if (parts.length > 0) return parts.flatMap(kindsIn);
  const types = [schema.type ?? []].flat();
  return types.length > 0 ? types.flatMap((type) => kindOf[type] ?? []) : ["apidocs.type.any"];
}
