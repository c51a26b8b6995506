import type { RecordField } from "#app/kit/record-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { placeKinds } from "#db/vocabulary.ts";
import type { PlaceDraft } from "#worker/places/contract.ts";
import type { Place } from "#worker/places/queries.ts";
import { pathsOf } from "./place-paths.ts";

/** What is asked of a place. Of all places those that can hold others are offered, but never the place itself. */
export function usePlaceFields(
  places: readonly Place[],
  own_id?: string,
): Array<RecordField<Exclude<keyof PlaceDraft, "org_id">>> {
  const { t } = useWords();
  const holders = pathsOf(places).filter(({ id, kind }) => id !== own_id && (kind === "room" || kind === "bank"));
  return [
    { as: "text", name: "name", label: t("places.field.name"), dir: "auto" },
    {
      ...{ as: "choice", name: "kind", label: t("places.field.kind"), hint: t("places.form.kind_hint") },
      choices: placeKinds.map((kind) => ({ value: kind, label: t(`places.kind.${kind}`) })),
    },
    {
      ...{ as: "choice", name: "parent_id", label: t("places.field.parent_id"), empty: t("places.form.alone") },
      choices: holders.map(({ id, path }) => ({ value: id, label: path })),
    },
    { as: "number", name: "capacity", label: t("places.field.capacity"), hint: t("places.form.capacity_hint") },
    { as: "notes", name: "notes", label: t("places.field.notes") },
  ];
}
