import { count, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { organizations, users } from "#db/schema/accounts.ts";
import { mornings } from "#db/schema/notifications.ts";
import type { Language } from "#db/vocabulary.ts";
import { fullCost, hashPassword } from "#worker/accounts/passwords/hashing.ts";
import { begunAt, lastSeason } from "#worker/demo/flock/keeper.ts";
import { flockStatements } from "#worker/demo/founding.ts";
import { rebuildInbreeding } from "#worker/kinship/rebuilding.ts";
import { enterWords } from "#worker/locales/translate.ts";
import { en } from "#worker/species/words/en.ts";
import { pt } from "#worker/species/words/pt.ts";

// Copies of the catalogue say the incubation in words; of the other rooms nothing is said here.
enterWords({ pt, en });

/** Who signs in to the organisation that `npm start` makes. */
export const demoUser = {
  first_name: "Rita",
  last_name: "Melo",
  email: "demo@voliera.test",
  organization: "Viveiro da Ribeira",
  /** For the database on the reader's own machine only. */
  password: "pintassilgo-ao-sol",
} as const;

/**
 * Makes the demo organisation, in one transaction, when nobody has one yet (the demo for visitors is nobody's); answers
 * whether it did.
 */
export async function seedDemo(
  db: Database,
  password: string,
  { now = new Date(), language = "pt" }: { now?: Date; language?: Language } = {},
): Promise<boolean> {
  const [found] = await db.select({ n: count() }).from(organizations).where(sql`id NOT GLOB 'org_demo_*'`);
  if (found?.n !== 0) return false;
  const season = lastSeason(now);
  const keeper = {
    org_id: newId("organization"),
    user_id: newId("user"),
    season,
    language,
    today: now.toISOString().slice(0, 10),
  };
  await db.batch([
    db.insert(organizations).values(organization(keeper)),
    db.insert(mornings).values({ org_id: keeper.org_id, next_at: new Date().toISOString() }),
    db.insert(users).values(owner(keeper, hashPassword(password, fullCost))),
    ...(await flockStatements(db, keeper)),
  ]);
  // Or the first minute, before the clock comes by, would know nobody's parents.
  await rebuildInbreeding({ db, org_id: keeper.org_id });
  return true;
}

/** Whether the demo user is still there to sign in. */
export async function hasDemoUser(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.email, demoUser.email)).limit(1)).length > 0;
}

type Keeper = { org_id: string; user_id: string; season: number };

const organization = ({ org_id, season }: Keeper) => ({
  id: org_id,
  name: demoUser.organization,
  locale: "pt-PT",
  timezone: "Europe/Lisbon",
  country: "PT",
  region: "mainland" as const,
  district: "Aveiro",
  plan: "professional" as const,
  claimed_at: begunAt(season),
  created_at: begunAt(season),
});

function owner({ org_id, user_id, season }: Keeper, password_hash: string) {
  const { first_name, last_name, email } = demoUser;
  const person = { first_name, last_name, email, language: "pt" as const, role: "owner" as const, is_verified: true };
  return { ...person, id: user_id, org_id, password_hash, created_at: begunAt(season) };
}
