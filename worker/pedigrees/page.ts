import { birdHeader } from "#worker/birds/columns/header.ts";
import { ancestryOf, explanationIn } from "#worker/kinship/explanation.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { isConfirmed } from "#worker/rights.ts";
import { ownColoursOf, ringColourOf } from "#worker/rings/colour-of.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf } from "#worker/species/drawings.ts";
import type { LineageFilter } from "./contract.ts";
import { assembleLineage, type Face, type Kin, nearestKin } from "./lineage.ts";
import { familyOf } from "./lineage-queries.ts";
import { type Share, sharesOf } from "./shares.ts";

/** Everything the page of a bird's pedigree shows, in one round trip: its family, its F and why, and who else may see it. */
export async function pedigreePage(scope: Scope, id: string, filter: LineageFilter) {
  const {
    found,
    header: [header],
    ancestry,
    shares,
    colours: [colours],
  } = await batch(scope.db, {
    found: scope.db.all<Kin>(familyOf(scope, id, filter)),
    header: birdHeader(scope, id),
    ancestry: ancestryOf(scope, id),
    shares: sharesOf(scope, id),
    colours: ownColoursOf(scope),
  });
  if (found.length === 0 || !header) throw new Refusal("missing");
  const { contributions, ...explanation } = explanationIn(ancestry, id);
  const { kin, is_cut } = nearestKin(found);
  const lineage = assembleLineage(id, kin);
  const faces = new Map(kin.map((it) => [it.id, faceOf(it, scope.today, colours?.own ?? null)]));
  const nodes = lineage.nodes.map((it) => ({ ...it, ...partOf(contributions[it.id]), ...shownAs(faces.get(it.id)) }));
  const shown = { lineage: { ...lineage, nodes }, is_cut, head: header, explanation };
  return { ...shown, shares, is_confirmed: isConfirmed(scope) };
}

const faceOf = ({ identifier, name, drawing, photo_id }: Kin, today: string, own: string | null): Face => ({
  ring: identifier,
  name,
  drawing: drawingOf(drawing),
  photo_id,
  ring_colour: ringColourOf(identifier, today, own),
});
const shownAs = (face: Face | undefined) => (face ? { face } : {});

const partOf = (contribution: number | undefined) => (contribution === undefined ? {} : { contribution });

type Found = Awaited<ReturnType<typeof pedigreePage>>;
export type PedigreePage = Omit<Found, "shares"> & { shares: Share[] };
export type WhyInbred = PedigreePage["explanation"];
