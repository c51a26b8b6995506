import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { codes, organizations, users } from "#db/schema/accounts.ts";
import { statuses } from "#db/schema/statuses.ts";
import { seededStatuses } from "#db/vocabulary.ts";
import { codeFor, mailsTo } from "#tests/mail/postbox.ts";
import { goodPassword, logIn, newSignupWorld, person } from "./signup.ts";

type Problem = { code: string; errors: Array<{ path: string; code: string }> };
const faults = async (answer: Response) =>
  ((await answer.json()) as Problem).errors.map(({ path, code }) => `${path} ${code}`);

test("an organisation starts on a professional trial with its statuses", async () => {
  const { db, ask } = await newSignupWorld();
  const draft = { name: " Viveiro do Vale ", locale: "pt-PT", timezone: "Europe/Lisbon" };
  const answer = await ask("/api/organizations/", { json: draft });
  expect(answer.status).toBe(201);
  const made = (await answer.json()) as { id: string };
  expect(made).toEqual({ ...draft, name: "Viveiro do Vale", plan: "professional", id: expect.stringMatching(/^org_/) });
  const [row] = await db.select().from(organizations).where(eq(organizations.id, made.id));
  const days = (Date.parse(row?.trial_ends_at ?? "") - Date.parse(row?.created_at ?? "")) / 86_400_000;
  expect(days).toBe(30);
  expect(await db.select().from(statuses).where(eq(statuses.org_id, made.id))).toHaveLength(seededStatuses.length);
});

test("starter has no trial, empresarial is on request, and odd zones are refused", async () => {
  const { db, ask } = await newSignupWorld();
  const starter = await ask("/api/organizations", { json: { name: "Viveiro", plan: "starter" } });
  const { id } = (await starter.json()) as { id: string };
  const [row] = await db.select().from(organizations).where(eq(organizations.id, id));
  expect(row).toMatchObject({ plan: "starter", trial_ends_at: null, timezone: "UTC", locale: "pt-PT" });
  const refused = await ask("/api/organizations", {
    json: { name: "", plan: "empresarial", timezone: "Mars/Base", locale: "!" },
  });
  expect(refused.status).toBe(422);
  expect((await faults(refused)).sort()).toEqual([
    "locale accounts.locale.unknown",
    "name fields.required",
    "plan accounts.plan.on_request",
    "timezone accounts.timezone.unknown",
  ]);
});

test("the same key answers the same organisation, and refuses another body", async () => {
  const { ask } = await newSignupWorld();
  const headers = { "Idempotency-Key": "k-1" };
  const post = (name: string) => ask("/api/organizations/", { json: { name }, headers });
  const [first, second] = [await post("Um"), await post("Um")];
  expect(await second.json()).toEqual(await first.json());
  expect((await post("Dois")).status).toBe(409);
});

test("a network address creates at most ten organisations an hour", async () => {
  const { ask } = await newSignupWorld();
  for (let n = 0; n < 10; n += 1) expect((await ask("/api/organizations/", { json: { name: "V" } })).status).toBe(201);
  const refused = await ask("/api/organizations/", { json: { name: "V" } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
});

test("the first user becomes owner, gets a token and a code by mail", async () => {
  const { db, ask, join, announced } = await newSignupWorld();
  const ines = await join("Ines@Example.com ");
  expect(ines.answer.status).toBe(201);
  expect(await ines.answer.json()).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: "bearer",
    expires_in: 12 * 3600,
  });
  const me = await ask("/api/auth/me", { as: ines });
  expect(await me.json()).toMatchObject({
    data: {
      org_id: ines.org_id,
      first_name: "Inês",
      email: "ines@example.com",
      is_verified: false,
      is_active: true,
      roles: ["owner"],
      language: "en",
      organization: { id: ines.org_id, name: "Viveiro do Vale", plan: "professional" },
    },
  });
  const [mail] = await mailsTo(db, "ines@example.com");
  expect(announced).toContainEqual({ mail_id: mail?.id });
  expect(await codeFor(db, "ines@example.com")).toMatch(/^\d{6}$/);
  expect(mail?.subject).not.toMatch(/\d{6}/);
});

test("an organisation is claimed once, and not after an hour", async () => {
  const { db, found, join } = await newSignupWorld();
  const first = await join("a@example.com");
  const second = await join("b@example.com", { org_id: first.org_id });
  expect(second.answer.status).toBe(422);
  expect(await faults(second.answer)).toEqual(["org_id accounts.organization.closed"]);
  const unknown = await join("c@example.com", { org_id: "org_nothing" });
  expect(await faults(unknown.answer)).toEqual(["org_id accounts.organization.closed"]);
  const late = await found();
  await db.update(organizations).set({ created_at: "2020-01-01T00:00:00.000Z" }).where(eq(organizations.id, late));
  expect((await join("d@example.com", { org_id: late })).answer.status).toBe(422);
});

test("of several at once one claims the organisation", async () => {
  const { db, found, join } = await newSignupWorld();
  const org_id = await found();
  const all = await Promise.all([1, 2, 3, 4].map((n) => join(`p${n}@example.com`, { org_id })));
  expect(all.map(({ answer }) => answer.status).sort()).toEqual([201, 422, 422, 422]);
  expect(await db.select().from(users).where(eq(users.org_id, org_id))).toHaveLength(1);
  expect(await db.select().from(codes).where(eq(codes.org_id, org_id))).toHaveLength(1);
});

test("what a visitor may not choose is refused or ignored", async () => {
  const { db, found, join } = await newSignupWorld();
  const org_id = await found();
  expect((await join("x@example.com", { org_id, roles: ["owner"] })).answer.status).toBe(422);
  expect((await join("x@example.com", { org_id, is_active: false })).answer.status).toBe(422);
  await join("x@example.com", { org_id, is_verified: true, role: "viewer", id: "user_mine", plan: "empresarial" });
  const [user] = await db.select().from(users).where(eq(users.org_id, org_id));
  expect(user).toMatchObject({ role: "owner", is_verified: false });
  expect(user?.id).not.toBe("user_mine");
});

test("R4: short, common and personal passwords are refused with the reason", async () => {
  const { found, join } = await newSignupWorld();
  const org_id = await found();
  const refused = async (password: string) =>
    faults((await join("ines.prata@example.com", { org_id, password })).answer);
  expect(await refused("1234567")).toEqual(["password accounts.password.short"]);
  expect(await refused("Password123456")).toEqual(["password accounts.password.common"]);
  expect(await refused("ines.prata")).toEqual(["password accounts.password.personal"]);
  expect(await refused("viveirodovale")).toEqual(["password accounts.password.personal"]);
  expect(await refused("a".repeat(257))).toEqual(["password accounts.password.long"]);
  expect((await join("ines.prata@example.com", { org_id, password: "correct horse battery" })).answer.status).toBe(201);
});

test("an address that has an account is answered alike, and its owner is told", async () => {
  const { db, a, ask, join } = await newSignupWorld();
  const stranger = await join(a.email.toUpperCase());
  expect(stranger.answer.status).toBe(201);
  const [mail] = await mailsTo(db, a.email);
  expect(mail?.subject).toBe("Já tem uma conta na Voliera");
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/(?<!\d)\d{6}(?!\d)/);
  expect((await ask("/api/auth/me", { as: stranger })).status).toBe(200);
  const again = await ask("/api/auth/resend-code", { as: stranger, method: "POST" });
  expect(again.status).toBe(429);
});

test("registering again with the same key and password opens the same account", async () => {
  const { db, ask, found } = await newSignupWorld();
  const org_id = await found();
  const headers = { "Idempotency-Key": "form-7" };
  const post = (json: object) => ask("/api/auth/register", { json, headers });
  expect((await post(person(org_id, "r@example.com"))).status).toBe(201);
  expect((await post(person(org_id, "r@example.com"))).status).toBe(201);
  expect((await post({ ...person(org_id, "r@example.com"), password: "outra coisa bem longa" })).status).toBe(422);
  expect(await db.select().from(users).where(eq(users.org_id, org_id))).toHaveLength(1);
  expect(await mailsTo(db, "r@example.com")).toHaveLength(1);
});

test("a sixth registration of an address in an hour is not mailed", async () => {
  const { db, join } = await newSignupWorld();
  for (let n = 0; n < 6; n += 1) expect((await join("much@example.com")).answer.status).toBe(201);
  expect(await mailsTo(db, "much@example.com")).toHaveLength(5);
});

test("line breaks in a name are refused before they reach a mail", async () => {
  const { join } = await newSignupWorld();
  const { answer } = await join("n@example.com", { first_name: "Bob\r\nBcc: x@evil.test" });
  expect(await faults(answer)).toEqual(["first_name fields.characters"]);
  expect((await logIn(await newSignupWorld(), "n@example.com", goodPassword)).status).toBe(401);
});
