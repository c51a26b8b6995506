import { type SQL, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { newId } from "#db/ids.ts";
import { codes, organizations, rateCounters, sessions, signupFlows, users } from "#db/schema/accounts.ts";
import { birds } from "#db/schema/birds.ts";
import { mails } from "#db/schema/mail.ts";
import { species } from "#db/schema/species.ts";
import { contactMessages } from "#db/schema/support.ts";
import { renewInbreeding } from "#worker/kinship/rebuilding.ts";
import { tick } from "#worker/schedule.ts";
import { newWorld, type Resident } from "./world.ts";

const now = "2026-11-21T10:00:00.000Z";
const hours = (n: number) => new Date(Date.parse(now) + n * 3_600_000).toISOString();

type World = Awaited<ReturnType<typeof newWorld>>;

async function organization({ db }: World, created_at: string, claimed_at: string | null = created_at) {
  const id = newId("organization");
  await db
    .insert(organizations)
    .values({ id, name: id, locale: "pt", timezone: "UTC", plan: "starter", claimed_at, created_at });
  return id;
}

async function person({ db }: World, org_id: string, created_at: string, is_verified = false) {
  const id = newId("user");
  const names = { first_name: "A", last_name: "B", email: `${id}@e.com`, password_hash: "x" };
  await db.insert(users).values({ ...names, id, org_id, role: "owner", language: "pt", is_verified, created_at });
  return id;
}
const ids = (rows: Array<{ id: string }>) => rows.map(({ id }) => id);

test("unclaimed organisations and pending users leave after a day", async () => {
  const world = await newWorld();
  const { db, a, b } = world;
  const unclaimed = await organization(world, hours(-25), null);
  const young = await organization(world, hours(-23), null);
  const pending = await organization(world, hours(-25));
  await person(world, pending, hours(-25));
  const fresh = await organization(world, hours(-25));
  const freshUser = await person(world, fresh, hours(-23));
  const mixed = await organization(world, hours(-25));
  const gone = await person(world, mixed, hours(-25));
  const stays = await person(world, mixed, hours(-25), true);
  await tick(db, world.env, now);
  const left = ids(await db.select().from(organizations));
  expect(left.sort()).toEqual([a.org_id, b.org_id, young, fresh, mixed].sort());
  expect(left).not.toContain(unclaimed);
  const people = ids(await db.select().from(users));
  expect(people.sort()).toEqual([a.user_id, b.user_id, freshUser, stays].sort());
  expect(people).not.toContain(gone);
});

test("what has expired is removed and what lives stays", async () => {
  const { db, env, a } = await newWorld();
  const owner = { org_id: a.org_id, user_id: a.user_id };
  for (const [name, expires_at] of [
    ["old", hours(-1)],
    ["live", hours(1)],
  ] as const) {
    await db.insert(sessions).values({ ...owner, id: name, remember: false, expires_at, created_at: now });
    await db.insert(codes).values({ ...owner, id: name, purpose: "verify", digest: "x", expires_at, created_at: now });
    await db
      .insert(signupFlows)
      .values({ id: name, completed_steps: [], plan: "starter", expires_at, created_at: now });
    await db.insert(rateCounters).values({ key: name, n: 1, ends_at: expires_at });
  }
  await tick(db, env, now);
  expect(ids(await db.select().from(sessions))).toContain("live");
  expect(ids(await db.select().from(sessions))).not.toContain("old");
  expect(ids(await db.select().from(codes))).toEqual(["live"]);
  expect(ids(await db.select().from(signupFlows))).toEqual(["live"]);
  expect((await db.select().from(rateCounters)).map(({ key }) => key)).toEqual(["live"]);
});

test("contact messages stay for a year", async () => {
  const { db, env } = await newWorld();
  const message = { full_name: "R", email: "r@e.com", subject: "s", message: "m", language: "pt" as const };
  await db.insert(contactMessages).values([
    { ...message, id: "old", created_at: hours(-365 * 24 - 1) },
    { ...message, id: "young", created_at: hours(-365 * 24 + 1) },
  ]);
  await tick(db, env, now);
  expect(ids(await db.select().from(contactMessages))).toEqual(["young"]);
});

test("a scheduled job that fails does not stop the others", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const world = await newWorld({ MAILS: { send: async () => Promise.reject(new Error("queue is down")) } as never });
  const { db, env } = world;
  const letter = { to: "a@e.com", subject: "s", text: "t", html: "h", language: "pt" as const };
  await db.insert(mails).values({ ...letter, id: "mail_1", created_at: hours(-1) });
  await organization(world, hours(-25), null);
  await tick(db, env, now);
  expect(errors.mock.calls.flat().join()).toContain("sweep the outbox");
  expect(await db.select().from(organizations)).toHaveLength(2);
});

test("a scheduled job that fails in the database logs no values", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const { db, env } = await newWorld();
  await db.run("ALTER TABLE contact_messages RENAME TO away");
  await tick(db, env, now);
  const text = errors.mock.calls.flat().join();
  expect(text).toContain("remove old contact messages");
  expect(text).not.toContain("params");
});

test("an organisation whose trash cannot be emptied keeps nobody else's from being emptied", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const { a, b, db, env, discarded } = await twoTrashes();
  await db.run(
    sql.raw(`CREATE TRIGGER stuck BEFORE DELETE ON birds WHEN OLD.org_id = '${a.org_id}'
      BEGIN SELECT RAISE(ABORT, 'stuck'); END`),
  );
  await tick(db, env, now);
  expect(await discarded(a)).toBe(1);
  expect(await discarded(b)).toBe(0);
  const text = errors.mock.calls.flat().join();
  expect(text).toContain("empty the trash");
  expect(text).toContain(a.org_id);
});

test("an organisation whose F cannot be worked out keeps nobody else's from being worked out", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { a, b, db, stale } = await twoTrashes();
  await db.run(
    sql.raw(`CREATE TRIGGER stuck BEFORE UPDATE OF inbreeding ON birds WHEN OLD.org_id = '${a.org_id}'
      BEGIN SELECT RAISE(ABORT, 'stuck'); END`),
  );
  // Whom it takes first is drawn by lot.
  for (let turn = 0; turn < 3; turn += 1) await renewInbreeding(db);
  expect([await stale(a), await stale(b)]).toEqual([1, 0]);
});

/** Two organisations, each with a father in the trash for long and his young, whose F nobody has worked out yet. */
async function twoTrashes() {
  const world = await newWorld();
  const { db, a, b } = world;
  for (const [at, { org_id }] of [a, b].entries()) {
    await db.insert(species).values({
      id: `sp_${at}`,
      org_id,
      common_name: "C",
      name_key: "c",
      latin_name: "S",
      group: "p",
      incubation_days: 13,
      created_at: now,
      updated_at: now,
    });
    const bird = { org_id, species_id: `sp_${at}`, created_at: now, updated_at: now };
    const named = (name: string) => ({
      ...bird,
      id: `${name}_${at}`,
      identifier: name,
      identifier_key: name,
      search_key: name,
    });
    await db.insert(birds).values({ ...named("father"), deleted_at: hours(-31 * 24) });
    await db.insert(birds).values({ ...named("young"), father_id: `father_${at}` });
  }
  const count = async (where: SQL) => (await db.select().from(birds).where(where)).length;
  return {
    ...world,
    discarded: ({ org_id }: Resident) => count(sql`org_id = ${org_id} AND deleted_at IS NOT NULL`),
    stale: ({ org_id }: Resident) => count(sql`org_id = ${org_id} AND father_id IS NOT NULL AND kinship_engine = 0`),
  };
}
