import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import { mostViews } from "#worker/accounts/views/saved-views.ts";
import { restorable } from "#worker/archive/contract.ts";
import { submitArchive, takeArchive } from "./archives.ts";
import { growing, papers, registrations, views } from "./growing-archives.ts";

const day = "2027-03-20";
const newFlock = () => nestsIn(() => newWorld({ RATE_LIMITS: "relaxed" }), day);

/** An organisation with a pair and its eggs, what it takes along, and an empty one beside it. */
async function takenAlong() {
  const world = await newFlock();
  const { id } = await world.pair();
  await world.laid(id, 2);
  const { files } = await takeArchive(world, world.a);
  await world.signIn(world.b);
  return { world, files };
}

/** What is parsed while something is done: how many texts, their letters, and the most values in one of them. */
async function parsedBy<Answer>(act: () => Promise<Answer>) {
  const parse = vi.spyOn(JSON, "parse");
  try {
    const answer = await act();
    const texts = parse.mock.calls.map(([text]) => text);
    const letters = texts.reduce((sum, text) => sum + text.length, 0);
    const values = texts.map((text) => text.split(/[,[{]/).length);
    return { answer, work: { texts: texts.length, letters, values: Math.max(0, ...values) } };
  } finally {
    parse.mockRestore();
  }
}

test("whichever way an archive grows, it is read or refused in words, and what is read of it has an end", {
  timeout: 180_000,
}, async () => {
  const { world, files } = await takenAlong();
  for (const [way, { file, until }] of Object.entries(growing)) {
    let refused = false;
    for (let power = Math.max(1, until - 2); power <= until; power += 1) {
      const bytes = await file(files, 10 ** power);
      const { answer, work } = await parsedBy(() => submitArchive(world, world.b, bytes));
      expect([way, power, answer.status]).toEqual([
        way,
        power,
        refused ? expect.toBeOneOf([413, 422]) : expect.toBeOneOf([201, 413, 422]),
      ]);
      expect([way, power, work.texts <= restorable.rows + 100]).toEqual([way, power, true]);
      expect([way, power, work.letters <= 2 * restorable.data]).toEqual([way, power, true]);
      expect([way, power, work.values <= 50_000]).toEqual([way, power, true]);
      refused = answer.status !== 201;
    }
  }
});

/** How often things are looked up while something is done. */
async function lookedUpBy<Answer>(act: () => Promise<Answer>) {
  const all = [vi.spyOn(Set.prototype, "has"), vi.spyOn(Map.prototype, "get"), vi.spyOn(Map.prototype, "values")];
  try {
    return { answer: await act(), lookups: all.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
  } finally {
    for (const spy of all) spy.mockRestore();
  }
}

test("what an archive brings a thousand of is put back, or refused in words, by work that grows as it does", {
  timeout: 180_000,
}, async () => {
  const { files } = await takenAlong();
  const listed: Record<string, unknown[]> = {};
  for (const [way, make] of Object.entries({ views, registrations, papers })) {
    const work: number[] = [];
    for (const n of [10, 100, 1000]) {
      const world = await newFlock();
      await world.dayIs("2027-04-02");
      await world.signIn(world.b);
      const { data } = await submitArchive(world, world.b, await make(files, n));
      const json = { digest: data.digest, papers: true };
      const { answer, lookups } = await lookedUpBy(() => world.ask("/api/archive/restore", { as: world.b, json }));
      listed[way] = [...(listed[way] ?? []), answer.status];
      work.push(lookups);
      const [kept] = await world.db.all<{ n: number }>(
        sql`SELECT count(*) AS n FROM saved_views WHERE org_id = ${world.b.org_id}`,
      );
      expect([way, n, kept?.n]).toEqual([way, n, way === "views" ? Math.min(n, mostViews) : 0]);
    }
    const [, hundred = 0, thousand = 0] = work;
    expect([way, thousand < 12 * hundred, work]).toEqual([way, true, work]);
  }
  expect(listed).toEqual({ views: [200, 200, 200], registrations: [200, 200, 409], papers: [200, 200, 409] });
});
