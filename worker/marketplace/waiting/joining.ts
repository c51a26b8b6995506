import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey, newId } from "#db/ids.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { secondsFrom, type Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { refuseUntimely } from "#worker/kit/form-timing.ts";
import { mailStatement, outgoingUntil } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { isBlockedIn } from "../enquiries/asking.ts";
import { enquiryDays } from "../enquiries/contract.ts";
import { strangerLetter } from "../enquiries/letters.ts";
import { type Host, takesEnquiries } from "../enquiries/shown-listing.ts";
import { newPage } from "../enquiries/tokens.ts";
import { levelAt, readingGate } from "../gate/levels.ts";
import type { WaitingDraft } from "./contract.ts";
import { latinNameOf, speciesIn, waitingKey } from "./wishes.ts";

/**
 * Keeps that somebody waits for a bird of a seller, and mails them the link that proves their address. `missing` where the
 * seller is not shown, `invalid` of what is no species or may not be offered there; `too_many` beyond what a network or an
 * address may. Answers the mail to announce.
 */
export async function joinWaiting(visitor: Visitor, draft: WaitingDraft): Promise<string | undefined> {
  refuseUntimely(visitor);
  const { db, env, now, language, ip, idempotency_key } = visitor;
  const { name, email, sex, colour } = draft;
  const species = latinNameOf(draft.species);
  if (!species) throw new Refusal("invalid", { species: ["market.waiting.species"] });
  const host = await hostOf(db, draft, species);
  const org_id = host.id;
  const byIp = await rate(env, "waiting.ip", ip);
  const byAddress = await rate(env, "waiting.address", email);
  const id = idempotency_key ? await idForKey("waiting", org_id, `${email}\n${idempotency_key}`) : newId("waiting");
  const { url, token_hash } = await newPage(env, "waiting", { id, short_key: host.short_key });
  const days = enquiryDays.unconfirmed;
  const letter = strangerLetter("wait_confirm", {
    to: email,
    language,
    url,
    title: speciesIn(species, language),
    days,
  });
  const mail = { ...outgoingUntil(letter, secondsFrom(now, days * 86_400)), org_id };
  const { ips, addresses, made, kept } = await batch(db, {
    ips: countStatement(db, byIp, now),
    addresses: countStatement(db, byAddress, now, byIp),
    made: db.run(sql`
      INSERT INTO waiting (id, org_id, name, email, language, latin_key, species, sex, colour, token_hash, created_at)
      SELECT ${id}, ${org_id}, ${name}, ${email}, ${language}, ${waitingKey(species)}, ${species}, ${sex}, ${colour},
        ${token_hash}, ${now}
      WHERE ${within(byIp)} AND ${within(byAddress)} AND NOT ${isBlockedIn(org_id, email)} ON CONFLICT DO NOTHING`),
    mailed: mailStatement(
      db,
      mail,
      now,
      sql`EXISTS (SELECT 1 FROM waiting WHERE org_id = ${org_id} AND id = ${id} AND created_at = ${now})`,
    ),
    kept: db.all(sql`SELECT 1 FROM waiting WHERE org_id = ${org_id} AND id = ${id}`),
  });
  if (kept.length === 0)
    refuseBeyond(
      [
        [byIp, ips],
        [byAddress, addresses],
      ],
      now,
      "market.enquiry.too_many",
    );
  return made.rowsAffected > 0 ? mail.id : undefined;
}

type Shown = { short_key: string; country: string; region: string };

/** Whose list it is: of a seller whose page is shown, or who shows that listing, where the species may be asked about. */
async function hostOf(db: Database, { seller, listing_id }: WaitingDraft, species: string): Promise<Host> {
  const { sellers, listings, openings } = await batch(db, {
    sellers: db.all<Shown>(sql`SELECT short_key, country, region FROM market_sellers
      WHERE is_shown = 1 AND (slug = ${seller} OR short_key = ${seller})`),
    listings: db.all<Shown>(sql`SELECT short_key, country, region FROM market_listings it WHERE id = ${listing_id}
      AND is_shown = 1 AND NOT EXISTS (SELECT 1 FROM market_hidden hidden WHERE hidden.id = it.id)`),
    ...readingGate(db),
  });
  const shown = listings[0] ?? sellers[0];
  if (!shown) throw new Refusal("missing");
  const { country, region, short_key } = shown;
  if (!takesEnquiries(levelAt({ country, region, latin_key: species }, openings)))
    throw new Refusal("invalid", { species: ["market.waiting.gated"] });
  const [host] = await db.all<Host>(
    sql`SELECT id, short_key, closes_at FROM organizations WHERE short_key = ${short_key} AND closes_at IS NULL`,
  );
  if (!host) throw new Refusal("missing");
  return host;
}
