import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { HandoverKind, OfferContent, OfferedBird } from "./content.ts";
import type { HandoverTake } from "./contract.ts";
import { findingOffer, isOpen } from "./opening.ts";

/** An offer for whoever was given its address: what comes, and nothing by which its giver's other things are known. */
export type SharedOffer = {
  from: string;
  kind: HandoverKind;
  state: "offered" | "over";
  expires_at: string;
  /** What of the ticked there is. */
  takes: HandoverTake[];
  ancestors: number;
  birds: Array<
    Pick<OfferedBird, "identifier" | "name" | "sex" | "birth_date" | "birth_precision"> & {
      species: string;
      mutation: string | null;
      father: string | null;
      mother: string | null;
      weights: number;
      photos: number;
    }
  >;
};

/** The offer behind an address. `missing` where none was made; one that is over, or whose organisation closes, shows no birds. */
export async function sharedOffer({ db, env, now, ip }: Visitor, token: string): Promise<SharedOffer> {
  const limit = await rate(env, "offer.ip", ip);
  const find = await findingOffer(token);
  const {
    counted,
    offers: [offer],
  } = await batch(db, { counted: countStatement(db, limit, now), offers: find(db) });
  refuseBeyond([[limit, counted]], now);
  if (!offer) throw new Refusal("missing");
  const content = JSON.parse(offer.content) as OfferContent;
  const stands = isOpen(offer, now);
  return {
    from: content.from,
    kind: offer.kind,
    state: stands ? "offered" : "over",
    expires_at: offer.expires_at,
    takes: (JSON.parse(offer.takes) as HandoverTake[]).filter((take) => content.birds.some(brings[take])),
    ancestors: stands ? content.birds.length - content.count : 0,
    birds: stands ? content.birds.slice(0, content.count).map((bird) => shown(bird, content)) : [],
  };
}

/** Whether a bird brings something of what was ticked. */
const brings: Record<HandoverTake, (bird: OfferedBird) => boolean> = {
  genotype: ({ genotype }) => Boolean(genotype),
  weights: ({ weights }) => (weights?.length ?? 0) > 0,
  photos: ({ photos }) => (photos?.length ?? 0) > 0,
  papers: ({ eu_annex, source_code, certificate_number }) => Boolean(eu_annex || source_code || certificate_number),
};

function shown(bird: OfferedBird, { birds, species }: OfferContent): SharedOffer["birds"][number] {
  const { identifier, name, sex, birth_date, birth_precision } = bird;
  const ringAt = (at: number | null) => (at === null ? null : (birds[at]?.identifier ?? null));
  return {
    identifier,
    name,
    sex,
    birth_date,
    birth_precision,
    species: species[bird.species]?.common_name ?? "",
    mutation: typeof bird.mutation === "string" ? bird.mutation : null,
    father: ringAt(bird.father),
    mother: ringAt(bird.mother),
    weights: bird.weights?.length ?? 0,
    photos: bird.photos?.length ?? 0,
  };
}
