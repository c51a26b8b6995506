import { type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret, keyed } from "#worker/accounts/secrets.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { mailStatement, outgoingUntil } from "#worker/mail/queries.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { contentOf, readingContent } from "./content.ts";
import { type HandoverDraft, mostHandedOver } from "./contract.ts";
import { canBeOffered } from "./from-sale.ts";
import { offerLetter } from "./letter.ts";
import { type Handover, readingHandover, serializeHandover } from "./rows.ts";
import { tokenOf } from "./tokens.ts";

/**
 * Offers birds to another breeder, with the offer's own copy of what goes along: the birds stay as they are until it is over.
 * Refuses the field of a bird that is not at hand, gone, held by a sale or offered already, and of too many ancestors. With
 * an Idempotency-Key the same request offers once.
 */
export async function offer(
  scope: Scope,
  env: Env,
  draft: HandoverDraft,
): Promise<{ handover: Handover; mail_id: string | null }> {
  const { db, org_id, user_id, now, today } = scope;
  const { bird_ids, kind, generations, takes, sale_id, contact_id } = draft;
  const id = await idFor(scope, "handover");
  const limit = draft.email === null ? null : await rate(env, "reminder.organization", org_id);
  const { counted, ...read } = await batch(db, {
    counted: limit ? countStatement(db, limit, now) : db.all<never>(sql`SELECT 1 WHERE 0`),
    ...readingContent(scope, bird_ids, generations),
    ...reasons(scope, draft, id),
  });
  if (limit) refuseBeyond([[limit, counted]], now);
  const known = read.found.some((row) => row.id === id);
  if (!known) refuseUnfit(read, draft);
  const content = contentOf(read, bird_ids, takes);
  if (content.birds.length > bird_ids.length + mostHandedOver.ancestors)
    throw new Refusal(
      "invalid",
      { generations: ["handover.generations.many"] },
      { values: { most: mostHandedOver.ancestors } },
    );
  const token = await tokenOf(env.CODE_PEPPER, id);
  const token_hash = await hashSecret(token);
  const until = secondsFrom(now, mostHandedOver.days * 86_400);
  const cells = newIds("handover_bird", bird_ids.length).map((part, at) => [part, at + 1, bird_ids[at]]);
  const own = sql`EXISTS (SELECT 1 FROM handovers WHERE org_id = ${org_id} AND id = ${id} AND created_at = ${now} AND state = 'offered')`;
  const url = `${env.APP_ORIGIN}/h/${keyed(read.from[0]?.short_key ?? null, token)}`;
  const mail =
    draft.email === null
      ? null
      : outgoingUntil(offerLetter(scope, draft.email, { from: content.from, url, count: bird_ids.length }), until);
  const buyer = sql`ifnull(${contact_id}, (SELECT contact_id FROM sales WHERE org_id = ${org_id} AND id = ${sale_id}))`;
  const { made, rows } = await batch(db, {
    made: db.run(sql`
      INSERT INTO handovers (id, org_id, kind, state, sale_id, contact_id, token_hash, generations, takes, content, expires_at,
        user_id, created_at, updated_at)
      SELECT ${id}, ${org_id}, ${kind}, 'offered', ${sale_id}, ${buyer}, ${token_hash}, ${generations},
        ${JSON.stringify(takes)}, ${JSON.stringify(content)}, ${until}, ${user_id}, ${now}, ${now}
      WHERE ${areFree(scope, bird_ids, sale_id)} ON CONFLICT DO NOTHING`),
    noted: audited(scope, {
      subject: "handover",
      subject_id: id,
      deed: "created",
      changes: { on: [null, today], birds: [null, bird_ids.length] },
    }),
    frozen: db.run(sql`
      INSERT INTO handover_birds (id, org_id, handover_id, position, bird_id)
      SELECT value->>0, ${org_id}, ${id}, value->>1, value->>2 FROM ${jsonCells(cells)}
      WHERE ${own} AND NOT EXISTS (SELECT 1 FROM handover_birds WHERE org_id = ${org_id} AND handover_id = ${id})`),
    ...(mail && { mailed: mailStatement(db, { ...mail, org_id }, now, own) }),
    rows: readingHandover(scope, id),
  });
  const [row] = rows;
  // What stood in the way came between reading and writing.
  if (!row) throw new Refusal("conflict", {}, { detail: "handover.bird_offered" });
  if (draft.email !== null && made.rowsAffected > 0)
    await tell(scope, draft.email, { id, url, count: bird_ids.length });
  return { handover: await serializeHandover(env, row), mail_id: made.rowsAffected > 0 ? (mail?.id ?? null) : null };
}

// Who has an account hears of it there as well; the mail is what was promised.
async function tell(
  { db, org_id, now }: Scope,
  email: string,
  { id, url, count }: Record<"id" | "url", string> & { count: number },
) {
  const [reader] = await db.all<{ org_id: string }>(
    sql`SELECT org_id FROM users WHERE email = ${email} AND is_active = 1 AND is_verified = 1 AND removed_at IS NULL`,
  );
  if (!reader || reader.org_id === org_id) return;
  const link = new URL(url).pathname as `/${string}`;
  const writer = { db, org_id: reader.org_id, now, user_id: null };
  await noticed(writer, { event: "handover.offered", key: id, link, facts: { count } }, sql`1`);
}

const areFree = (scope: Scope, ids: readonly string[], sale_id: string | null): SQL => sql`(
  SELECT count(*) FROM json_each(${JSON.stringify(ids)}) named
  CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = named.value
  WHERE ${canBeOffered(scope, sale_id)}) = ${ids.length}`;

const reasons = (scope: Scope, { bird_ids, sale_id, contact_id }: HandoverDraft, id: string) => {
  const { db, org_id } = scope;
  return {
    unfit: db.all<{ identifier: string }>(sql`SELECT birds.identifier FROM json_each(${JSON.stringify(bird_ids)}) named
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value WHERE NOT (${canBeOffered(scope, sale_id)})`),
    offered: db.all<{
      identifier: string;
    }>(sql`SELECT birds.identifier FROM json_each(${JSON.stringify(bird_ids)}) named
      CROSS JOIN handover_birds other ON other.org_id = ${org_id} AND other.bird_id = named.value AND other.is_frozen = 1
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value`),
    contacts: db.all<{ id: string }>(sql`SELECT id FROM contacts WHERE org_id = ${org_id} AND id = ${contact_id}`),
    sales: db.all<{ state: string }>(sql`SELECT state FROM sales WHERE org_id = ${org_id} AND id = ${sale_id}`),
    found: db.all<{ id: string }>(sql`SELECT id FROM handovers WHERE org_id = ${org_id} AND id = ${id}`),
  };
};

type Reasons = {
  birds: Array<{ generation: number }>;
  unfit: Array<{ identifier: string }>;
  offered: Array<{ identifier: string }>;
  contacts: Array<{ id: string }>;
  sales: Array<{ state: string }>;
};

function refuseUnfit({ birds, unfit, offered, contacts, sales }: Reasons, draft: HandoverDraft): void {
  const here = birds.filter(({ generation }) => generation === 0).length;
  if (here < draft.bird_ids.length) throw new Refusal("invalid", { bird_ids: ["fields.unknown_id"] });
  if (draft.contact_id !== null && contacts.length === 0)
    throw new Refusal("invalid", { contact_id: ["fields.unknown_id"] });
  if (draft.sale_id !== null && sales.length === 0) throw new Refusal("invalid", { sale_id: ["fields.unknown_id"] });
  if (offered.length > 0)
    throw new Refusal("conflict", { bird_ids: ["handover.bird_offered"] }, { detail: "handover.bird_offered" });
  if (unfit.length === 0) return;
  const code = draft.sale_id === null ? "handover.birds.unfit" : "handover.birds.not_delivered";
  const rings = unfit.slice(0, 5).map(({ identifier }) => identifier);
  throw new Refusal("conflict", { bird_ids: [code] }, { detail: code, values: { rings: rings.join(", ") } });
}
