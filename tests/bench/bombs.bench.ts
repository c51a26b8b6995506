import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { call, type NewResident } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { csvOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { residentBytes } from "#worker/local/upkeep/resident-bytes.ts";
import { archives } from "./bombs/archives.ts";
import { papers, pictures } from "./bombs/pictures.ts";
import { type Bomb, tables } from "./bombs/tables.ts";
import { breederWith } from "./clubs/flock.ts";

// Every file that unfolds to as much as it can, sent one after the other by one organisation, each looked at again where it
// was kept, while another turns pages: how long these take, and what the runtime of both workers holds.

const megabyte = 1024 * 1024;
// Made before anything is measured: making them takes this process as long as they once took the server.
const bombs = { tables: tables(), pictures: pictures(), papers: papers() };
const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const neighbour = await breederWith(server, 1000);
  const hostile = await breederWith(server, 1);
  const whole = new Uint8Array(await (await call(server, "/api/archive", { token: hostile.token })).arrayBuffer());
  const sent: Sent[] = [
    ...bombs.tables.map((bomb) => ({ bomb, send: () => sendTable(hostile, bomb) })),
    ...(await photosOf(hostile)),
    ...bombs.pictures.map((bomb) => ({
      bomb,
      send: () => sendFile(hostile, bomb, { path: "/api/organizations/current/logo", field: "logo" }),
    })),
    ...(await papersOf(hostile)),
    ...(await archives(whole)).map((bomb) => ({
      bomb,
      send: () => sendFile(hostile, bomb, { path: "/api/archive/waiting", method: "POST" }),
    })),
  ];
  // Meanwhile the server has closed connections, which is heard only now.
  await wait(500);
  // What any day loads: the readers of both kinds of tables.
  for (const bomb of ordinary()) await sendTable(hostile, bomb);
  await turnPages(neighbour, wait(5000));
  await play(neighbour, sent);
} finally {
  await server.stop();
}

type Sent = { bomb: Bomb; send: () => Promise<Response[]> };

/** Tables as breeders have them. */
function ordinary(): Bomb[] {
  const rows = [["Anilha", "Nome"], ...Array.from({ length: 500 }, (_, at) => [`PT ${at}`, "a"])];
  return [
    { what: "", name: "a.xlsx", bytes: new Uint8Array(xlsxOf(rows)) },
    { what: "", name: "a.csv", bytes: new Uint8Array(csvOf(rows)) },
  ];
}

async function sendFile(
  { token }: NewResident,
  { name, bytes }: Bomb,
  { path, field = "file", method = "PUT" }: { path: string; field?: string; method?: string },
): Promise<Response[]> {
  const body = new FormData();
  body.set(field, new File([bytes], name));
  return [await fetch(`${server.origin}${path}`, { method, body, headers: { Authorization: `Bearer ${token}` } })];
}

/** A table is kept where it could be read, and each look reads it again. */
async function sendTable(who: NewResident, bomb: Bomb): Promise<Response[]> {
  const [checked] = await sendFile(who, bomb, { path: "/api/birds/import/checks", method: "POST" });
  if (checked?.status !== 201) return checked ? [checked] : [];
  const { data } = (await checked.clone().json()) as { data: { id: string } };
  return [checked, await call(server, `/api/birds/import/checks/${data.id}`, { token: who.token })];
}

async function photosOf(who: NewResident): Promise<Sent[]> {
  const { data } = (await (await call(server, "/api/birds/", { token: who.token })).json()) as {
    data: { items: Array<{ id: string }> };
  };
  const path = `/api/birds/${data.items[0]?.id}/photos`;
  return bombs.pictures.map((bomb) => ({
    bomb,
    send: () => sendFile(who, bomb, { path, field: "photo", method: "POST" }),
  }));
}

async function papersOf(who: NewResident): Promise<Sent[]> {
  const json = { kind: "licence_dl92_2019", number: "PT 1" };
  const made = await call(server, "/api/registrations", { token: who.token, json });
  const { data } = (await made.json()) as { data: { id: string } };
  if (!made.ok) throw new Error(`registration: ${made.status}`);
  const path = `/api/registrations/${data.id}/file`;
  return bombs.papers.map((bomb) => ({ bomb, send: () => sendFile(who, bomb, { path }) }));
}

type Turned = { ms: number; at: number; status: number };

/** Three pages and a list in turn, by two clients, until something ends. */
async function turnPages({ token }: NewResident, end: Promise<unknown>): Promise<Turned[]> {
  const turned: Turned[] = [];
  let isOver = false;
  const ending = end.finally(() => (isOver = true));
  const headers = { Cookie: `authToken=${token}`, Authorization: `Bearer ${token}` };
  const hand = async (first: number) => {
    const pages = ["/birds", "/dashboard", "/species", "/api/birds/?page_size=20"];
    for (let at = first; !isOver; at += 1) {
      const started = performance.now();
      const status = await look(`${server.origin}${pages[at % pages.length]}`, headers);
      turned.push({ ms: performance.now() - started, at: started, status });
      // As somebody who looks at what came.
      await wait(50);
    }
  };
  await Promise.all([ending, hand(0), hand(2)]);
  return turned;
}

/** What a page answers; 0 where the connection broke and a second one did too, which a browser opens by itself. */
async function look(address: string, headers: Record<string, string>, isAgain = false): Promise<number> {
  try {
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    console.log(`a connection broke while a page was turned: ${error instanceof Error ? String(error.cause) : error}`);
    return isAgain ? 0 : look(address, headers, true);
  }
}

async function memory(): Promise<number> {
  return (await residentBytes((await server.parts()).workerd)) / megabyte;
}

function percentile(times: number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? 0;
}

function most(numbers: number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other), 0);
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

async function play(neighbour: NewResident, sent: Sent[]): Promise<void> {
  const quiet = await turnPages(neighbour, wait(10_000));
  const before = await memory();
  const { workerd: pid } = await server.parts();
  const seen = [{ at: performance.now(), megabytes: before }];
  console.log(
    `load ${load()}; alone p99 ${percentile(
      quiet.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms; workerd ${before.toFixed(0)} MB`,
  );
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await wait(50)) seen.push({ at: performance.now(), megabytes: await memory() });
  })();
  const listed: Array<{ line: string; from: number; until: number }> = [];
  let faults = 0;
  const turned = await turnPages(
    neighbour,
    (async () => {
      for (const { bomb, send } of sent) {
        const from = performance.now();
        // A route may close on a file that is larger than it takes before all of it has come.
        const answers = await send().catch(() => [Response.error()]);
        const until = performance.now();
        for (const answer of answers) await answer.arrayBuffer();
        const statuses = answers.map(({ status }) => status);
        faults += statuses.filter((status) => status >= 500).length;
        const size = `${(bomb.bytes.length / 1000).toFixed(1)} kB`;
        listed.push({
          line: `${statuses.join(", ").padEnd(9)} ${(until - from).toFixed(0).padStart(6)} ms  ${size.padStart(10)} ${bomb.name.padEnd(6)} ${bomb.what}`,
          from,
          until,
        });
      }
    })(),
  );
  isOver = true;
  await watching;
  for (const { line, from, until } of listed) {
    const slowest = most(turned.filter(({ ms, at }) => at < until && at + ms > from).map(({ ms }) => ms));
    const held = most(seen.filter(({ at }) => at >= from && at <= until).map(({ megabytes }) => megabytes));
    console.log(`page ${slowest.toFixed(0).padStart(5)} ms, ${held.toFixed(0).padStart(4)} MB  ${line}`);
  }
  const times = turned.map(({ ms }) => ms);
  const failed = turned.filter(({ status }) => status === 0 || status >= 500).length;
  const p99 = percentile(times, 0.99);
  console.log(
    `${sent.length} files beside ${times.length} pages, load ${load()}: p50 ${percentile(times, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)}, slowest ${most(times).toFixed(0)} ms${goal(p99 < 1000, "p99 under 1 s")}`,
  );
  console.log(`5xx: ${failed} of the pages, ${faults} of the files${goal(failed + faults === 0, "none")}`);
  await givenBack({ pid, before, peak: most(seen.map(({ megabytes }) => megabytes)) });
}

function goal(isMet: boolean, what: string): string {
  return `  ${isMet ? "within" : "OVER"} the goal: ${what}`;
}

/** Looks at the memory for a minute in which the neighbour still turns a page now and then. */
async function givenBack({ pid, before, peak }: { pid: number; before: number; peak: number }): Promise<void> {
  const started = performance.now();
  let seconds: number | undefined;
  while (performance.now() - started < 60_000) {
    if (seconds === undefined && (await memory()) < before + 64) seconds = (performance.now() - started) / 1000;
    await wait(1000);
  }
  const after = await memory();
  const renewed = (await server.parts()).workerd === pid ? "" : ", started anew in a quiet moment";
  console.log(
    `workerd: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} after a minute${renewed}${goal(after < before + 64, `within 64 MB after 60 s (${seconds?.toFixed(0) ?? "never"} s)`)}`,
  );
}
