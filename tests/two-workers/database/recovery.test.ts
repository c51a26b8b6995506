import { expect, test } from "vitest";
import { call, codeIn, register, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { addBird, settleKeeper } from "#tests/storms/storm.ts";

const server = breakableServer();

/** Asks every 20 ms until the server has been away and is well again; answers all that was heard. */
async function throughTheFall(kill: () => Promise<unknown>): Promise<Response[]> {
  const received: Response[] = [];
  await kill();
  await eventually(async () => {
    const answer = await call(server, "/api/health", { headers: { Accept: "application/json" } });
    received.push(answer);
    return answer.ok && received.some(({ status }) => status === 503);
  }, 30);
  return received;
}

/** Nobody is left without an answer, and nobody hears anything but "well" and "come back". */
function expectPatience(received: Response[]) {
  expect(received.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (const answer of received.filter(({ status }) => status === 503)) {
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Content-Type")).toContain("application/problem+json");
  }
}

const canary = (org_id: string) => ({
  common_name: "Canário",
  latin_name: "Serinus canaria",
  group: "Pássaros canoros",
  incubation_days: 14,
  org_id,
});

test("a killed database comes back with everything in it", async () => {
  const { token, org_id } = await signUp(server);
  const made = await call(server, "/api/bird-species/", { json: canary(org_id), token });
  expect(made.status).toBe(201);
  const before = await server.parts();
  expectPatience(await throughTheFall(server.killDatabase));
  const list = await call(server, "/api/bird-species/", { token });
  expect(JSON.stringify(await list.json())).toContain("Canário");
  expect((await server.parts()).database).not.toBe(before.database);
  expect((await server.parts()).database_url).toBe(before.database_url);
});

test("a killed worker process comes back, and sessions are still good", async () => {
  const { token } = await signUp(server);
  expectPatience(await throughTheFall(server.killWorkers));
  expect((await call(server, "/api/auth/me", { token })).status).toBe(200);
});

test("a reader of pages is told in words while the workers are away", async () => {
  await server.killWorkers();
  const headers = { Accept: "text/html,*/*", "Accept-Language": "en" };
  const answer = await eventually(async () => {
    const page = await fetch(server.origin, { headers });
    return page.status === 503 && page;
  });
  expect(answer.headers.get("Retry-After")).toBe("2");
  expect(await answer.text()).toContain("Voliera will be right back");
  await eventually(async () => (await call(server, "/api/health")).ok, 30);
});

test("a sign-up cut off by kill -9 still gets its code", async () => {
  const { email, token } = await register(server);
  await server.killWorkers();
  // The announcement died with the queue's memory; the mail itself is in the outbox, as if for a minute now.
  const database = directDatabase(server.databaseUrl);
  const minuteAgo = new Date(Date.now() - 60_000).toISOString();
  const sql = "UPDATE mails SET created_at = ? WHERE recipient = ? AND state = 'queued'";
  expect((await database.execute({ sql, args: [minuteAgo, email] })).rowsAffected).toBe(1);
  await eventually(async () => (await call(server, "/api/health")).ok, 30);
  const { text } = await eventually(async () => {
    const page = await fetch(`${server.origin}/dev/mail?to=${encodeURIComponent(email)}`);
    return (await page.text()).includes('class="sent"') && (await server.mails(email)).at(0);
  }, 90);
  expect((await call(server, `/api/auth/verify-code/${codeIn(text)}`, { token })).status).toBe(200);
});

test("a database killed while eggs hatch leaves egg and chick, both or neither", async () => {
  const keeper = await settleKeeper(server);
  const bird = async (identifier: string, sex: string) => {
    const { data } = (await (await addBird(server, keeper, identifier, { sex })).json()) as { data: { id: string } };
    return data.id;
  };
  const couple = { cock_ids: [await bird("PT 1", "male")], hen_ids: [await bird("PT 2", "female")] };
  const json = { kind: "pair", state: "active", ...couple, org_id: keeper.org_id };
  const pair = (await (await call(server, "/api/pairs/", { ...keeper, json })).json()) as { data: { id: string } };
  const laying = { count: 60, every: 0 };
  const laid = await call(server, `/api/pairs/${pair.data.id}/eggs`, { ...keeper, json: laying });
  const { data } = (await laid.json()) as { data: { eggs: Array<{ id: string }> } };
  const left = data.eggs.map(({ id }) => id);
  const answered: string[] = [];
  const hatchOne = async (id: string) => {
    const sent = { ...keeper, json: { egg_ids: [id], state: "hatched" } };
    const answer = await call(server, "/api/eggs/events", sent).catch(() => undefined);
    if (answer?.status === 200) answered.push(id);
  };
  // Two clients hatch one egg after another, and go on while the database is away.
  const hand = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) await hatchOne(id);
  };
  const clients = [hand(), hand()];
  await eventually(async () => answered.length >= 12, 60);
  await server.killDatabase();
  await Promise.all(clients);
  await eventually(async () => (await call(server, "/api/health")).ok, 30);
  const database = directDatabase(server.databaseUrl);
  const { rows } = await database.execute({
    sql: `SELECT eggs.id, eggs.state, eggs.chick_id, birds.id AS bird, birds.identifier AS ring, eggs.chick_tag AS tag, (
        SELECT count(*) FROM egg_events it WHERE it.org_id = eggs.org_id AND it.egg_id = eggs.id AND it.to_state = 'hatched'
      ) AS hatches FROM eggs LEFT JOIN birds ON birds.org_id = eggs.org_id AND birds.id = eggs.chick_id WHERE eggs.org_id = ?`,
    args: [keeper.org_id],
  });
  for (const egg of rows) {
    const isHatched = egg.state === "hatched";
    expect([egg.id, egg.bird !== null, egg.chick_id !== null, egg.hatches, egg.ring]).toEqual([
      ...[egg.id, isHatched, isHatched, isHatched ? 1 : 0, egg.tag],
    ]);
  }
  const hatched = rows.filter(({ state }) => state === "hatched");
  const flock = await database.execute({
    sql: "SELECT count(*) AS n FROM birds WHERE org_id = ?",
    args: [keeper.org_id],
  });
  expect(flock.rows[0]?.n).toBe(hatched.length + 2);
  // What was answered is there; some were answered by nobody.
  expect(hatched.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
  expect([hatched.length < 120, hatched.length >= answered.length]).toEqual([true, true]);
});
