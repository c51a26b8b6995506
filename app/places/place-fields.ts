import type { RecordField } from "#app/kit/record-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { placeKinds } from "#db/vocabulary.ts";
import type { PlaceDraft } from "#worker/places/contract.ts";
import type { Place } from "#worker/places/queries.ts";
import { type Placed, pathsOf } from "./place-paths.ts";

/** Of all places those that can hold others, which are few where the cages are many. */
export const holdersAmong = (places: readonly Place[]): Placed[] =>
  places
    .filter(({ kind }) => kind === "room" || kind === "bank")
    .map(({ id, parent_id, name }) => ({ id, parent_id, name }));

/** What is asked of a place. It may stand in each of the holders, but never in itself. */
export function usePlaceFields(
  holders: readonly Placed[],
  own_id?: string,
): Array<RecordField<Exclude<keyof PlaceDraft, "org_id">>> {
  const { t } = useWords();
  const others = pathsOf(holders).filter(({ id }) => id !== own_id);
  return [
    { as: "text", name: "name", label: t("places.field.name"), dir: "auto" },
    {
      ...{ as: "choice", name: "kind", label: t("places.field.kind"), hint: t("places.form.kind_hint") },
      choices: placeKinds.map((kind) => ({ value: kind, label: t(`places.kind.${kind}`) })),
    },
    {
      ...{ as: "choice", name: "parent_id", label: t("places.field.parent_id"), empty: t("places.form.alone") },
      choices: others.map(({ id, path }) => ({ value: id, label: path })),
    },
    { as: "number", name: "capacity", label: t("places.field.capacity"), hint: t("places.form.capacity_hint") },
    { as: "notes", name: "notes", label: t("places.field.notes") },
  ];
}
