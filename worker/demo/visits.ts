import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { demoIds, newId } from "#db/ids.ts";
import { organizations, users } from "#db/schema/accounts.ts";
import type { Language } from "#db/vocabulary.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { type Opened, openSession } from "#worker/accounts/sessions.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { rebuildInbreeding } from "#worker/kinship/rebuilding.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { owned } from "#worker/scope.ts";
import { begunAt, type DemoKeeper, lastSeason } from "./flock/keeper.ts";
import { orderedRingStatements } from "./flock/ordered-rings.ts";
import { standingOf } from "./flock/stored-flock.ts";
import { flockStatements } from "./founding.ts";
import { seasonStatements, seasonTurned } from "./season.ts";
import { shelfStatements } from "./shelf/shelf.ts";
import { healthStatements, healthTurned } from "./sickbay.ts";
import { listingStatements } from "./trade/listings.ts";
import { paymentStatements } from "./trade/payments.ts";
import { tradeStatements } from "./trade/sales.ts";
import { spendingStatements } from "./trade/spending.ts";

type Demo = ReturnType<typeof demoIds> & { season: number; language: Language; today: string };

/**
 * Opens a session in the demo of the visitor's language, which the first visitor of a season makes, and whose eggs the
 * first one of a day lays anew. Of who visits nothing is kept. 429 beyond the limit of one network.
 */
export async function visitDemo({ db, env, now, ip, language }: Visitor): Promise<Opened> {
  const season = lastSeason(new Date(now));
  const demo = { ...demoIds(language, season), season, language, today: dayIn(timezone, now) };
  const byIp = await rate(env, "visit.ip", ip);
  const { ips, found } = await batch(db, { ips: countStatement(db, byIp, now), found: visitorStatement(db, demo) });
  refuseBeyond([[byIp, ips]], now, "demo.too_many");
  const [there] = found;
  if (!there) await makeDemo(db, demo);
  else if (there.last_laid !== demo.today) await layAnew(db, { ...demo, user_id: there.keeper_id });
  const { id, ...person } = visitorRow(demo);
  const { first_name, last_name, email, role, is_verified } = person;
  const { name: organization } = organizationRow(demo);
  const fields = { keeps_eggs: true as const, is_demo: true as const };
  const card = { first_name, last_name, email, organization, timezone, role, is_verified, ...fields };
  const traceless = { remember: false, user_agent: "", ip: "" };
  return openSession(db, env.JWT_SECRET, { id, org_id: demo.org_id, card }, traceless);
}

const timezone = "Europe/Lisbon";

// On every day there is an egg that was laid on it.
const visitorStatement = (db: Database, { org_id, user_id }: Demo) =>
  db
    .select({
      id: users.id,
      keeper_id: sql<string>`(SELECT keeper.id FROM users keeper
        WHERE keeper.org_id = ${org_id} AND keeper.role = 'owner')`,
      last_laid: sql<string | null>`(SELECT max(eggs.laid_on) FROM eggs WHERE eggs.org_id = ${org_id})`,
    })
    .from(users)
    .where(owned({ org_id }, users, eq(users.id, user_id)));

/** Makes a demo, and lets go of that of the season before, in which every bird would be a year older. */
async function makeDemo(db: Database, demo: Demo): Promise<void> {
  const { org_id, season, language, today } = demo;
  const before = sql`id GLOB ${`org_demo_${language}_*`} AND id <> ${org_id}`;
  const keeper = breederRow(demo);
  const flock = await flockStatements(db, { org_id, user_id: keeper.id, season, language, today });
  try {
    await db.batch([
      db.delete(organizations).where(before),
      db.insert(organizations).values(organizationRow(demo)),
      db.insert(users).values([visitorRow(demo), keeper]),
      ...flock,
    ]);
  } catch (error) {
    // Another first visitor was quicker: the primary key let only one of them.
    if ((await visitorStatement(db, demo)).length === 0) throw error;
  }
  await rebuildInbreeding({ db, org_id });
}

/** Writes pairs, eggs and chicks as they are today: the same ones, so that who looks at one of them still does. */
async function layAnew(db: Database, keeper: DemoKeeper): Promise<void> {
  const standing = await standingOf(db, keeper);
  await db.batch([
    ...healthTurned(db, keeper, standing),
    ...seasonTurned(db, keeper, standing),
    ...(await seasonStatements(db, keeper, standing)),
    ...(await healthStatements(db, keeper, standing)),
    ...(await tradeStatements(db, keeper, standing)),
    // Those of a season that began before there was anything to see of money.
    db
      .update(users)
      .set({ role: "manager" })
      .where(owned(keeper, users, eq(users.role, "viewer"))),
    ...(await spendingStatements(db, keeper)),
    ...(await shelfStatements(db, keeper, standing)),
    ...(await orderedRingStatements(db, keeper)),
    ...(await paymentStatements(db, keeper)),
    ...(await listingStatements(db, keeper, standing)),
  ]);
  await rebuildInbreeding({ db, org_id: keeper.org_id });
}

const organizationRow = ({ org_id, season, language }: Demo) => ({
  id: org_id,
  name: translate(language, "demo.organization"),
  timezone,
  // The zone is Portugal's, and so is the law.
  country: "PT",
  region: "mainland" as const,
  district: "Aveiro",
  locale: language === "pt" ? "pt-PT" : "en-GB",
  plan: "professional" as const,
  claimed_at: begunAt(season),
  created_at: begunAt(season),
});

// No password has this hash, and mail to `.invalid` reaches nobody (RFC 2606).
const person = ({ org_id, season, language }: Demo) => ({
  org_id,
  language,
  password_hash: "none",
  is_verified: true,
  created_at: begunAt(season),
});

const visitorRow = (demo: Demo) => ({
  ...person(demo),
  id: demo.user_id,
  first_name: translate(demo.language, "demo.visitor"),
  last_name: "",
  email: `visitor.${demo.language}.${demo.season}@demo.invalid`,
  role: "manager" as const,
});

/** Who wrote the book, as the history tells; nobody can be them. */
const breederRow = (demo: Demo) => ({
  ...person(demo),
  id: newId("user"),
  first_name: "Rita",
  last_name: "Melo",
  is_active: false,
  email: `breeder.${demo.language}.${demo.season}@demo.invalid`,
  role: "owner" as const,
});
