import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { tick } from "#worker/schedule.ts";
import { inDays, newEnding } from "./ending.ts";

const read = async (answer: Response) => ({ status: answer.status, body: await answer.json() });

test("closing takes the password and the name, and neither is guessed for free", async () => {
  const { close, ask, a } = await newEnding("strict");
  const faults = async (json: object) => {
    const { status, body } = await read(await close(json));
    const { errors = [] } = body as { errors?: Array<{ path: string }> };
    return [status, ...errors.map(({ path }) => path).sort()];
  };
  expect(await faults({ password: "wrong" })).toEqual([422, "password"]);
  expect(await faults({ name: "Viveiro B" })).toEqual([422, "name"]);
  expect(await faults({ name: "Viveiro B", password: "wrong" })).toEqual([422, "name", "password"]);
  expect(await faults({ password: undefined })).toEqual([422, "password"]);
  const { body } = await read(await ask("/api/closing", { as: a }));
  expect(body).toEqual({ data: { name: "Viveiro A", asked_at: null, closes_at: null } });
  for (let at = 0; at < 200; at += 1) if ((await close({ password: "wrong" })).status === 429) return;
  expect("wrong passwords").toBe("counted");
});

test("an organisation that closes is only read, everybody is told, and nothing public is left open", async () => {
  const { close, ask, a, b, lettersTo, db, env } = await newEnding();
  const make = makeFor({ ask, db, env } as never, a);
  const { id: species_id } = await make.species();
  const bird = await make.bird({ species_id });
  const shared = await ask(`/api/birds/${bird.id}/shares`, {
    as: a,
    json: { expires: "never", shows_photo: false, breeder: null, contact: null },
  });
  const { url } = ((await shared.json()) as { data: { url: string } }).data;
  const tree = () => ask(`/api/shared/pedigrees/${url.split("/").at(-1)}`);
  expect((await tree()).status).toBe(200);

  const { status, body } = await read(await close());
  const { closes_at } = (body as { data: { closes_at: string } }).data;
  expect([status, closes_at.slice(0, 10)]).toEqual([201, inDays(30).slice(0, 10)]);
  expect((await close()).status).toBe(409);

  const refused = await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { name: "Zé" } });
  expect([refused.status, (await refused.text()).includes("only be viewed")]).toEqual([403, true]);
  expect((await ask("/api/archive/restore", { as: a, json: { digest: "0".repeat(64) } })).status).toBe(403);
  expect((await ask(`/api/birds/${bird.id}`, { as: a })).status).toBe(200);
  expect((await ask("/api/archive?photos=false", { as: a })).status).toBe(200);
  expect((await ask("/api/birds/labels", { as: a, json: { ids: [bird.id] } })).status).not.toBe(403);
  expect((await ask("/api/auth/me", { as: a, method: "PATCH", json: { first_name: "Rita" } })).status).toBe(200);
  expect((await tree()).status).toBe(404);
  const renewed = await ask("/api/auth/me", { as: a });
  expect(renewed.headers.get("X-Renewed-Token")).toBeTruthy();
  expect((await ask("/api/birds", { as: b })).status).toBe(200);
  expect((await lettersTo(a.email)).map(({ subject }) => subject)).toEqual(["A sua organização vai ser apagada"]);
  expect(await lettersTo(b.email)).toEqual([]);
});

test("until the day an owner keeps it, and all is as it was", async () => {
  const { close, stay, ask, a, lettersTo, db, env } = await newEnding();
  const make = makeFor({ ask, db, env } as never, a);
  expect((await stay()).status).toBe(409);
  await close();
  const { body } = await read(await stay());
  expect(body).toMatchObject({ data: { asked_at: null, closes_at: null } });
  expect((await stay()).status).toBe(409);
  await make.species();
  expect((await lettersTo(a.email)).map(({ subject }) => subject)).toContain("A sua organização fica");
  const audit = await (await ask("/api/audit?subject=closing", { as: a })).text();
  expect(audit.match(/"subject":"closing"/g)).toHaveLength(2);
  const selection = await db.all<{ details: string }>(
    sql`SELECT details FROM entries WHERE kind = 'closing' ORDER BY rowid`,
  );
  expect(selection.map(({ details }) => Object.keys(JSON.parse(details)))).toEqual([["closes_on"], ["stays"]]);
});

test("its people are reminded on day 23 and on day 29, once each", async () => {
  const { close, a, lettersTo, db, env } = await newEnding();
  await close();
  const soon = async () => (await lettersTo(a.email)).filter(({ subject }) => /em breve/.test(subject)).length;
  const counts: number[] = [];
  for (const [day, hour] of [
    [22, 0],
    [23, 1],
    [23, 2],
    [28, 0],
    [29, 1],
    [29, 2],
  ] as const) {
    await tick(db, env, inDays(day, hour));
    counts.push(await soon());
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
  const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM organizations WHERE id = ${a.org_id}`);
  expect(row?.n).toBe(1);
});
