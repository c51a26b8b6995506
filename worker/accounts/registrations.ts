import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { idForKey, newId } from "#db/ids.ts";
import { organizations, users } from "#db/schema/accounts.ts";
import { planOf } from "#worker/billing/plans.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Founding } from "#worker/kit/room.ts";
import { homeOf } from "#worker/locales/zone-regions.ts";
import { Refusal } from "#worker/refusal.ts";
import { codeStatements, ownerStatement } from "./codes.ts";
import type { OrganizationAnswer, organizationDraft, registration } from "./contract.ts";
import { passwordFault } from "./password-contract.ts";
import { costOf, hashPassword, passwordMatches } from "./passwords/hashing.ts";
import { inQueue, requireRoom } from "./passwords/turns.ts";
import { countStatement, networkOf, rate, rateFrom, refuseBeyond, within } from "./rates.ts";
import { keyedDigest } from "./secrets.ts";
import { type Opened, openSession } from "./sessions.ts";
import { secondsFrom, type Visitor } from "./visitor.ts";

/** Seconds a new organisation waits for its first user. */
const claimableFor = 3600;

/**
 * Makes an organisation with what every one begins with, unclaimed. The same Idempotency-Key from the same place answers the same
 * organisation, or 409 for another body.
 */
export async function makeOrganization(
  visitor: Visitor,
  draft: z.output<typeof organizationDraft>,
  founding: Founding,
): Promise<OrganizationAnswer> {
  const { db, env, now, ip } = visitor;
  const id = await organizationId(visitor);
  const byIp = await rate(env, "signup.ip", ip);
  const days = planOf(draft.plan).trial_days;
  const trial_ends_at = days > 0 ? secondsFrom(now, days * 24 * 3600) : null;
  refuseBeyond([[byIp, await countStatement(db, byIp, now)]], now);
  const {
    made: [made],
  } = await batch(db, {
    organization: db
      .insert(organizations)
      .values({ ...draft, ...homeOf(draft.timezone), id, trial_ends_at, created_at: now })
      .onConflictDoNothing(),
    ...founding(db, id),
    made: db.select().from(organizations).where(eq(organizations.id, id)),
  });
  const answer = { id, ...draft };
  const same = made && (["name", "locale", "timezone", "plan"] as const).every((field) => made[field] === draft[field]);
  if (!same) throw new Refusal("conflict");
  return answer;
}

// The id opens the door to the organisation for an hour: a key others could guess must not lead to it.
async function organizationId({ idempotency_key, env, ip }: Visitor): Promise<string> {
  if (idempotency_key === undefined) return newId("organization");
  return idForKey("organization", await keyedDigest(env.CODE_PEPPER, ip), idempotency_key);
}

/** `next_in`: the seconds until another code may be asked for; undefined when this was a repeated call. */
type Registered = { opened: Opened; mail_id: string | undefined; next_in?: number };

/**
 * Makes the first user of a new organisation its owner, and sends a code. Answers alike whether or not the address has
 * an account. Refuses an organisation that is unknown, taken or older than an hour, in the same words.
 */
export async function register(visitor: Visitor, draft: z.output<typeof registration>): Promise<Registered> {
  const { db, env, now } = visitor;
  requireRoom(networkOf(visitor.ip));
  const byIp = await rate(env, "register.ip", visitor.ip);
  const byAddress = await rate(env, "register.address", draft.email);
  const own = await rateFrom(env, "code.own", draft.email, visitor.ip);
  const {
    ips,
    organization: [organization],
    owner: [owner],
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    addresses: countStatement(db, byAddress, now, byIp),
    owns: countStatement(db, own, now, byIp),
    organization: db.select().from(organizations).where(eq(organizations.id, draft.org_id)),
    owner: ownerStatement(db, draft.email),
  });
  refuseBeyond([[byIp, ips]], now);
  if (!organization || organization.created_at <= secondsFrom(now, -claimableFor)) throw closed();
  if (organization.claimed_at !== null) return registerAgain(visitor, draft, organization);
  const fault = passwordFault(draft.password, { ...draft, organization: organization.name });
  if (fault) throw new Refusal("invalid", { password: [fault] });
  const id = visitor.idempotency_key ? await idForKey("user", draft.org_id, visitor.idempotency_key) : newId("user");
  const user = { ...draft, id, language: visitor.language };
  const code = await codeStatements(visitor, user, owner, {
    mailedIf: sql`(${within(byAddress)} OR ${within(own)})`,
  });
  const gap = await rate(env, "code.gap", id);
  const [hash = ""] = await inQueue(networkOf(visitor.ip), () => hashPassword(user.password, costOf(env)));
  const { claimed } = await batch(db, {
    ...claimStatements(visitor, user, hash),
    gap: countStatement(db, gap, now),
    ...code.statements,
  });
  if (claimed.rowsAffected !== 1) throw closed();
  return { opened: await open(visitor, user, organization), mail_id: code.mail_id, next_in: gap.seconds };
}

const closed = () => new Refusal("invalid", { org_id: ["accounts.organization.closed"] });

type NewUser = z.output<typeof registration> & { id: string; language: Visitor["language"] };

// One transaction: whoever's insert finds the organisation unclaimed has it, and the update shuts the door.
function claimStatements({ db, now }: Visitor, user: NewUser, hash: string) {
  const { id, org_id, first_name, last_name, email, language } = user;
  return {
    claimed:
      db.run(sql`INSERT INTO users (id, org_id, first_name, last_name, email, password_hash, role, language, is_verified,
        is_active, created_at)
      SELECT ${id}, id, ${first_name}, ${last_name}, ${email}, ${hash}, 'owner', ${language}, 0, 1, ${now}
      FROM organizations WHERE id = ${org_id} AND claimed_at IS NULL AND created_at > ${secondsFrom(now, -claimableFor)}`),
    shut: db.run(sql`UPDATE organizations SET claimed_at = ${now} WHERE id = ${org_id} AND claimed_at IS NULL`),
  };
}

// The same key, address and password again: the answer to the first attempt was lost on its way.
async function registerAgain(visitor: Visitor, draft: z.output<typeof registration>, organization: Organization) {
  const { db, env, ip, idempotency_key } = visitor;
  if (!idempotency_key) throw closed();
  const id = await idForKey("user", draft.org_id, idempotency_key);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user || user.email !== draft.email) throw closed();
  const matches = () => passwordMatches(draft.password, user.password_hash, costOf(env));
  const [isSame] = await inQueue(networkOf(ip), matches);
  if (!isSame) throw closed();
  return { opened: await open(visitor, user, organization), mail_id: undefined };
}

type Organization = Pick<typeof organizations.$inferSelect, "name" | "timezone">;
type Named = { id: string; org_id: string; first_name: string; last_name: string; email: string };

function open({ db, env, user_agent, ip }: Visitor, user: Named, organization: Organization) {
  const { first_name, last_name, email } = user;
  const { name, timezone } = organization;
  const role = "owner" as const;
  const card = { first_name, last_name, email, organization: name, timezone, role, is_verified: false };
  const start = { remember: false, user_agent, ip };
  return openSession(db, env.JWT_SECRET, { id: user.id, org_id: user.org_id, card }, start);
}
