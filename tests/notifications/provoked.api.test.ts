import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aviary, head } from "#tests/app/spreadsheet-world.ts";
import type { newWorld, Resident } from "#tests/app/world.ts";
import { newNests } from "#tests/clutches/nests.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { invite, join, tokenFor } from "#tests/members/invitations.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { wakeOrganizations } from "#worker/notifications/mornings.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import { gatheredRooms } from "#worker/rooms.ts";

const { mornings } = gatheredRooms.slots;

/** What somebody was notified of, the first first. */
async function heard({ ask }: Pick<Awaited<ReturnType<typeof newWorld>>, "ask">, as: Resident) {
  const { data } = (await (await ask("/api/notifications", { as })).json()) as { data: NotificationPage };
  return data.items.map(({ event, text, to }) => ({ event, text, to })).reverse();
}

test("of a nest every step is told once, on the morning it begins", async () => {
  const world = await newNests();
  const { db, a, pair, laid, done, dayIs } = world;
  const [first, second, third] = await laid((await pair()).id, 3);
  await done([third], "2027-04-03", { state: "stored" });
  const wake = async (day: string) => {
    await db.run(sql`UPDATE mornings SET next_at = ${`${day}T04:00:00.000Z`} WHERE org_id = ${a.org_id}`);
    await wakeOrganizations(db, `${day}T04:00:00.000Z`, mornings);
  };
  const wakeThrough = async (from: string, to: string) => {
    for (let day = from; day <= to; day = plusDays(day, 1)) await wake(day);
  };
  await wakeThrough("2027-04-04", "2027-04-12");
  await done([first, second], "2027-04-12", { state: "set" });
  await wakeThrough("2027-04-13", "2027-04-26");
  await done([first], "2027-04-26", { state: "hatched", identifier: "C-1" });
  await wakeThrough("2027-04-27", "2027-05-27");
  await dayIs("2027-05-27");
  expect((await heard(world, a)).map(({ event, text }) => `${event}: ${text}`)).toEqual([
    "season.due: 2 eggs to candle (1 nest)",
    "season.due: 1 egg stored for too many days (1 nest)",
    "season.due: 2 eggs to candle (1 nest)",
    "season.due: 2 eggs may hatch from today (1 nest)",
    "season.overdue: 1 egg should have hatched by now (1 nest)",
    "season.due: 1 chick to ring (1 nest)",
    "season.due: 1 chick to wean (1 nest)",
  ]);
});

test("a registration and a trial that end are told of to whoever can do something about it, and no keeper", async () => {
  const world = await newNests();
  const { db, a, ask, dayIs } = world;
  await dayIs("2027-03-20");
  const keeper = await colleague(world, a, "keeper");
  const manager = await colleague(world, a, "manager");
  const json = { kind: "other", number: "7", body: "FONP", expires_on: "2027-03-31" };
  expect((await ask("/api/registrations", { as: a, json })).status).toBe(201);
  await db.run(sql`UPDATE organizations SET plan = 'professional', trial_ends_at = '2027-03-31T12:00:00.000Z'
    WHERE id = ${a.org_id}`);
  for (let day = "2027-03-20"; day <= "2027-04-03"; day = plusDays(day, 1))
    await wakeOrganizations(db, `${day}T05:00:00.000Z`, mornings);
  const papers = ["papers.ending", "papers.ending", "papers.ending", "papers.ended"];
  const events = async (who: Resident) => (await heard(world, who)).map(({ event }) => event);
  expect((await events(a)).sort()).toEqual([...papers, "trial.ending", "trial.ending"].sort());
  expect(await events(manager)).toEqual(papers);
  expect(await events(keeper)).toEqual([]);
});

test("who joins and who leaves is told to those who manage members, and not to themselves", async () => {
  const world = await newNests();
  const { a, ask } = world;
  const manager = await colleague(world, a, "manager");
  const keeper = await colleague(world, a, "keeper");
  await invite(world, a, "bia@voliera.test", "manager");
  const answer = await join(world, await tokenFor(world, "bia@voliera.test"));
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const bia = { ...manager, token };
  for (const who of [a, manager])
    expect(await heard(world, who)).toEqual([
      { event: "member.joined", text: "Bia Costa has joined the organisation", to: "/settings/members" },
    ]);
  for (const who of [bia, keeper]) expect(await heard(world, who)).toEqual([]);
  const left = await ask("/api/members/leave", { as: keeper, json: { current_password: "quatro ninhos ao vento" } });
  expect(left.status).toBeLessThan(300);
  const events = async (who: Resident) => (await heard(world, who)).map(({ event }) => event).sort();
  for (const who of [a, manager]) expect(await events(who)).toEqual(["member.joined", "member.left"]);
  expect(await events(bia)).toEqual(["member.left"]);
});

test("the end of an import of a thousand rows is told to who began it, and of one row less to nobody", async () => {
  const world = await aviary();
  const { csv, a } = world;
  const manager = await colleague(world, a, "manager");
  const rows = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => [`PT-${from + at}`, "canario", "", "2024-04-01", "", ""]);
  expect((await csv([head, ...rows(999, 0)])).status).toBe(200);
  expect(await heard(world, a)).toEqual([]);
  const { data } = await csv([head, ...rows(1000, 1000)]);
  expect(await heard(world, a)).toEqual([
    { event: "import.done", text: "Import finished: 1,000 rows", to: `/birds/import/${data.id}` },
  ]);
  expect(await heard(world, manager)).toEqual([]);
});
