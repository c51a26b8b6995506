import { sql } from "drizzle-orm";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { withPassword } from "#tests/factors/factor-of.ts";
import { codeFor, mailsTo } from "#tests/mail/postbox.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

/** A world whose people change their addresses. */
export async function newMover(overrides: Parameters<typeof newWorld>[0] = { RATE_LIMITS: "relaxed" }) {
  const world = await newWorld(overrides);
  const { ask, a, db } = world;
  await withPassword(world, a);
  const begin = (email: unknown, as = a) => ask("/api/profile/email", { as, json: { email } });
  const confirm = (code: string, as = a) => ask("/api/profile/email/confirm", { as, json: { code } });
  /** Changes an address the whole way. */
  const change = async (email: string, as: Resident = a) => {
    await forgetRates(world);
    await begin(email, as);
    return confirm(await codeFor(db, email), as);
  };
  const emailOf = async ({ user_id }: Resident) =>
    (await db.all<{ email: string }>(sql`SELECT email FROM users WHERE id = ${user_id}`))[0]?.email;
  /** The token of the newest way back mailed to an address. */
  const wayBackFor = async (email: string) => {
    const texts = (await mailsTo(db, email)).map(({ text }) => /\/email-back\/(\S+)/.exec(text)?.[1]);
    return texts.find((it) => it) ?? "";
  };
  const look = (token: string) => ask("/api/auth/email-back", { headers: { "Way-Back": token } });
  const goBack = (token: string) => ask("/api/auth/email-back", { json: { token } });
  return { ...world, begin, confirm, change, emailOf, wayBackFor, look, goBack };
}

/** Lets no limit of before stand in the way. */
export const forgetRates = ({ db }: Pick<World, "db">) => db.run(sql`DELETE FROM rate_counters`);

/** What the trail of entries holds, the oldest first: kind and outcome. */
export const entriesOf = ({ db }: Pick<World, "db">, { org_id }: Resident) =>
  db.all<{ kind: string; outcome: string; details: string }>(
    sql`SELECT kind, outcome, details FROM entries WHERE org_id = ${org_id} ORDER BY rowid`,
  );
