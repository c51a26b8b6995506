import { type SQL, sql } from "drizzle-orm";
import type { ListingKind } from "#db/words/market.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { readingGate } from "../gate/levels.ts";
import { readingNamed } from "../offered/birds.ts";
import { gateFor, inWords } from "../offered/judging.ts";
import { readingSeller } from "../offered/seller.ts";

/** What a listing is of and what hangs on it. */
type Content = {
  kind: ListingKind;
  bird_ids: readonly string[];
  item_id: string | null;
  photo_ids: readonly string[];
  share_id: string | null;
  price_cents: number | null;
  is_free: boolean;
};

const json = (ids: readonly string[]): SQL => sql`${JSON.stringify(ids)}`;

/**
 * Whether everything that a listing names is the organisation's, as the write asks it once more: birds of the flock, photos
 * and a shared tree of these, an item of the shelf.
 */
export const isOwn = ({ org_id, now }: Pick<Scope, "org_id" | "now">, content: Content): SQL => {
  const { bird_ids, photo_ids, share_id, item_id } = content;
  return sql`((SELECT count(*) FROM json_each(${json(bird_ids)}) named CROSS JOIN birds ON birds.org_id = ${org_id}
      AND birds.id = named.value WHERE birds.deleted_at IS NULL AND birds.is_reference = 0) = ${bird_ids.length}
    AND ${arePhotos(org_id, content)} AND ${isShare({ org_id, now }, share_id, bird_ids)} AND ${isItem(org_id, item_id)}
    AND ${photo_ids.length} >= 0)`;
};

const arePhotos = (org_id: string, { photo_ids, bird_ids }: Pick<Content, "photo_ids" | "bird_ids">): SQL => sql`(
  SELECT count(*) FROM json_each(${json(photo_ids)}) named CROSS JOIN bird_photos photo ON photo.id = named.value
  WHERE photo.org_id = ${org_id} AND photo.bird_id IN (SELECT value FROM json_each(${json(bird_ids)}))) = ${photo_ids.length}`;

const isShare = (
  { org_id, now }: Pick<Scope, "org_id" | "now">,
  id: string | null,
  bird_ids: readonly string[],
): SQL =>
  id === null
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM pedigree_shares shared WHERE shared.org_id = ${org_id} AND shared.id = ${id}
        AND shared.bird_id IN (SELECT value FROM json_each(${json(bird_ids)})) AND shared.revoked_at IS NULL
        AND (shared.expires_at IS NULL OR shared.expires_at > ${now}))`;

const isItem = (org_id: string, id: string | null): SQL =>
  id === null ? sql`1` : sql`EXISTS (SELECT 1 FROM items WHERE items.org_id = ${org_id} AND items.id = ${id})`;

/**
 * Refuses `invalid` what a listing cannot be of: somebody else's birds, photos, tree or item, birds of two species, a pair that
 * is none, a price where the gate is not open. Answers the organisation's currency.
 */
export async function judgeContent(scope: Scope, content: Content): Promise<{ currency: string }> {
  const { db, org_id } = scope;
  const { kind, bird_ids, item_id, photo_ids, share_id, price_cents } = content;
  const found = await batch(db, {
    birds: readingNamed(scope, bird_ids),
    own: db.all<{ photos: 0 | 1; share: 0 | 1; item: 0 | 1 }>(sql`SELECT ${arePhotos(org_id, content)} AS photos,
      ${isShare(scope, share_id, bird_ids)} AS share, ${isItem(org_id, item_id)} AS item`),
    ...readingSeller(scope),
    ...readingGate(db),
  });
  const [seller] = found.seller;
  if (!seller) throw new Refusal("missing");
  const { birds, openings } = found;
  const [own] = found.own;
  const wrong: FieldMessages = {
    ...(birds.length < bird_ids.length && { bird_ids: ["fields.unknown_id"] }),
    ...(!own?.photos && photo_ids.length > 0 && { photo_ids: ["fields.unknown_id"] }),
    ...(!own?.share && { share_id: ["fields.unknown_id"] }),
    ...(!own?.item && { item_id: ["fields.unknown_id"] }),
  };
  if (Object.keys(wrong).length > 0) throw new Refusal("invalid", wrong);
  const unlike = whyUnlike(kind, birds, item_id);
  if (unlike) throw new Refusal("invalid", unlike);
  if (birds.some(({ is_gone }) => is_gone)) throw new Refusal("invalid", { bird_ids: ["listings.birds.gone"] });
  const gate = gateFor({ seller, openings, birds, is_goods: kind === "goods" });
  if (price_cents !== null && gate.level !== "open") {
    const [why] = inWords(gate, scope.language).why;
    const values = { rule: why?.words ?? "", source: why?.source ?? "" };
    throw new Refusal("invalid", { price_cents: ["listings.price.gated"] }, { values });
  }
  return { currency: seller.currency };
}

type Judged = ReadonlyArray<{ species_id: string; sex: string }>;

function whyUnlike(kind: ListingKind, birds: Judged, item_id: string | null): FieldMessages | undefined {
  if (kind === "goods") return birds.length > 0 ? { bird_ids: ["listings.birds.goods"] } : undefined;
  if (item_id !== null) return { item_id: ["listings.item.birds"] };
  if (new Set(birds.map(({ species_id }) => species_id)).size > 1) return { bird_ids: ["listings.birds.species"] };
  if (kind === "bird" && birds.length !== 1) return { bird_ids: ["listings.birds.one"] };
  if (kind === "several" && birds.length < 2) return { bird_ids: ["listings.birds.several"] };
  const sexes = birds.map(({ sex }) => sex).sort();
  if (kind === "pair" && sexes.join() !== "female,male") return { bird_ids: ["listings.birds.pair"] };
  return undefined;
}
