import { expect, test } from "vitest";
import { commandOf, examples } from "#app/apidocs/examples.ts";
import { newWorld } from "#tests/app/world.ts";

test("every example of the documentation is taken as it is printed, one behind the other", async () => {
  const { ask, a } = await newWorld();
  const ids: Record<string, string> = {};
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);
  for (const { method, path, json, name } of examples) {
    const body = json && { json: JSON.parse(filled(JSON.stringify(json))) as unknown };
    const answer = await ask(filled(path), { as: a, method, ...body });
    const { data } = (await answer.json()) as { data: { id: string } };
    expect([method, path, answer.status]).toEqual([method, path, method === "POST" ? 201 : 200]);
    if (name) ids[name] = data.id;
  }
});

test("an example is a command for a terminal, and names no key", () => {
  const [first] = examples;
  if (!first) throw new Error("there are no examples");
  const command = commandOf(first, "https://voliera.test");
  expect(command).toContain(
    'curl -X POST "https://voliera.test/api/bird-species" \\\n  -H "Authorization: Bearer $VOLIERA_KEY"',
  );
  expect(command).not.toContain("vol_");
});
