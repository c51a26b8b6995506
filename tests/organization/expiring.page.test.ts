import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { papersOnAgenda } from "#worker/organization/expiring.ts";

type Agenda = SlotAnswer<typeof papersOnAgenda>;

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const licence = { kind: "licence_dl92_2019", number: "L1" };

async function newAgenda() {
  const world = await newWorld();
  const { ask, a } = world;
  const end = (json: object) => ask("/api/registrations", { as: a, json });
  const serialize = async (query = "?late=1", as = a) => {
    const answer = await ask(`/api/agenda${query}`, { as });
    return ((await answer.json()) as Agenda).papers.map(({ number, on, is_late }) => [number, on, is_late]);
  };
  return { ...world, end, told: serialize };
}

test("a licence is told of 60 days before its end, anything else 30 days before, and both once they have ended", async () => {
  const { end, told, b } = await newAgenda();
  await end({ ...licence, expires_on: days(60) });
  await end({ kind: "cites_icnf", number: "C1", expires_on: days(30) });
  await end({ kind: "cites_icnf", number: "C2", expires_on: days(-1) });
  await end({ kind: "breeder_number", number: "N1" });
  const only = `?from=${days(0)}&to=${days(0)}`;
  expect(await told(only)).toEqual([
    ["C1", days(0), false],
    ["L1", days(0), false],
  ]);
  expect((await told(`${only}&late=1`))[0]).toEqual(["C2", days(-31), true]);
  expect(await told(`?from=${days(-1)}&to=${days(-1)}`)).toEqual([["C2", days(-31), true]]);
  expect(await told("?late=1", b)).toEqual([]);
});

test("someone who may not issue papers sees no expiring registration, and nobody needs an extra trip", async () => {
  const { end, told, db, a } = await newAgenda();
  await end({ ...licence, expires_on: days(10) });
  const before = tripsOf(db).length;
  expect(await told()).toHaveLength(1);
  expect(tripsOf(db).length - before).toBeLessThanOrEqual(2);
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  expect(await told()).toEqual([]);
});

test("the agenda says what to renew, by which law, and leads there", async () => {
  const { ask, a, visitor } = await newSite();
  await ask("/api/registrations", { as: a, json: { ...licence, expires_on: days(20) } });
  const page = await visitor({ as: a, language: "pt" }).get("/agenda");
  expect(words(page.html)).toMatch(/Licença do DL 92\/2019 L1 caduca a \d+ de .+artigo 10\.º do DL 92\/2019/);
  expect(page.html).toMatch(/href="\/settings\/papers\?edit=registration_/);
});
