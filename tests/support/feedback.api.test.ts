import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { feedback } from "#db/schema/support.ts";
import { consoleFeedback } from "#db/schema/support-index.ts";
import { newWorld } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";

const opinion = { type: "feature", title: "Etiquetas", description: "Faltam etiquetas para as gaiolas.", rating: 4 };
type Listed = { data: Array<{ id: string; title: string; state: string; line: string | null }>; total: number };

test("feedback is kept once, listed to its author alone and carried to the operator's list", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const viewer = await colleague(world, a, "viewer");
  const headers = { "Idempotency-Key": "um" };
  const first = await ask("/api/feedback", { as: viewer, json: opinion, headers });
  const again = await ask("/api/feedback", { as: viewer, json: opinion, headers });
  const other = await ask("/api/feedback", { as: viewer, json: { ...opinion, title: "Outra" }, headers });
  expect([first.status, again.status, other.status]).toEqual([201, 201, 409]);
  const { data } = (await first.json()) as { data: { id: string; state: string } };
  expect(data.state).toBe("new");
  expect(await db.select().from(feedback)).toMatchObject([{ id: data.id, user_id: viewer.user_id, ...opinion }]);
  await expect
    .poll(() => db.select().from(consoleFeedback))
    .toMatchObject([{ id: data.id, type: "feature", rating: 4 }]);
  await db.update(feedback).set({ state: "planned", line: "Na primavera." }).where(eq(feedback.id, data.id));
  const own = (await (await ask("/api/feedback", { as: viewer })).json()) as Listed;
  expect(own.data).toMatchObject([{ title: "Etiquetas", state: "planned", line: "Na primavera." }]);
  expect(((await (await ask("/api/feedback", { as: a })).json()) as Listed).total).toBe(0);
});

test("feedback without its type, title or description, or rated 6, says which box is wrong", async () => {
  const { ask, a, db } = await newWorld();
  const send = async (json: object) => {
    const answer = await ask("/api/feedback", { as: a, json, headers: { "Accept-Language": "en" } });
    const { errors } = (await answer.json()) as { errors?: Array<{ path: string; message: string }> };
    return [answer.status, ...(errors ?? []).map(({ path, message }) => `${path}: ${message}`)];
  };
  expect(await send({ rating: 6 })).toEqual([
    422,
    "type: Please select a feedback type",
    "title: Please enter a title",
    "description: Please enter a description",
    "rating: The rating goes from 1 to 5.",
  ]);
  expect(await send({ ...opinion, title: " ", description: "\n\u2800 " })).toEqual([
    422,
    "title: Please enter a title",
    "description: Please enter a description",
  ]);
  expect((await send({ ...opinion, title: "duas\nlinhas" }))[0]).toBe(422);
  expect((await send({ ...opinion, type: "praise" }))[1]).toBe("type: Please select a feedback type");
  expect(await db.select().from(feedback)).toEqual([]);
});

test("the twenty-first feedback of an hour waits, and that of another person does not", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  for (let i = 0; i < 20; i += 1) await ask("/api/feedback", { as: a, json: opinion });
  const beyond = await ask("/api/feedback", { as: a, json: opinion });
  expect([beyond.status, Number(beyond.headers.get("Retry-After")) > 3000]).toEqual([429, true]);
  const other = await ask("/api/feedback", { as: await colleague(world, a, "keeper"), json: opinion });
  expect(other.status).toBe(201);
});
