import type { RecordField } from "#app/kit/record-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { type PlaceKind, placeKinds } from "#db/vocabulary.ts";
import type { PlaceDraft } from "#worker/places/contract.ts";

type Field = RecordField<Exclude<keyof PlaceDraft, "org_id">>;

type Holder = { id: string; name: string };

/** What is asked of a place: where a site is, and where any other stands; `isNew` where its kind may still be any. */
export function usePlaceFields(holders: readonly Holder[], kind: PlaceKind, isNew = false): Field[] {
  const { t } = useWords();
  const site = useSiteFields();
  // A site cannot change its kind.
  const kinds = kind === "site" && !isNew ? [kind] : placeKinds;
  const named: Field[] = [
    { as: "text", name: "name", label: t("places.field.name"), dir: "auto" },
    {
      as: "choice",
      name: "kind",
      label: t("places.field.kind"),
      hint: t("places.form.kind_hint"),
      choices: kinds.map((it) => ({ value: it, label: t(`places.kind.${it}`) })),
    },
  ];
  const notes: Field = { as: "notes", name: "notes", label: t("places.field.notes") };
  if (kind === "site") return [...named, ...site, notes];
  return [
    ...named,
    {
      as: "choice",
      name: "parent_id",
      label: t("places.field.parent_id"),
      empty: t("places.form.alone"),
      choices: holders.map(({ id, name }) => ({ value: id, label: name })),
    },
    { as: "number", name: "capacity", label: t("places.field.capacity"), hint: t("places.form.capacity_hint") },
    notes,
  ];
}

function useSiteFields(): Field[] {
  const { t } = useWords();
  const text = (name: "address" | "postal_code" | "locality" | "district", autoComplete: string) =>
    ({ as: "text", name, label: t(`places.field.${name}`), dir: "auto", autoComplete }) as const;
  return [
    text("address", "street-address"),
    { ...text("postal_code", "postal-code"), hint: t("places.form.postal_code_hint") },
    text("locality", "address-level2"),
    text("district", "address-level1"),
  ];
}
