import * as z from "zod";
import { birdColumnsWith, type FactValue, type GivenFact } from "#db/bird-columns.ts";
import { birds } from "#db/schema/birds.ts";
import { knownParts, sexes } from "#db/vocabulary.ts";
import { birthAsTyped } from "#worker/birds/columns/birth-span.ts";
import { rulesOf } from "#worker/birds/kinds-contract.ts";
import { stamp } from "#worker/fields.ts";
import { inbredAfter, storingInbred } from "#worker/kinship/inbreeding.ts";
import { nobody } from "#worker/kinship/parentage-around.ts";
import { archived, type Fault } from "#worker/kit/archived.ts";
import { day, derived, empty, flag, instant, oneOf, rowId, text, version } from "#worker/kit/archived-fields.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import { archivedStatuses } from "#worker/statuses/archived.ts";
import { goesToSomebody } from "#worker/statuses/meaning-contract.ts";

const facts = Object.fromEntries(
  birdColumnsWith({ isFact: true, isGiven: true }).map((name): [GivenFact, z.ZodType] => [
    name,
    empty(rulesOf(name).archived()),
  ]),
) as { [Name in GivenFact]: z.ZodType<FactValue<Name> | null> };

const row = z.strictObject({
  id: rowId,
  identifier: stamp(300),
  identifier_key: derived,
  name: text(400),
  search_key: derived,
  sex: oneOf(sexes),
  species_id: rowId,
  status_id: empty(rowId),
  birth_date: day,
  birth_precision: empty(oneOf(knownParts)),
  father_id: empty(rowId),
  mother_id: empty(rowId),
  foster_father_id: empty(rowId),
  foster_mother_id: empty(rowId),
  notes: text(10_000),
  is_reference: flag,
  place_id: empty(rowId),
  ...facts,
  changed_by: empty(rowId),
  change_reason: text(2000),
  change_on: day,
  change_import: empty(rowId),
  version,
  import_id: empty(rowId),
  created_at: instant,
  updated_at: instant,
  deleted_at: empty(instant),
});
type ArchivedBird = z.output<typeof row>;

export const archivedBirds = archived(birds, {
  kind: "bird",
  beside: "refused",
  // Figures of descent are worked out anew from the bonds, wherever the birds come to live.
  left: ["n", "inbreeding", "completeness", "pedigree_depth", "kinship_engine", "changed_key"],
  // A person reads as much of a birth as is known.
  read: { birth_date: birthAsTyped },
  unread: ["birth_precision", "identifier_key", "search_key", "changed_by", "change_import", "import_id"],
  row,
  // A ring in the trash may be on another leg by now.
  same: ({ identifier, deleted_at }) => (deleted_at === null ? ringKey(identifier) : null),
  twice: ({ identifier }) => ({ key: "archive.ring.twice", values: { ring: identifier } }),
  above: {
    columns: ["father_id", "mother_id"],
    fault: ({ identifier }) => ({ key: "archive.circle.birds", values: { ring: identifier } }),
  },
  fault: wrongParent,
  returned(_rows, { brought }) {
    const statuses = new Map(brought(archivedStatuses).map((it) => [it.id, it]));
    return ({ identifier, name, status_id, ...bird }) => {
      const status = statuses.get(status_id ?? "");
      return {
        identifier_key: ringKey(identifier),
        search_key: searchKey(identifier, name),
        // Whoever is gone lives nowhere; archives from before that was so say otherwise.
        ...(status?.kind === "gone" && { place_id: null }),
        // Nobody has a status before it is born or has arrived, only the dead died of something, and only who left went to somebody.
        ...((status_id === null || isTooEarly(bird)) && { status_since: null }),
        ...(status?.key !== "deceased" && { cause_of_death: null }),
        ...(!(status && goesToSomebody(status)) && { left_to: null, left_price_cents: null }),
        // Whoever the file names wrote nothing here, and imports stay where they were made.
        changed_by: null,
        change_import: null,
      };
    };
  },
  behind(rows, { scope, here }) {
    const bird = (id: string | null) => id && here(birds, id);
    const bonds = rows.map(({ id, father_id, mother_id }) => ({
      id: here(birds, id),
      father_id: bird(father_id),
      mother_id: bird(mother_id),
    }));
    return [storingInbred(scope.org_id, inbredAfter(nobody(), bonds))];
  },
});

type Days = Pick<ArchivedBird, "status_since" | "birth_date" | "acquired_on">;

const isTooEarly = ({ status_since, birth_date, acquired_on }: Days) =>
  status_since !== null && [birth_date, acquired_on].some((day) => day !== null && status_since < day);

function wrongParent(rows: readonly ArchivedBird[]): Fault | undefined {
  const byId = new Map(rows.map((bird) => [bird.id, bird]));
  const wrong = rows.find(({ father_id, mother_id, deleted_at }) => {
    if (deleted_at !== null) return false;
    const [father, mother] = [byId.get(father_id ?? ""), byId.get(mother_id ?? "")];
    return (father && father.sex !== "male") || (mother && mother.sex !== "female");
  });
  return wrong && { key: "archive.parents.sex", values: { ring: wrong.identifier } };
}
