import { expect } from "vitest";
import { canarySeason } from "#tests/clutches/canary-season.ts";
import { newDevice } from "#tests/push/push-sink.ts";
import { call, firstMail, type NewResident, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";
import { addBird, type Keeper } from "#tests/storms/storm.ts";
import { plusDays } from "#worker/locales/calendar.ts";

const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Lisbon" }).format(new Date());
const ago = (days: number) => plusDays(today(), -days);
const minutesAgo = (minutes: number) => new Date(Date.now() - 60_000 * minutes).toISOString();
const hourAgo = () => minutesAgo(60);

async function made<Data = { id: string }>(asking: Promise<Response>): Promise<Data> {
  const answer = await asking;
  const text = await answer.text();
  expect([answer.ok, answer.ok || text]).toEqual([true, true]);
  return (text ? (JSON.parse(text) as { data: Data }).data : undefined) as Data;
}

const put = (server: TestServer, path: string, { token }: NewResident, json: object) =>
  fetch(`${server.origin}${path}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });

/** An owner who is mailed everything one way, with a device that is never quiet at a service of localhost. */
export async function newListener(server: TestServer, sink: string, mail: "at_once" | "digest" = "at_once") {
  const resident = await signUp(server);
  const json = { common_name: "Canário", latin_name: "Serinus canaria", group: "passerine", ...canarySeason };
  const { id: species_id } = await made(call(server, "/api/bird-species/", { ...resident, json }));
  const owner: Keeper = { ...resident, species_id };
  const choices = {
    season: { mail },
    care: { mail },
    papers: { mail },
    trade: { mail },
    account: { mail },
    quiet_from: 0,
    quiet_to: 0,
  };
  await made(put(server, "/api/notifications/choices", owner, choices));
  const { draft, read } = await newDevice(`${sink}/${owner.org_id}`);
  await made(call(server, "/api/notifications/devices", { ...owner, json: draft }));
  return { owner, read };
}

/** What the owner is to be notified of, as often as it is provoked below. */
export const everyEvent: Record<string, number> = {
  "season.due": 4,
  "season.overdue": 1,
  "bird.lighter": 1,
  "alarm.opened": 1,
  "alarm.closed": 1,
  "dose.due": 1,
  "quarantine.ends": 1,
  "task.due": 1,
  "payment.overdue": 1,
  "papers.ending": 1,
  "papers.ended": 1,
  "stock.low": 1,
  "lot.expiring": 1,
  "member.joined": 1,
  "member.left": 1,
  "import.done": 1,
  "trial.ending": 1,
};

/** Does all that people do of it, through the API of a server: who joins weighs a bird, and leaves; a machine is too warm for a while. */
export async function provokeByHand(server: TestServer, owner: Keeper): Promise<void> {
  const post = <Data = { id: string }>(path: string, json: object, as: { token: string } = owner) =>
    made<Data>(call(server, path, { token: as.token, json }));
  const email = `${crypto.randomUUID()}@voliera.test`;
  await post("/api/members/invitations", { email, role: "keeper" });
  const [, link] = /\/join\/([\w-]+)/.exec((await firstMail(server, email)).text) ?? [];
  const password = `ninho-${crypto.randomUUID()}`;
  const person = { token: link, first_name: "Bia", last_name: "Costa", password };
  const joined = await call(server, "/api/members/join", { json: person });
  const { access_token: token } = (await joined.json()) as { access_token: string };
  const bird = await made(addBird(server, owner, "PT 0"));
  for (const [grams, weighed_on] of [
    [20, ago(3)],
    [15, today()],
  ])
    await post(`/api/birds/${bird.id}/weights`, { grams, weighed_on }, { token });
  await made(call(server, "/api/members/leave", { token, json: { current_password: password } }));
  const lines = Array.from({ length: 1000 }, (_, at) => `PT 26 ${String(at).padStart(4, "0")};Canário`);
  const body = new FormData();
  body.set("file", new File([`Anilha;Espécie\n${lines.join("\n")}\n`], "bando.csv", { type: "text/csv" }));
  await made(call(server, "/api/birds/import", { token: owner.token, body }));
  const set = { temperature_c: 37.5, humidity_pct: 50, turning: "machine" };
  const tray = { name: "A", kind: "setter", slots: 12 };
  const machine = await post("/api/incubators", { name: "Covina", air: "forced", ...set, trays: [tray] });
  const { key } = await post<{ key: string }>(`/api/incubators/${machine.id}/devices`, { name: "Sonda" });
  // Whoever types a reading is not told of it.
  const read = (...readings: ReadonlyArray<readonly [minutes: number, temperature_c: number]>) => {
    const json = { readings: readings.map(([minutes, temperature_c]) => ({ at: minutesAgo(minutes), temperature_c })) };
    return made(call(server, `/api/incubators/${machine.id}/readings`, { token: key, json }));
  };
  await read([40, 39], [24, 39]);
  await read([20, 37.5], [2, 37.5]);
}

/** Lays and enters, through the API of a server, all that a morning brings; the clock is about to find it. */
export async function provokeMorning(server: TestServer, owner: Keeper): Promise<void> {
  const post = <Data = { id: string }>(path: string, json: object) =>
    made<Data>(call(server, path, { token: owner.token, json }));
  const cock = await made(addBird(server, owner, "PT cock"));
  /** An egg of a pair of its own, and what became of it, days ago. */
  const nest = async (laid: number, ...done: ReadonlyArray<readonly [state: string, days: number]>) => {
    const hen = await made(addBird(server, owner, `PT hen ${laid}`, { sex: "female" }));
    const together = { cock_ids: [cock.id], hen_ids: [hen.id], started_on: ago(90) };
    const pair = await post("/api/pairs/", { kind: "pair", state: "active", ...together });
    const { eggs } = await post<{ eggs: Array<{ id: string }> }>(`/api/pairs/${pair.id}/eggs`, { laid_on: ago(laid) });
    for (const [state, days] of done)
      await post("/api/eggs/events", { egg_ids: eggs.map(({ id }) => id), state, on: ago(days) });
  };
  await nest(5, ["set", 5]);
  await nest(13, ["set", 13]);
  await nest(16, ["set", 16]);
  await nest(19, ["set", 19], ["hatched", 6]);
  await nest(43, ["set", 43], ["hatched", 30]);
  const feed = await post("/api/stock", { name: "Alpista", category: "seed", unit: "g", minimum: 800 });
  const bag = { kind: "purchase", quantity: 1000, on: ago(1), expires_on: ago(-20) };
  await post(`/api/stock/${feed.id}/moves`, bag);
  await post(`/api/stock/${feed.id}/moves`, { kind: "use", quantity: 300 });
  const sick = await made(addBird(server, owner, "PT sick"));
  await post("/api/courses", {
    bird_ids: [sick.id],
    medicine: "Doxiciclina",
    first_on: today(),
    days: 1,
    times_a_day: 1,
  });
  await post(`/api/birds/${sick.id}/health`, { kind: "quarantine", on: ago(5), until: today() });
  await post("/api/tasks", { title: "Banho", on: today() });
  const cage = { text: "Gaiola", unit_cents: 4000 };
  await post("/api/sales", { contact_name: "Rui", state: "delivered", on: ago(7), lines: [cage] });
  // No more than twenty are mailed at once to anybody in a day.
  for (const days of [7, -1])
    await post("/api/registrations", { kind: "other", number: `N ${days}`, body: "FONP", expires_on: ago(-days) });
  const database = directDatabase(server.databaseUrl);
  const sixDays = new Date(Date.now() + 6 * 86_400_000).toISOString();
  const trial = "UPDATE organizations SET trial_ends_at = ? WHERE id = ?";
  await database.execute({ sql: trial, args: [sixDays, owner.org_id] });
  const morning = "UPDATE mornings SET next_at = ? WHERE org_id = ?";
  await database.execute({ sql: morning, args: [hourAgo(), owner.org_id] });
}

/** Has an hour gone by for all that an organisation's owner still waits for. */
export async function hourPasses(server: TestServer, { org_id, email }: NewResident): Promise<void> {
  const database = directDatabase(server.databaseUrl);
  const then = hourAgo();
  for (const [sql, of] of [
    ["UPDATE mornings SET unmailed_since = ? WHERE org_id = ? AND unmailed_since IS NOT NULL", org_id],
    ["UPDATE pushes SET next_at = ? WHERE org_id = ?", org_id],
    ["UPDATE mails SET created_at = ?1, claimed_at = iif(claimed_at IS NULL, NULL, ?1) WHERE recipient = ?2", email],
  ] as const)
    await database.execute({ sql, args: [then, of] });
}

/** Has an owner's hour come twice since somebody looked for what stands in their digest. */
export async function digestIsDue(server: TestServer, { org_id }: NewResident): Promise<void> {
  const then = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const due = "UPDATE notification_times SET next_digest_at = ? WHERE org_id = ?";
  await directDatabase(server.databaseUrl).execute({ sql: due, args: [then, org_id] });
}
