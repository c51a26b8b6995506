import { expect, test } from "vitest";
import { signupFlows } from "#db/schema/accounts.ts";
import { newWorld } from "#tests/app/world.ts";

type Answer = { data: Record<string, unknown>; token?: string };

async function newFlow() {
  const world = await newWorld();
  const call = async (token: string | undefined, method = "GET", json?: unknown) =>
    world.ask("/api/signup-flow/", { method, json, headers: token ? { "Signup-Flow": token } : {} });
  const put = async (token: string | undefined, json: unknown) =>
    (await (await call(token, "PUT", json)).json()) as Answer;
  return { ...world, call, put };
}

test("the first step starts a flow, later steps add to it", async () => {
  const { call, put, db } = await newFlow();
  const first = await put(undefined, { step: "/signup", email: "Ines@Example.com" });
  expect(first).toEqual({
    data: {
      email: "ines@example.com",
      completed_steps: ["/signup"],
      plan: "professional",
      organization_name: "",
      first_name: "",
      last_name: "",
    },
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
  const details = {
    step: "/signup-details",
    plan: "starter",
    organization_name: "Vale",
    first_name: "I",
    last_name: "P",
  };
  const second = await put(first.token, details);
  expect(second).toMatchObject({
    data: { email: "ines@example.com", plan: "starter", completed_steps: ["/signup", "/signup-details"] },
  });
  expect(second.token).toBeUndefined();
  await put(first.token, { step: "/signup", email: "other@example.com" });
  const now = (await (await call(first.token)).json()) as Answer;
  expect(now.data).toMatchObject({ email: "other@example.com", completed_steps: ["/signup", "/signup-details"] });
  expect(JSON.stringify(await db.select().from(signupFlows))).not.toContain(first.token);
});

test("a sign-up flow that never started or has ended is answered 404", async () => {
  const { call, put, db } = await newFlow();
  expect((await call(undefined)).status).toBe(404);
  expect((await call("unknown")).status).toBe(404);
  const { token } = await put("unknown", { step: "/signup", email: "a@example.com" });
  expect((await call(token)).status).toBe(200);
  await db.update(signupFlows).set({ expires_at: new Date().toISOString() });
  expect((await call(token)).status).toBe(404);
  const fresh = await put(token, { step: "/signup", email: "a@example.com" });
  expect(fresh.token).not.toBe(token);
  expect((await call(fresh.token, "DELETE")).status).toBe(204);
  expect((await call(fresh.token)).status).toBe(404);
  expect((await call(fresh.token, "DELETE")).status).toBe(204);
});

test("steps come in order, and a password is never kept", async () => {
  const { call, put, db } = await newFlow();
  const early = await call(undefined, "PUT", { step: "/signup-details", first_name: "I" });
  expect(await early.json()).toMatchObject({ status: 422, errors: [{ path: "step", code: "accounts.flow.order" }] });
  expect((await call(undefined, "PUT", { step: "/confirm-email" })).status).toBe(422);
  const { token } = await put(undefined, { step: "/signup", email: "a@example.com", password: "quatro ninhos" });
  expect((await call(token, "PUT", { step: "/signup-details", plan: "empresarial" })).status).toBe(422);
  expect(JSON.stringify(await db.select().from(signupFlows))).not.toContain("quatro ninhos");
});
