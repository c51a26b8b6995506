import { sql } from "drizzle-orm";
import { idForKey } from "#db/ids.ts";
import { countWhere, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { TicketDraft, TicketView } from "./contract.ts";
import { drawNumber } from "./numbering.ts";
import { asReader, readingTicket, ticketIn } from "./reading.ts";

/**
 * Keeps a question with a number of its own, drawn first. The same Idempotency-Key answers the same ticket, or `conflict`
 * where it says something else; `too_many` beyond ten new ones an hour of a person.
 */
export async function ask(scope: Scope, env: Env, draft: TicketDraft): Promise<TicketView> {
  const { db, org_id, user_id, now } = scope;
  const id = await idFor(scope, "ticket");
  const limit = await rate(env, "ticket.person", user_id);
  const isThere = sql`EXISTS (SELECT 1 FROM tickets WHERE org_id = ${org_id} AND id = ${id})`;
  const reader = asReader(scope);
  const { counted, owners, ...before } = await batch(db, {
    counted: countWhere(db, limit, now, sql`NOT ${isThere}`),
    owners: db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${org_id}`),
    ...readingTicket(scope, id, reader),
  });
  if (before.ticket.length > 0) return same(ticketIn(before, reader), draft);
  refuseBeyond([[limit, counted]], now, "support.ticket.too_many");
  const [owner] = owners;
  if (!owner) throw new Refusal("missing");
  const { context, plan } = { context: draft.context, plan: scope.plan };
  const number = await drawNumber(db, now, { ticket_id: id, short_key: owner.short_key });
  const { category, title, priority, text } = draft;
  const written = await batch(db, {
    ...ticketStatements(
      { db, org_id, user_id, now },
      {
        id,
        number,
        category,
        title,
        priority,
        context: context ? { ...context, plan } : {},
        follows: null,
        words: { id: await idForKey("ticket_message", org_id, id), text },
      },
    ),
    line: audited(scope, {
      subject: "ticket",
      subject_id: id,
      deed: "created",
      changes: { number: [null, number], category: [null, category] },
    }),
    ...readingTicket(scope, id, reader),
  });
  return same(ticketIn(written, reader), draft);
}

function same(ticket: TicketView, { title, text, category }: TicketDraft): TicketView {
  const isSame = ticket.title === title && ticket.category === category && ticket.messages[0]?.text === text;
  if (!isSame) throw new Refusal("conflict", {}, { detail: "support.ticket.key_reused" });
  return ticket;
}

type NewTicket = Pick<TicketDraft, "category" | "title"> & {
  id: string;
  number: string;
  priority: string;
  context: Record<string, string | undefined>;
  follows: string | null;
  words: NewWords;
};
/** What is written, and of a mail where it came from. */
export type NewWords = {
  id: string;
  text: string;
  mail?: { quoted: string | null; mail_id: string | null; mail_hash: string; left_out: number };
};
type Writer = Pick<Scope, "db" | "org_id" | "user_id" | "now">;

/** The statements that make a ticket and its first message; made twice it is one. */
export function ticketStatements({ db, org_id, user_id, now }: Writer, it: NewTicket) {
  const { id, number, category, title, priority, words, context, follows } = it;
  const { quoted = null, mail_id = null, mail_hash = null, left_out = 0 } = words.mail ?? {};
  const isThere = sql`EXISTS (SELECT 1 FROM tickets WHERE org_id = ${org_id} AND id = ${id})`;
  return {
    asked: db.run(sql`
      INSERT INTO tickets (id, org_id, user_id, number, category, title, state, priority, context, follows, unanswered_since,
        last_at, created_at, updated_at)
      VALUES (${id}, ${org_id}, ${user_id}, ${number}, ${category}, ${title}, 'open', ${priority},
        ${JSON.stringify(context)}, ${follows}, ${now}, ${now}, ${now}, ${now}) ON CONFLICT (id) DO NOTHING`),
    written: db.run(sql`
      INSERT INTO ticket_messages (id, org_id, ticket_id, writer, user_id, text, quoted, is_mail, mail_id, mail_hash,
        left_out, at)
      SELECT ${words.id}, ${org_id}, ${id}, 'author', ${user_id}, ${words.text}, ${quoted}, ${words.mail ? 1 : 0}, ${mail_id},
        ${mail_hash}, ${left_out}, ${now} WHERE ${isThere}
      ON CONFLICT DO NOTHING`),
  };
}
