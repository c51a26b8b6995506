import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#db/vocabulary.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type DuePart, dueParts } from "./due/due-parts.ts";
import { reminderLetter } from "./reminder-letter.ts";

/** Days between two reminders of one sale. */
const daysBetween = 7;

type Organization = Pick<Scope, "org_id">;

/** How the id of each reminder of a sale begins: by it the last one is found, for as long as the outbox keeps it. */
const mailPrefix = (sale_id: SQL): SQL => sql`'mail_due_' || ${sale_id} || '_'`;

/** When a sale was last reminded of, ISO; null where it was not, or so long ago that the outbox has forgotten. */
export const lastReminder = ({ org_id }: Organization, sale_id: SQL): SQL => sql`(
  SELECT max(mails.created_at) FROM mails WHERE mails.org_id = ${org_id}
    AND mails.id > ${mailPrefix(sale_id)} AND mails.id < ${mailPrefix(sale_id)} || '~')`;

const daysAgo = (now: string, days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();

type Addressed = {
  number: string;
  state: string;
  name: string | null;
  email: string | null;
  language: Language | null;
  organization: string;
  reply_to: string | null;
  reminded_at: string | null;
};
type DueDay = Pick<DuePart, "on_day" | "cents" | "currency">;

const readFor = (scope: Scope, sale_id: string) => {
  const { db, org_id, user_id } = scope;
  return {
    addressed: db.all<Addressed>(sql`
      SELECT sale.number, sale.state, head.name, head.email, head.language,
        coalesce(nullif(organizations.legal_name, ''), organizations.name) AS organization,
        coalesce(nullif(organizations.email, ''), (SELECT email FROM users WHERE org_id = ${org_id} AND id = ${user_id})) AS reply_to,
        ${lastReminder(scope, sql`sale.id`)} AS reminded_at
      FROM sales sale CROSS JOIN organizations ON organizations.id = ${org_id}
      LEFT JOIN contacts one ON one.org_id = ${org_id} AND one.id = sale.contact_id
      LEFT JOIN contacts head ON head.org_id = ${org_id} AND head.id = one.head_id
      WHERE sale.org_id = ${org_id} AND sale.id = ${sale_id}`),
    due: db.all<DueDay>(sql`
      SELECT it.on_day, it.cents, it.currency FROM ${dueParts(scope, sql`id = ${sale_id}`)} it
      WHERE it."of" = 'sale' ORDER BY it.on_day IS NULL, it.on_day`),
  };
};

type Read = { addressed: readonly Addressed[]; due: readonly DueDay[] };

/** The letter, and why it may not go now. */
function judged(scope: Scope, { addressed: [sale], due }: Read) {
  if (!sale) throw new Refusal("missing");
  const since = daysAgo(scope.now, daysBetween);
  const late = due.filter(({ on_day }) => on_day !== null && on_day <= scope.today);
  const why =
    late.length === 0
      ? ("nothing" as const)
      : !sale.email
        ? ("no_email" as const)
        : sale.reminded_at !== null && sale.reminded_at > since
          ? ("lately" as const)
          : null;
  const letter = reminderLetter(
    { to: sale.email ?? "", language: sale.language ?? scope.papers_language, first_name: sale.name ?? "" },
    { number: sale.number, organization: sale.organization, reply_to: sale.reply_to, due: late },
    scope.look,
  );
  return { sale, letter, why };
}

/** The reminder of a sale as it would go, with why it cannot; `missing` of another organisation's. */
export async function previewReminder(scope: Scope, sale_id: string) {
  const { sale, letter, why } = judged(scope, await batch(scope.db, readFor(scope, sale_id)));
  const { to, subject, text, language, reply_to = null } = letter;
  return {
    sale_id,
    number: sale.number,
    contact: sale.name,
    to,
    reply_to,
    subject,
    text,
    language,
    why,
    reminded_at: sale.reminded_at,
  };
}
export type Reminder = Awaited<ReturnType<typeof previewReminder>>;

/**
 * Sends the reminder of a sale, in the buyer's language, through the outbox: at most one in seven days, also when two press
 * at once. Refuses `missing`, and `conflict` where nothing is late, there is no address, or one went lately. The mail's id,
 * to be announced.
 */
export async function remind(scope: Scope, sale_id: string, env: Env): Promise<{ mail_id: string; to: string }> {
  const { db, org_id, now, today } = scope;
  const limit = await rate(env, "reminder.organization", org_id);
  const { letter, why } = judged(scope, await batch(db, readFor(scope, sale_id)));
  if (why) throw new Refusal("conflict", {}, { detail: `payments.remind.${why}` });
  const mail = { ...outgoing(letter, `mail_due_${sale_id}_${today}`), org_id };
  const last = lastReminder(scope, sql`${sale_id}`);
  const isFree = sql`ifnull(${last}, '') <= ${daysAgo(now, daysBetween)} AND ${within(limit)}`;
  const { counted, sent } = await batch(db, {
    counted: countStatement(db, limit, now),
    mail: mailStatement(db, mail, now, isFree),
    line: audited(scope, {
      subject: "sale",
      subject_id: sale_id,
      deed: "changed",
      changes: { reminded_on: [null, today] },
    }),
    sent: db.all<{ id: string }>(
      sql`SELECT id FROM mails WHERE org_id = ${org_id} AND id = ${mail.id} AND created_at = ${now}`,
    ),
  });
  refuseBeyond([[limit, counted]], now);
  if (sent.length === 0) throw new Refusal("conflict", {}, { detail: "payments.remind.lately" });
  return { mail_id: mail.id, to: letter.to };
}
