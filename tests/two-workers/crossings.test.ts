import { expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { type Answers, addBird, type Keeper, received, settleKeeper, storm, tally } from "#tests/storms/storm.ts";

const server = sharedServer();
const database = directDatabase(server.databaseUrl);

type Row = { id: string; version: number; name: string | null; father_id: string | null };
const send = (method: string, { token }: Keeper, path: string, json?: unknown) =>
  fetch(`${server.origin}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(json !== undefined && { "Content-Type": "application/json" }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
const dataOf = async <Data>(answer: Response) => ((await answer.json()) as { data: Data }).data;

async function hatch(keeper: Keeper, identifier: string, more: object = {}): Promise<Row> {
  const answer = await addBird(server, keeper, identifier, more);
  expect(answer.status).toBe(201);
  return dataOf<Row>(answer);
}
const stored = async (keeper: Keeper, id: string) => dataOf<Row>(await call(server, `/api/birds/${id}`, keeper));
const flockOf = async (keeper: Keeper) =>
  dataOf<{ total: number }>(await call(server, "/api/birds/?page_size=10", keeper));

test("of twenty edits of one bird that know the same version, one is taken", async () => {
  const keeper = await settleKeeper(server);
  const { id, version } = await hatch(keeper, "PT 1");
  const all = await storm(20, (at) => send("PUT", keeper, `/api/birds/${id}`, { name: `Pinto ${at}`, version }));
  expect(tally(all)).toEqual({ 200: 1, 409: 19 });
  const parsed = JSON.parse(all.find(({ status }) => status === 200)?.text ?? "") as { data: Row };
  expect((await stored(keeper, id)).name).toBe(parsed.data.name);
});

test("twenty edits of one bird that name no version are all taken, one after another", async () => {
  const keeper = await settleKeeper(server);
  const { id, version } = await hatch(keeper, "PT 1");
  const all = await storm(20, (at) => send("PUT", keeper, `/api/birds/${id}`, { name: `Pinto ${at}` }));
  expect(tally(all)).toEqual({ 200: 20 });
  expect((await stored(keeper, id)).version).toBe(version + 20);
});

test("a bird that twenty clients delete goes once, and twenty birds go at once", async () => {
  const keeper = await settleKeeper(server);
  const flock = await Promise.all(Array.from({ length: 20 }, (_, at) => hatch(keeper, `PT ${at}`)));
  const lost = await hatch(keeper, "PT lost");
  expect(tally(await storm(20, () => send("DELETE", keeper, `/api/birds/${lost.id}`)))).toEqual({ 204: 1, 404: 19 });
  expect(tally(await storm(20, (at) => send("DELETE", keeper, `/api/birds/${flock[at]?.id}`)))).toEqual({ 204: 20 });
  expect((await flockOf(keeper)).total).toBe(0);
});

test("a cage for one takes one of twenty birds that arrive at once", async () => {
  const keeper = await settleKeeper(server);
  const flock = await Promise.all(Array.from({ length: 20 }, (_, at) => hatch(keeper, `PT ${at}`)));
  const cage = { name: "Gaiola 1", kind: "aviary", capacity: 1, org_id: keeper.org_id };
  const made = await dataOf<Row>(await call(server, "/api/places/", { ...keeper, json: cage }));
  const move = (at: number) => ({ ids: [flock[at]?.id], place_id: made.id, org_id: keeper.org_id });
  expect(tally(await storm(20, (at) => call(server, "/api/birds/move", { ...keeper, json: move(at) })))).toEqual({
    200: 1,
    409: 19,
  });
  const args = [keeper.org_id, made.id];
  const { rows } = await database.execute({
    sql: `SELECT (SELECT count(*) FROM birds WHERE org_id = ?1 AND place_id = ?2) AS living,
      (SELECT n FROM bird_counts WHERE org_id = ?1 AND dimension = 'place' AND key = ?2) AS counted`,
    args,
  });
  expect({ ...rows[0] }).toMatchObject({ living: 1, counted: 1 });
});

test("a full plan takes exactly the birds it has room for", async () => {
  const keeper = await settleKeeper(server);
  await database.execute({ sql: "UPDATE organizations SET plan = 'starter' WHERE id = ?", args: [keeper.org_id] });
  for (let at = 0; at < 6; at += 1) await hatch(keeper, `PT ${at}`);
  const all = await storm(20, (at) => addBird(server, keeper, `PT 1${at}`));
  expect(tally(all)).toEqual({ 201: 4, 402: 16 });
  expect((await flockOf(keeper)).total).toBe(10);
});

test("birds that come back from the dead and birds that are added share what the plan has left", async () => {
  const keeper = await settleKeeper(server);
  await database.execute({ sql: "UPDATE organizations SET plan = 'starter' WHERE id = ?", args: [keeper.org_id] });
  const statuses = await dataOf<Array<{ id: string; key: string }>>(await call(server, "/api/statuses", keeper));
  const status_id = statuses.find(({ key }) => key === "deceased")?.id;
  const dead: Row[] = [];
  for (let at = 0; at < 12; at += 1) dead.push(await hatch(keeper, `PT ${at}`, { status_id }));
  for (let at = 0; at < 6; at += 1) await hatch(keeper, `PT 1${at} B`);
  const all = await storm(24, (at) =>
    at % 2
      ? addBird(server, keeper, `PT 3${at}`)
      : send("PUT", keeper, `/api/birds/${dead[at / 2]?.id}`, { status_id: null }),
  );
  expect(all.filter(({ status }) => status === 402)).toHaveLength(20);
  expect(all.filter(({ status }) => status < 300)).toHaveLength(4);
  const { limit } = await dataOf<{ limit: object }>(await call(server, "/api/dashboard", keeper));
  expect(limit).toEqual({ birds: 10, used: 10 });
});

test("a bird that dies while it is moved ends up in no cage", async () => {
  const keeper = await settleKeeper(server);
  const statuses = await dataOf<Array<{ id: string; key: string }>>(await call(server, "/api/statuses", keeper));
  const status_id = statuses.find(({ key }) => key === "deceased")?.id;
  const made = await dataOf<{ id: string }>(await send("POST", keeper, "/api/places", { kind: "cage", name: "C 1" }));
  for (let round = 0; round < 8; round += 1) {
    const { id } = await hatch(keeper, `PT ${round}`);
    const [died, moved] = await storm(2, (at) =>
      at === 0
        ? send("PUT", keeper, `/api/birds/${id}`, { status_id })
        : send("POST", keeper, "/api/birds/move", { ids: [id], place_id: made.id }),
    );
    expect([died?.status, [200, 422].includes(moved?.status ?? 0)]).toEqual([200, true]);
    expect(await stored(keeper, id)).toMatchObject({ place_id: null, status_id });
  }
});

test("of two clients that change one bird's status at once one is taken, and the other hears whose it was", async () => {
  const keeper = await settleKeeper(server);
  const statuses = await dataOf<Array<{ id: string; key: string }>>(await call(server, "/api/statuses", keeper));
  const ids = ["sick", "deceased"].map((wanted) => statuses.find(({ key }) => key === wanted)?.id);
  for (let round = 0; round < 5; round += 1) {
    const { id, version } = await hatch(keeper, `PT ${round}`);
    const all = await storm(2, (at) =>
      send("POST", keeper, `/api/birds/${id}/status`, { status_id: ids[at], version }),
    );
    expect(tally(all)).toEqual({ 200: 1, 409: 1 });
    const second = JSON.parse(all.find(({ status }) => status === 409)?.text ?? "{}") as { detail?: string };
    expect(second.detail).toContain("Rui Alves");
    const taken = all.findIndex(({ status }) => status === 200);
    expect(await stored(keeper, id)).toMatchObject({ status_id: ids[taken] });
  }
});

test("of two edits that together would make a bird its own ancestor, one is refused", async () => {
  const keeper = await settleKeeper(server);
  for (let round = 0; round < 8; round += 1) {
    const pair = [await hatch(keeper, `PT ${round} a`), await hatch(keeper, `PT ${round} b`)];
    const ask = (at: number) => send("PUT", keeper, `/api/birds/${pair[at]?.id}`, { father_id: pair[1 - at]?.id });
    expect(tally(await storm(2, ask))).toEqual({ 200: 1, 422: 1 });
    const fathers = await Promise.all(pair.map(({ id }) => stored(keeper, id)));
    expect(fathers.filter(({ father_id }) => father_id !== null)).toHaveLength(1);
  }
});

test("an import of a neighbour and of one's own lets every save through, and misses no bird", async () => {
  const [keeper, neighbour] = [await settleKeeper(server), await settleKeeper(server)];
  const bring = ({ token }: Keeper): Promise<Answers> => {
    const rings = Array.from({ length: 2_000 }, (_, at) => `IMP ${at};Canário`);
    const body = new FormData();
    body.set("file", new File([`Anilha;Espécie\n${rings.join("\n")}\n`], "bando.csv", { type: "text/csv" }));
    return received(call(server, "/api/birds/import", { body, token }));
  };
  const saves = storm(40, (at) => addBird(server, keeper, `PT ${at}`));
  const imports = await Promise.all([bring(keeper), bring(neighbour)]);
  expect(tally(imports)).toEqual({ 200: 2 });
  expect(tally(await saves)).toEqual({ 201: 40 });
  expect([(await flockOf(keeper)).total, (await flockOf(neighbour)).total]).toEqual([2_040, 2_000]);
});
