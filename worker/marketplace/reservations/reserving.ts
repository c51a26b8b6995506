import { sql } from "drizzle-orm";
import { audited } from "#worker/audit.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { addSale } from "#worker/sales/adding.ts";
import { saleDraft } from "#worker/sales/contract.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { type ReservationDraft, reservedDays } from "../enquiries/contract.ts";
import { type HeldListing, heldListing } from "../enquiries/held-listing.ts";
import { strangerLetter } from "../enquiries/letters.ts";
import { findEnquiry } from "../enquiries/rows.ts";
import { notOpen } from "../enquiries/stranger-thread.ts";
import type { Keys } from "../enquiries/tokens.ts";
import { writingTo } from "../enquiries/writing-to.ts";
import { publishListing } from "../published/listings.ts";
import { buyerContact } from "./buyer-contact.ts";

/** The end of a reservation's last day, as its listing keeps it. */
const endOf = (day: string) => `${day}T23:59:59.999Z`;

/**
 * Keeps a listing for whoever asked, until the end of a day: with the draft of a sale, its contact and what is due when, in
 * one write of all or nothing. Refuses `invalid` where the gate does not let it be sold, with the rule, and a day too far;
 * `conflict` where it is not there to be reserved any more; `illegal_state` of a conversation that is closed. With an
 * Idempotency-Key it is reserved once.
 */
export async function reserve(scope: Scope, keys: Keys, id: string, draft: ReservationDraft) {
  const { db, org_id, now, today } = scope;
  const enquiry = await findEnquiry(scope, id);
  const until = draft.until ?? plusDays(today, reservedDays.usual);
  if (enquiry.state === "reserved" && enquiry.sale_id === (await idFor(scope, "sale")))
    return { sale_id: enquiry.sale_id, until: enquiry.reserved_until?.slice(0, 10) ?? until, mail_id: undefined };
  if (until < today || until > plusDays(today, reservedDays.most))
    throw new Refusal("invalid", { until: ["market.reserve.until"] }, { values: { most: reservedDays.most } });
  const listing = await heldListing(scope, enquiry.listing_id);
  if (!listing) throw taken();
  refuseGated(listing);
  if (enquiry.state !== "open") throw notOpen(enquiry.state);
  if (listing.state !== "published") throw taken();
  const buyer = {
    id,
    name: enquiry.name,
    email: enquiry.email,
    language: await languageOf(scope, id),
    contact_id: enquiry.contact_id,
  };
  const contact = await buyerContact(scope, buyer);
  const mail = await writingTo(scope, keys, id, (to) =>
    outgoing(strangerLetter("reserved", { ...to, on: dayInWords(until, to.language) })),
  );
  const isFree = sql`(
    EXISTS (SELECT 1 FROM listings WHERE org_id = ${org_id} AND id = ${listing.id} AND state = 'published')
    AND EXISTS (SELECT 1 FROM enquiries WHERE org_id = ${org_id} AND id = ${id} AND state = 'open'))`;
  const sale = await addSale(
    scope,
    draftOf(scope, { listing, until, contact_id: contact.id, deposit: draft.deposit_cents }),
    {
      may: isFree,
      ahead: contact.statements,
      behind: ({ sale_id, when }) => ({
        held: db.run(sql`UPDATE listings SET state = 'reserved', reserved_until = ${endOf(until)}, enquiry_id = ${id},
        sale_id = ${sale_id}, revision = revision + 1, version = version + 1, updated_at = ${now}
        WHERE org_id = ${org_id} AND id = ${listing.id} AND state = 'published' AND ${when}`),
        held_line: audited(scope, {
          subject: "listing",
          subject_id: listing.id,
          deed: "changed",
          changes: { state: ["published", "reserved"] },
        }),
        accepted: db.run(sql`UPDATE enquiries SET state = 'reserved', sale_id = ${sale_id}, contact_id = ${contact.id},
        last_word_at = ${now}, version = version + 1, updated_at = ${now}
        WHERE org_id = ${org_id} AND id = ${id} AND state = 'open' AND ${when}`),
        accepted_line: audited(scope, {
          subject: "enquiry",
          subject_id: id,
          deed: "changed",
          changes: { state: ["open", "reserved"] },
        }),
        ...(mail && { reserved_mail: mailStatement(db, mail, now, when) }),
      }),
      refuse: () => Promise.reject(taken()),
    },
  );
  await publishListing(scope, keys, listing.id);
  return { sale_id: sale.id, until, mail_id: mail?.id };
}

const taken = () => new Refusal("conflict", {}, { detail: "market.reserve.taken" });

function refuseGated({ gate }: HeldListing): void {
  if (gate.level === "open") return;
  const [why] = gate.why;
  const rule = why?.rule ?? "pack";
  throw new Refusal(
    "invalid",
    { listing_id: [`market.reserve.gated.${rule}`] },
    { detail: `market.reserve.gated.${rule}`, values: { source: why?.source ?? "" } },
  );
}

async function languageOf({ db, org_id }: Scope, id: string) {
  const [row] = await db.all<{ language: "pt" | "en" }>(
    sql`SELECT language FROM enquiries WHERE org_id = ${org_id} AND id = ${id}`,
  );
  return row?.language ?? "pt";
}

type Terms = { listing: HeldListing; until: string; contact_id: string; deposit: number | null };

/** The draft of the sale: each bird at its part of the price, what is due when, and until when it is kept. */
function draftOf(scope: Scope, { listing, until, contact_id, deposit }: Terms) {
  const total = listing.price_cents ?? 0;
  if ((deposit ?? 0) > total) throw new Refusal("invalid", { deposit_cents: ["market.reserve.deposit_above"] });
  const count = Math.max(1, listing.bird_ids.length);
  const part = Math.floor(total / count);
  const lines =
    listing.kind === "goods"
      ? [{ ...(listing.item_id && { item_id: listing.item_id, units: 1 }), text: listing.title, unit_cents: total }]
      : listing.bird_ids.map((bird_id, at) => ({
          bird_id,
          unit_cents: at === 0 ? total - part * (count - 1) : part,
        }));
  const rest = total - (deposit ?? 0);
  const due = [
    ...(deposit ? [{ on: plusDays(scope.today, 1), cents: deposit }] : []),
    ...(deposit && rest > 0 ? [{ on: until, cents: rest }] : []),
  ];
  const notes = translate(scope.language, "market.reserve.notes", {
    title: listing.title,
    on: dayInWords(until, scope.language),
  });
  return saleDraft.parse({ contact_id, lines, due, notes });
}
