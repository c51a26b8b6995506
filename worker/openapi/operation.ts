import type { Language } from "#db/vocabulary.ts";
import type { Call } from "./calls.ts";
import { fieldsOf, type JsonSchema, schemaOf } from "./schemas.ts";
import { introduction } from "./words.ts";

type Named = Record<string, JsonSchema>;

/** What an OpenAPI document says of one call. */
export function operationOf(call: Call, language: Language, named: Named): JsonSchema {
  const { room, summary, permission, contracts } = call;
  const parameters = [...pathParameters(call.path), ...queryParameters(call, named), ...headersOf(call)];
  const body = bodyOf(contracts, named);
  return {
    operationId: operationIdOf(call),
    tags: [room],
    summary: summary[language],
    ...(permission && { description: introduction[language].permission(permission), "x-permission": permission }),
    security: permission ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responsesOf(call, named),
  };
}

/** The path as OpenAPI writes it: `/api/birds/{id}`. */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

const parametersIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** `getBirdsIdWeights`; two calls have never the same. */
function operationIdOf({ method, path }: Call): string {
  const words = path
    .replace(/^\/api/, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
}

const pathParameters = (path: string) =>
  parametersIn(path).map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));

function queryParameters({ contracts: { query } }: Call, named: Named): JsonSchema[] {
  if (!query) return [];
  return fieldsOf(schemaOf(query, "input", named)).map(({ name, schema, isRequired }) => ({
    name,
    in: "query",
    ...(isRequired && { required: true }),
    schema,
  }));
}

function headersOf({ method, contracts: { json } }: Call): JsonSchema[] {
  if (method === "POST" && json) return [{ $ref: "#/components/parameters/IdempotencyKey" }];
  return method === "PUT" && json && "version" in ((json as { shape?: object }).shape ?? {})
    ? [{ $ref: "#/components/parameters/IfMatch" }]
    : [];
}

function bodyOf({ json, form }: Call["contracts"], named: Named): JsonSchema | undefined {
  if (json) return { required: true, content: { "application/json": { schema: schemaOf(json, "input", named) } } };
  if (!form) return undefined;
  const schema = schemaOf(form, "input", named);
  const takesFile = !fieldsOf(schema).some(({ name }) => name === "grant_type");
  return {
    required: true,
    content: { [takesFile ? "multipart/form-data" : "application/x-www-form-urlencoded"]: { schema } },
  };
}

const isFile = (path: string) =>
  /\.(pdf|csv|xlsx|svg)$|\/(pdf|file|thumb|small|logo|photo|export|template|copy|proof)$/.test(path);

function responsesOf({ method, path, answer, permission, contracts }: Call, named: Named): JsonSchema {
  const refused = { $ref: "#/components/responses/Problem" };
  const json = (schema: JsonSchema) => ({ description: "OK", content: { "application/json": { schema } } });
  const good = answer
    ? { [answer.status]: json(schemaOf(answer.schema, "output", named)) }
    : { "2XX": method === "DELETE" || isFile(path) ? { description: "OK" } : json({}) };
  return {
    ...good,
    ...(permission && { "401": refused, "403": refused }),
    ...(parametersIn(path).length > 0 && { "404": refused }),
    ...(Object.keys(contracts).length > 0 && { "422": refused }),
    ...(permission && { "429": refused }),
    default: refused,
  };
}
