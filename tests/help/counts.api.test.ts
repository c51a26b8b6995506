import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { removeOldCounts } from "#worker/support/help/counts.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

const linesOf = ({ db }: World) =>
  db.all(sql`SELECT kind, language, term, answer, n FROM help_counts ORDER BY kind, language, term, answer`);
const from = (ip: string, language = "pt") => ({ headers: { "CF-Connecting-IP": ip, "Accept-Language": language } });

test("what is sought in vain is counted by language, in small letters, and says nothing of whoever sought it", async () => {
  const world = await newWorld();
  const search = async (text: string, visit = from("192.0.2.1")) =>
    (await world.ask("/api/help/searches", { json: { text }, ...visit })).status;
  expect(await search("Poleiros")).toBe(202);
  expect(await search("  poleiros ")).toBe(202);
  expect(await search("perches", from("192.0.2.2", "en"))).toBe(202);
  // What may be somebody's is thanked for and forgotten.
  for (const text of ["rita@voliera.test", "+351 912 345 678", "912345678"]) expect(await search(text)).toBe(202);
  expect(await linesOf(world)).toEqual([
    { kind: "sought", language: "en", term: "perches", answer: "", n: 1 },
    { kind: "sought", language: "pt", term: "poleiros", answer: "", n: 2 },
  ]);
  for (const text of ["", "   ", "x".repeat(61), 7, null, "a\nb"])
    expect([text, await search(text as string)]).toEqual([text, 422]);
});

test("an article is found useful or not once a day by one network, whoever asks again", async () => {
  const world = await newWorld();
  const vote = async (is_useful: unknown, ip: string, article: unknown = "clear-eggs") =>
    (await world.ask("/api/help/votes", { json: { article, is_useful }, ...from(ip) })).status;
  expect(await vote(true, "192.0.2.1")).toBe(202);
  expect(await vote(true, "192.0.2.1")).toBe(202);
  expect(await vote(false, "192.0.2.1")).toBe(202);
  expect(await vote(false, "192.0.2.2")).toBe(202);
  expect(await vote(true, "192.0.2.1", "labels")).toBe(202);
  expect(await linesOf(world)).toEqual([
    { kind: "vote", language: "pt", term: "clear-eggs", answer: "no", n: 1 },
    { kind: "vote", language: "pt", term: "clear-eggs", answer: "yes", n: 1 },
    { kind: "vote", language: "pt", term: "labels", answer: "yes", n: 1 },
  ]);
  for (const [useful, article] of [
    ["yes", "labels"],
    [true, "../labels"],
    [true, "x".repeat(61)],
    [true, null],
  ])
    expect(await vote(useful, "192.0.2.3", article)).toBe(422);
});

test("one network counts at most sixty times in ten minutes, and after ninety days all is forgotten", async () => {
  const world = await newWorld();
  const statuses: number[] = [];
  for (let at = 0; at < 62; at += 1) {
    const { status } = await world.ask("/api/help/searches", { json: { text: `w${at}` }, ...from("192.0.2.1") });
    statuses.push(status);
  }
  expect(statuses.filter((it) => it === 202)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
  expect(await linesOf(world)).toHaveLength(60);
  const in_days = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await removeOldCounts(world.db, in_days(89));
  expect(await linesOf(world)).toHaveLength(60);
  await removeOldCounts(world.db, in_days(91));
  expect(await linesOf(world)).toEqual([]);
});
