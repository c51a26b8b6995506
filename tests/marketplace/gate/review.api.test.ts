import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listed, mailsTo, stateOf } from "./listing.ts";
import { operated } from "./operator.ts";

const decision = { decision: "kept", facts: "Fala da anilha de outra ave.", rule: "Termos, ponto 3" };
type World = Awaited<ReturnType<typeof operated>>;
const heldIn = async ({ ask, b }: World) =>
  (
    (await (await ask("/api/operator/held", { as: b })).json()) as {
      data: { items: Array<{ id: string; held_at: string }>; total: number };
    }
  ).data;
const decide = ({ ask, b }: World, id: string, given = {}) =>
  ask(`/api/operator/held/${id}/decision`, { as: b, json: { ...decision, ...given } });

test("a held text waits for the operator, who shows it or refuses it with a reason", async () => {
  const world = await operated();
  const made = [await listed(world, world.a, { state: "held" }), await listed(world, world.a, { state: "held" })];
  const [one = "", two = ""] = made.toSorted();
  expect(await heldIn(world)).toMatchObject({
    total: 2,
    items: [{ id: one, title: "Gaiola de criação", text: "Em bom estado.", held_for: ["sem anilha"] }, { id: two }],
  });
  expect((await decide(world, one)).status).toBe(200);
  expect(await stateOf(world, one)).toMatchObject({ state: "published", held_for: null, revision: 2 });
  expect((await decide(world, two, { decision: "removed" })).status).toBe(200);
  expect(await stateOf(world, two)).toMatchObject({ state: "removed" });
  expect(await heldIn(world)).toEqual({ total: 0, items: [] });
  const mails = await mailsTo(world, world.a.email);
  expect(mails.map(({ text }) => /já está à vista|foi retirado do mercado/u.exec(text)?.[0])).toEqual([
    "já está à vista",
    "foi retirado do mercado",
  ]);
  expect((await decide(world, one)).status).toBe(404);
});

test("a text that was changed since it was read is read again first", async () => {
  const world = await operated();
  const id = await listed(world, world.a, { state: "held" });
  const seen = (await heldIn(world)).items[0]?.held_at;
  await world.db.run(
    sql`UPDATE listings SET text = 'Outra coisa.', updated_at = '2026-11-02T10:00:00.000Z' WHERE id = ${id}`,
  );
  const answer = await decide(world, id, { seen });
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: "stale" }]);
  expect((await decide(world, id, { seen: (await heldIn(world)).items[0]?.held_at })).status).toBe(200);
});

test("what its seller takes back, or deletes, or what goes with its organisation, waits no more", async () => {
  const world = await operated();
  const [one, two, three] = [
    await listed(world, world.a, { state: "held" }),
    await listed(world, world.a, { state: "held" }),
    await listed(world, world.a),
  ];
  await world.db.run(sql`UPDATE listings SET state = 'draft' WHERE id = ${one}`);
  await world.db.run(sql`DELETE FROM listings WHERE id = ${two}`);
  expect(await heldIn(world)).toEqual({ total: 0, items: [] });
  await world.db.run(sql`UPDATE listings SET state = 'held' WHERE id = ${three}`);
  expect(await heldIn(world)).toMatchObject({ total: 1, items: [{ id: three, held_for: [] }] });
  await world.db.run(sql`DELETE FROM listings WHERE org_id = ${world.a.org_id}`);
  expect(await heldIn(world)).toEqual({ total: 0, items: [] });
});
