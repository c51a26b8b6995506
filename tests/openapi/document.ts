import type { newWorld } from "#tests/app/world.ts";

type World = Pick<Awaited<ReturnType<typeof newWorld>>, "ask">;
type Content = Record<string, { schema: Record<string, unknown> }>;
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: unknown[];
  parameters?: Array<{ name: string; in: string }>;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = {
  info: { title: string };
  tags: unknown[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
};

/** The document as the API answers it. */
export async function documentIn({ ask }: World, query = "?lang=en", headers = {}): Promise<Document> {
  const answer = await ask(`/api/openapi.json${query}`, { headers });
  if (answer.status !== 200) throw new Error(`the document is answered ${answer.status}`);
  return (await answer.json()) as Document;
}

/** Every call of a document. */
export const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
