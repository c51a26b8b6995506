import type { Language } from "#db/vocabulary.ts";
import type { Call } from "./calls.ts";
import { components } from "./components.ts";
import { operationOf, templateOf } from "./operation.ts";
import { type JsonSchema, schemaOf } from "./schemas.ts";
import { introduction, roomTitles } from "./words.ts";

/** The OpenAPI 3.1 document of these calls, in one language; `origin` is where the API is reached. */
export function documentOf(calls: readonly Call[], of: { language: Language; origin: string; version: string }) {
  const { language, origin, version } = of;
  const named: Record<string, JsonSchema> = {};
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    const at = templateOf(call.path);
    const there = paths[at] ?? {};
    there[call.method.toLowerCase()] = operationOf(call, language, named);
    paths[at] = there;
  }
  const { title, text } = introduction[language];
  const rooms = [...new Set(calls.map(({ room }) => room))];
  const common = components(language, (schema) => schemaOf(schema, "output", named));
  return {
    openapi: "3.1.1",
    info: { title, version, description: text },
    servers: [{ url: origin }],
    tags: rooms.map((name) => ({ name, description: roomTitles[name]?.[language] ?? name })),
    paths,
    components: { ...common, schemas: { ...named, ...common.schemas } },
  };
}
export type OpenApiDocument = ReturnType<typeof documentOf>;
