import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openUnhurried } from "#db/connection.ts";
import { call } from "#tests/servers/accounts.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { sized } from "#tests/thorough.ts";
import { purgeTrash } from "#worker/flock/trash.ts";
import { inbredAfter } from "#worker/kinship/inbreeding.ts";
import { parentageAround } from "#worker/kinship/parentage-around.ts";
import { rebuildInbreeding, renewInbreeding } from "#worker/kinship/rebuilding.ts";
import { ancestorOfMost, breeder, breederWith, inbreedingOf, type Line, oneFamily, shape } from "./large-family.ts";

const server = breakableServer();
const db = openUnhurried({ DATABASE_URL: server.databaseUrl });
const line = oneFamily();
const flock = await breederWith(server, line);
const { token, org_id, ids } = flock;
const idOf = (bird: number) => ids[bird] as string;
const size = line.fathers.length;
const youngest = shape.generations - 1;

async function put(bird: number, json: object): Promise<number> {
  const init = { method: "PUT", body: JSON.stringify(json) };
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  return (await fetch(`${server.origin}/api/birds/${idOf(bird)}`, { ...init, headers })).status;
}

async function discard(bird: number): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${server.origin}/api/birds/${idOf(bird)}`, { method: "DELETE", headers })).status;
}

function forget(bird: number) {
  for (const parents of [line.fathers, line.mothers])
    for (const [young, parent] of parents.entries()) if (parent === bird) parents[young] = -1;
}

/** Birds whose stored F is not what coancestries make of the line, and how many were looked at. */
async function untrue(expected: Line) {
  const wanted = inbreedingOf(expected);
  const rows: Array<{ identifier: string; inbreeding: number }> = [];
  for (let from = 0; from < wanted.length + 200; from += 30_000) {
    rows.push(
      ...(await db.all<(typeof rows)[number]>(sql`SELECT identifier, inbreeding FROM birds
        WHERE org_id = ${org_id} AND identifier LIKE 'PT %' ORDER BY id LIMIT 30000 OFFSET ${from}`)),
    );
  }
  const far = rows.filter((it) => Math.abs(it.inbreeding - (wanted[Number(it.identifier.slice(3))] ?? 9)) > 1e-12);
  return { looked: rows.length, far };
}

test(`the clock works out the F of ${size} birds of one family`, async () => {
  // The server's own clock may be at it just then: whoever comes second is sent away.
  const renewed = async () => {
    await renewInbreeding(db);
    return untrue(line);
  };
  await expect.poll(renewed, { timeout: 60_000, interval: 500 }).toEqual({ looked: size, far: [] });
});

test("a bird added reads and writes what its own ancestors are, not the flock", async () => {
  const parents = [breeder(1, 0, 0), breeder(1, 1, 1)];
  const around = {
    changed: sql`SELECT 'bird_new' AS id`,
    parents: sql`SELECT value AS id FROM json_each(${JSON.stringify(parents.map(idOf))})`,
  };
  const { family } = await parentageAround({ db, org_id }, around);
  const above = parents.flatMap((it) => [it, line.fathers[it], line.mothers[it]]);
  expect(family.numbers).toHaveLength(new Set(above).size);
  const [father_id = "", mother_id = ""] = parents.map(idOf);
  expect(inbredAfter(family, [{ id: "bird_new", father_id, mother_id }])).toHaveLength(1);
});

test("a chick of the last generation is added, one by one and in a file", async () => {
  const [cock, hen] = [breeder(youngest, 0, 0), breeder(youngest, 1, 1)];
  const json = { identifier: `PT ${line.fathers.length}`, sex: "unknown", species_id: flock.species_id };
  const named = { father_ring: `PT ${cock}`, mother_ring: `PT ${hen}` };
  const made = await call(server, "/api/birds/", { token, json: { ...json, ...named } });
  expect(made.status).toBe(201);
  line.fathers.push(cock);
  line.mothers.push(hen);
  const rows = ["Anilha;Espécie;Pai;Mãe"];
  for (let at = 0; at < 100; at += 1) {
    const pair = [breeder(youngest, at % shape.couples, 0), breeder(youngest, (at + 2) % shape.couples, 1)] as const;
    rows.push(`PT ${line.fathers.length};Canário;PT ${pair[0]};PT ${pair[1]}`);
    line.fathers.push(pair[0]);
    line.mothers.push(pair[1]);
  }
  const body = new FormData();
  body.set("file", new File([rows.join("\n")], "novos.csv", { type: "text/csv" }));
  const brought = await call(server, "/api/birds/import", { token, body });
  expect([brought.status, await brought.json()]).toMatchObject([200, { data: { created: 100, errors: [] } }]);
});

test("an early mother's parents are cleared, and a file gives another bird other parents", async () => {
  const early = ancestorOfMost(line, 1, 1);
  const around = { changed: sql`SELECT id FROM birds WHERE org_id = ${org_id} AND id = ${idOf(early)}` };
  const { family } = await parentageAround({ db, org_id }, around);
  // Of the whole family: as one text of ids they are more than the database holds.
  expect(family.numbers.length).toBeGreaterThan(sized({ all: 50_000, now: 7_500 }));
  expect(await put(early, { father_id: null, mother_id: null })).toBe(200);
  line.fathers[early] = line.mothers[early] = -1;
  const [child, father] = [ancestorOfMost(line, 2, 0), breeder(1, 59, 0)];
  const body = new FormData();
  body.set(
    "file",
    new File([`Anilha;Espécie;Pai\nPT ${child};Canário;PT ${father}`], "pais.csv", { type: "text/csv" }),
  );
  body.set("on_duplicate", "update");
  const brought = await call(server, "/api/birds/import", { token, body });
  expect([brought.status, await brought.json()]).toMatchObject([200, { data: { updated: 1, errors: [] } }]);
  line.fathers[child] = father;
});

test("birds of the trash leave for good, by hand and by the clock", async () => {
  const [first, second] = [ancestorOfMost(line, 1, 0), ancestorOfMost(line, 2, 1)];
  expect([await discard(first), await discard(second)]).toEqual([204, 204]);
  const erased = await call(server, "/api/birds/trash/erase", { token, json: { ids: [idOf(first)] } });
  expect([erased.status, await erased.json()]).toMatchObject([200, { data: { erased: 1 } }]);
  await purgeTrash(db, new Date(Date.now() + 31 * 24 * 3_600_000).toISOString());
  forget(first);
  forget(second);
  const left = await db.all(sql`SELECT 1 FROM birds WHERE id IN (${idOf(first)}, ${idOf(second)})`);
  expect(left).toEqual([]);
});

test("after all of it every F is what coancestries make of the line, and a recomputation finds nothing", async () => {
  expect(await untrue(line)).toEqual({ looked: size + 99, far: [] });
  expect(await rebuildInbreeding({ db, org_id }, true)).toEqual({ birds: size + 99, differing: 0, circular: [] });
});

test("a bird's pages are there in such a family", async () => {
  const last = idOf(breeder(youngest, 3, 0));
  for (const page of ["", "/kinship", "/pedigree", "/mates"]) {
    const answer = await call(server, `/api/birds/${last}${page}`, { token });
    expect([page, answer.status]).toEqual([page, 200]);
    await answer.arrayBuffer();
  }
});
