import { asc } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { answeredColumns } from "#worker/birds/columns/columns.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { matching } from "#worker/birds/matching.ts";
import { inOrder } from "#worker/housing/occupancy.ts";
import { placesWhere } from "#worker/places/queries.ts";
import { type Square, squareOf } from "#worker/qr-code.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { type BirdLabelRequest, mostLabels, type PlaceLabelRequest } from "./contract.ts";

/** What is printed on a label: a large line, smaller ones, and a square that leads to `address`. */
export type Label = { id: string; title: string; lines: string[]; address: string; square: Square };

/** The labels of the birds asked for, by ring. */
export async function birdLabels(scope: Scope, origin: string, input: BirdLabelRequest): Promise<Label[]> {
  const { id, identifier, name, species_name, birth_date } = answeredColumns(scope.papers_language);
  const found = await scope.db
    .select({ id, identifier, name, species_name, birth_date })
    .from(birds)
    .where(owned(scope, birds, inFlock, matching(scope, input)))
    .orderBy(asc(birds.identifier_key))
    .limit(mostLabels + 1);
  return notTooMany(found).map((bird) => {
    const born = bird.birth_date?.slice(0, 4);
    const about = [bird.species_name, born].filter(Boolean).join(" · ");
    return labelOf(origin, bird.id, bird.identifier, [about, bird.name]);
  });
}

/** The labels of chosen places, or of everything that stands in one, in their order. */
export async function placeLabels(
  scope: Scope,
  origin: string,
  { ids, place_id }: PlaceLabelRequest,
): Promise<Label[]> {
  const all = await placesWhere(scope);
  const byId = new Map(all.map((place) => [place.id, place]));
  const isChosen = (it: (typeof all)[number]) => (place_id ? it.parent_id === place_id : ids.includes(it.id));
  return notTooMany(inOrder(scope, all.filter(isChosen))).map((place) => {
    const around = [place];
    for (let at = byId.get(place.parent_id ?? ""); at && around.length < 4; at = byId.get(at.parent_id ?? ""))
      around.unshift(at);
    const way = around.slice(0, -1).map(({ name }) => name);
    return labelOf(origin, place.id, place.name, [way.join(" › ")]);
  });
}

function notTooMany<Thing>(things: Thing[]): Thing[] {
  if (things.length > mostLabels)
    throw new Refusal("invalid", { ids: ["labels.many"] }, { values: { most: mostLabels } });
  return things;
}

function labelOf(origin: string, id: string, title: string, lines: Array<string | null>): Label {
  const address = `${origin}/scan/${id}`;
  return { id, title, lines: lines.filter((line): line is string => !!line), address, square: squareOf(address) };
}
