import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { Judged } from "../offered/judging.ts";
import type { Listing } from "./listing-json.ts";

/** The field at which a fact that is missing is told. */
const fieldOf = { brood: "brood", latin_name: "bird_ids", registration: "registration" } as const;

/**
 * Refuses what may not be shown now: `forbidden` where the operator has closed publishing, else `invalid`: where the gate is
 * closed with the rule and its source in words, where something must be said, where a bird cannot be offered.
 */
export function refuseUnfit(
  { gate, missing, hindrances, price_cents, birds, kind }: Listing,
  { seller, birds: read }: Judged,
) {
  if (seller.closed_at !== null) throw new Refusal("forbidden", {}, { detail: "listings.closed" });
  const [why] = gate.why;
  const values = { rule: why?.words ?? "", source: why?.source || "—" };
  if (gate.level === "closed") throw new Refusal("invalid", { state: ["listings.gate.closed"] }, { values });
  if (price_cents !== null && gate.level !== "open")
    throw new Refusal("invalid", { price_cents: ["listings.price.gated"] }, { values });
  const wrong = new Map<string, string[]>();
  const say = (field: string, key: string) => wrong.set(field, [...new Set([...(wrong.get(field) ?? []), key])]);
  // A bird that was erased since has left the listing with fewer than it was of.
  if (kind !== "goods" && (birds.length === 0 || read.length < (kind === "bird" ? 1 : 2)))
    say("bird_ids", "listings.birds.gone");
  if (
    kind === "pair" &&
    birds
      .map(({ sex }) => sex)
      .sort()
      .join() !== "female,male"
  )
    say("bird_ids", "listings.birds.pair");
  if (new Set(read.map(({ species_id }) => species_id)).size > 1) say("bird_ids", "listings.birds.species");
  for (const { fact } of missing)
    say(fact in fieldOf ? fieldOf[fact as keyof typeof fieldOf] : "bird_ids", `listings.missing.${fact}`);
  for (const { why: reason } of hindrances) say("bird_ids", `listings.birds.${reason}`);
  if (wrong.size > 0) throw new Refusal("invalid", Object.fromEntries(wrong) satisfies FieldMessages);
}
