import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { newPairs } from "#tests/pairs/pairs-world.ts";
import { understand } from "#worker/assistant/engine/understand.ts";
import type { Scope } from "#worker/scope.ts";

async function understanding() {
  const world = await newPairs();
  const { a, b, db, today } = world;
  const as = (resident: typeof a) =>
    ({ db, org_id: resident.org_id, user_id: resident.user_id, role: "owner", language: "pt", today }) as Scope;
  return { ...world, ask: (question: string) => understand(as(a), question, null), askAs: understand, scopeOf: as, b };
}

test("what a question names is looked up in one trip, whatever it is", async () => {
  const { ask, cock, cage, pair, db } = await understanding();
  const bird = await cock({ identifier: "PT 2026 0417", name: "Rubi" });
  const place = await cage("B4");
  const { id: pair_id } = await pair();
  for (const [question, reading] of [
    ["Onde está o 417?", { tool: "bird", arguments: { bird_id: bird.id, about: "place" } }],
    ["Que idade tem a Rubi?", { tool: "bird", arguments: { bird_id: bird.id, about: "age" } }],
    ["birds in cage b4", { tool: "birds", arguments: { status_id: "present", place_id: place } }],
    ["taxa de eclosão do par 1", { tool: "results", arguments: { pair_id } }],
    ["Quem me deve dinheiro?", { tool: "owed", arguments: { direction: "in" } }],
    ["Onde está o 471?", { outcome: "not_there", said: "471" }],
  ] as const) {
    const before = tripsOf(db).length;
    expect(await ask(question), question).toMatchObject(reading);
    expect(tripsOf(db).length - before, question).toBe(1);
  }
});

test("of another organisation nothing is known", async () => {
  const { askAs, scopeOf, b, cock, cage } = await understanding();
  await cock({ identifier: "PT 2026 0417", name: "Rubi" });
  await cage("B4");
  const theirs = (question: string) => askAs(scopeOf(b), question, null);
  expect(await theirs("Onde está o anel PT 2026 0417?")).toMatchObject({ outcome: "not_there" });
  expect(await theirs("Quem está na gaiola B4?")).toMatchObject({ outcome: "not_there" });
  expect(await theirs("Onde está a Rubi?")).toMatchObject({ outcome: "not_there" });
});
