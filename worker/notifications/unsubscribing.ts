import { sql } from "drizzle-orm";
import { defaultChoices, type NotificationSwitch, notificationSwitches as switches } from "#db/notification-events.ts";
import { keyed, keyedDigest, sameText, tokenParts } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { type Env, keysOf } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";

/** What mails can be turned off by a link in them: those of one switch, or the digest, of every switch that is in it. */
const mailSwitches = [...switches, "digest"] as const;
export type MailSwitch = NotificationSwitch | "digest";

type Whose = { short_key: string; user_id: string };
type Peppers = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD">;

// 160 bits. Hexadecimal, so that a log which hides whatever holds a digit hides it.
const digestLetters = 40;
const digestOf = async (pepper: string, { short_key, user_id }: Whose, by: MailSwitch) =>
  (await keyedDigest(pepper, `unsubscribe\n${short_key}\n${user_id}\n${by}`)).slice(0, digestLetters);

/** What turns a switch's mails off for one person, for as long as they are here; it is kept nowhere and opens nothing else. */
export async function unsubscribeToken(env: Pick<Env, "CODE_PEPPER">, whose: Whose, by: MailSwitch): Promise<string> {
  return keyed(whose.short_key, `${whose.user_id}-${await digestOf(env.CODE_PEPPER, whose, by)}`);
}

/** Whose token it is and what of; refuses `missing` one that is none of ours, without asking the database. */
export async function readToken(env: Peppers, token: string): Promise<Whose & { by: MailSwitch }> {
  const { key: short_key = "", secret } = tokenParts(token);
  const [user_id = "", digest = ""] = secret.split("-");
  for (const pepper of keysOf(env, "CODE_PEPPER"))
    for (const by of mailSwitches)
      if (sameText(await digestOf(pepper, { short_key, user_id }, by), digest)) return { short_key, user_id, by };
  throw new Refusal("missing");
}

/** The switches that a token speaks of, with what they are while nobody has chosen. */
const rulesOf = (by: MailSwitch) =>
  JSON.stringify(
    switches.filter((one) => by === "digest" || one === by).map((one) => ({ by: one, ...defaultChoices[one] })),
  );

/** The person behind a token while they are a member, with each switch it speaks of: `rule` and, where they chose, `choice`. */
const meant = ({ short_key, user_id, by }: Whose & { by: MailSwitch }) => sql`
  FROM organizations
  JOIN users person ON person.org_id = organizations.id AND person.id = ${user_id} AND person.removed_at IS NULL
  JOIN json_each(${rulesOf(by)}) rule
  LEFT JOIN notification_choices choice ON choice.org_id = person.org_id AND choice.user_id = person.id
    AND choice.switch = rule.value ->> 'by'
  WHERE organizations.short_key = ${short_key}`;

const mail = sql`coalesce(choice.mail, rule.value ->> 'mail')`;

/** What a token would turn off, and whether that is off already; refuses `missing` as `turnMailOff` does. */
export async function mailBehind({ db, env }: Pick<Visitor, "db" | "env">, token: string) {
  const read = await readToken(env, token);
  const found = await db.all<{ mail: string }>(sql`SELECT ${mail} AS mail ${meant(read)}`);
  if (found.length === 0) throw new Refusal("missing");
  const on = found.filter((it) => (read.by === "digest" ? it.mail === "digest" : it.mail !== "off"));
  return { switch: read.by, is_off: on.length === 0 };
}

/**
 * Turns off the mails that a token speaks of, as often as it comes: of its switch, or of all whose mails come in the digest.
 * Refuses `missing` an unknown or tampered token, and that of somebody who has left.
 */
export async function turnMailOff({ db, env }: Pick<Visitor, "db" | "env">, token: string) {
  const read = await readToken(env, token);
  const { found } = await batch(db, {
    found: db.all(sql`SELECT 1 ${meant(read)} LIMIT 1`),
    off: db.run(sql`INSERT INTO notification_choices (org_id, user_id, switch, is_on, mail, push)
      SELECT person.org_id, person.id, rule.value ->> 'by', rule.value ->> 'on', 'off', rule.value ->> 'push' ${meant(read)}
        ${read.by === "digest" ? sql`AND ${mail} = 'digest'` : sql``}
      ON CONFLICT (org_id, user_id, switch) DO UPDATE SET mail = 'off'`),
  });
  if (found.length === 0) throw new Refusal("missing");
  return { switch: read.by };
}
