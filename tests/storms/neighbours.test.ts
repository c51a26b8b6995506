import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call, type NewResident, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { sized } from "#tests/thorough.ts";

const server = sharedServer();

const canary = {
  common_name: "Canário",
  latin_name: "Serinus canaria",
  group: "passerine",
  incubation_days: 13,
};

type Breeder = NewResident & { species_id: string };
async function breeder(): Promise<Breeder> {
  const resident = await signUp(server);
  const answer = await call(server, "/api/bird-species/", { json: canary, token: resident.token });
  const { data } = (await answer.json()) as { data: { id: string } };
  return { ...resident, species_id: data.id };
}

/** A flock with everything a row may hold, so that every index, counter and trail has its work. */
function flock(rows: number): FormData {
  const lines = Array.from({ length: rows }, (_, at) => {
    const father = at > 400 ? `PT 26 ${String((at % 200) * 2).padStart(5, "0")}` : "";
    return `PT 26 ${String(at).padStart(5, "0")};Canário;Nome ${at};${at % 2 ? "female" : "male"};${father}`;
  });
  const body = new FormData();
  body.set(
    "file",
    new File([`Anilha;Espécie;Nome;Sexo;Pai\n${lines.join("\n")}\n`], "bando.csv", { type: "text/csv" }),
  );
  return body;
}

async function importInto({ token }: NewResident, rows: number): Promise<number> {
  const answer = await call(server, "/api/birds/import", { body: flock(rows), token });
  await answer.arrayBuffer();
  return answer.status;
}

type Visit = { what: "list" | "page" | "save"; ms: number; status: number };
let saved = 0;

/** One look at the list, one at the page and one save of a breeder, one behind the other. */
async function round({ token, species_id }: Breeder): Promise<Visit[]> {
  saved += 1;
  const json = { identifier: `PT 25 ${saved}`, sex: "male", species_id };
  const cookie = { Cookie: `authToken=${token}` };
  const actions = {
    list: () => call(server, "/api/birds/", { token }),
    page: () => fetch(`${server.origin}/birds`, { headers: cookie, redirect: "manual" }),
    save: () => call(server, "/api/birds/", { token, json }),
  };
  const visits: Visit[] = [];
  for (const what of ["list", "page", "save"] as const) {
    const started = performance.now();
    const answer = await actions[what]();
    await answer.arrayBuffer();
    visits.push({ what, ms: performance.now() - started, status: answer.status });
  }
  return visits;
}

const whats = ["list", "page", "save"] as const;
function nth(visits: readonly Visit[], what: Visit["what"], share: number): number {
  const times = visits.filter((it) => it.what === what).map(({ ms }) => ms);
  times.sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
const serialize = (visits: readonly Visit[]) =>
  whats.map((what) => `${what} ${[0.5, 0.9, 1].map((share) => Math.round(nth(visits, what, share))).join("/")} ms`);

async function visiting<Answer>(action: Promise<Answer>, neighbour: Breeder) {
  const visits: Visit[] = [];
  const state = { isOver: false };
  const ending = action.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) visits.push(...(await round(neighbour)));
  return { visits, answer: await ending };
}

test("beside imports of 10,000 birds nine of ten looks and saves of another flock take at most eight times as long", async () => {
  const neighbour = await breeder();
  const alone: Visit[] = [];
  for (let turn = 0; turn < sized({ all: 60, now: 40 }); turn += 1) alone.push(...(await round(neighbour)));
  const beside: Visit[] = [];
  for (let turn = 0; turn < sized({ all: 12, now: 5 }); turn += 1) {
    const { visits, answer } = await visiting(importInto(await breeder(), 10_000), neighbour);
    expect(answer).toBe(200);
    beside.push(...visits);
  }
  console.log(
    JSON.stringify({ alone: serialize(alone), beside: serialize(beside), rounds: beside.length / whats.length }),
  );
  expect(beside.filter(({ status }) => status >= 400)).toEqual([]);
  for (const what of whats) {
    const [nine, worst] = [nth(beside, what, 0.9) / nth(alone, what, 0.9), nth(beside, what, 1)];
    expect([what, nine, nine <= 8, worst <= 2500]).toEqual([what, nine, true, true]);
  }
});

test("of five parallel imports two run, the others get their queue position, and the API keeps answering", async () => {
  const neighbour = await breeder();
  const breeders: Breeder[] = [];
  for (let turn = 0; turn < 5; turn += 1) breeders.push(await breeder());
  const rows = sized({ all: 10_000, now: 4_000 });
  async function untilDone(resident: NewResident): Promise<number> {
    for (;;) {
      const answer = await call(server, "/api/birds/import", { body: flock(rows), token: resident.token });
      await answer.arrayBuffer();
      // An organisation that is fully busy may also say 503; both tell when to come again.
      if (answer.status !== 429 && answer.status !== 503) return answer.status;
      await wait(Number(answer.headers.get("Retry-After")) * 1000);
    }
  }
  const { visits, answer } = await visiting(Promise.all(breeders.map(untilDone)), neighbour);
  console.log(JSON.stringify({ five: serialize(visits), rounds: visits.length / whats.length }));
  expect(answer).toEqual([200, 200, 200, 200, 200]);
  expect(visits.filter(({ status }) => status >= 400)).toEqual([]);
  for (const what of whats) expect([what, nth(visits, what, 1) <= 5000]).toEqual([what, true]);
});
