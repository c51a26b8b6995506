import { Link } from "@remix-run/react";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { NumberField, TextField } from "#app/controls/text-fields.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { FormOf } from "./listing-form.tsx";

type Name = "brood" | "share_id" | "district" | "sets_status";
type Props = {
  of: FormOf;
  fields: Record<Name, FieldFacts>;
  /** The kinds of papers that may go along. */
  papers: readonly string[];
  ticked: readonly string[] | undefined;
};

/** What few listings need, folded: the brood, what goes along, another district, the status. */
export function MoreOfListing({ of, fields, papers, ticked }: Props) {
  const { t } = useWords();
  const isOfBirds = of.birds.length > 0;
  const goes = ticked ?? (of.start.papers ?? "").split(",");
  const isOpen =
    goes.some(Boolean) ||
    fields.brood.errors ||
    [fields.share_id, fields.district, fields.sets_status].some((it) => it.errors || it.initialValue);
  const hints = [
    of.district && t("listingform.district.default", { district: of.district }),
    t("listingform.district.hint"),
    isOfBirds && t("listingform.district.birds"),
  ];
  const district = (
    <TextField
      field={{ ...fields.district, maxLength: 80 }}
      label={t("listingform.district")}
      hint={hints.filter(Boolean).join(" ")}
      autoComplete="off"
    />
  );
  // Of goods nothing else is asked.
  if (!isOfBirds) return district;
  return (
    <details className="drawer" open={Boolean(isOpen)}>
      <summary>{t("listingform.more")}</summary>
      <div className="form">
        {!of.asksBrood && <BroodField field={fields.brood} />}
        <fieldset>
          <legend className="mb-1 font-semibold">{t("listingform.papers")}</legend>
          <ul className="flex flex-wrap gap-x-6">
            {papers.map((kind) => (
              <li key={kind}>
                <label className="touch">
                  <input type="checkbox" name="papers" value={kind} defaultChecked={goes.includes(kind)} />{" "}
                  {t(`forms.kind.${kind}` as WordKey)}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <Tree of={of} field={fields.share_id} />
        {district}
        <CheckboxField field={fields.sets_status} label={t("listingform.status")} hint={t("listingform.status.hint")} />
      </div>
    </details>
  );
}

/** Of how many young a bird is: above all where the law asks for it and nobody knows it yet. */
export function BroodField({ field }: { field: FieldFacts }) {
  const { t } = useWords();
  return (
    <NumberField
      field={{ ...field, min: 1, max: 50 }}
      label={t("listingform.brood")}
      hint={t("listingform.brood.hint")}
    />
  );
}

function Tree({ of: { shares, birds }, field }: { of: FormOf; field: FieldFacts }) {
  const { t, language } = useWords();
  const [first] = birds;
  if (shares.length === 0)
    return (
      <p className="field-hint">
        {t("listingform.tree.none")}{" "}
        <Link className="link" to={`/birds/${first?.id}/pedigree`}>
          {t("listingform.tree.make")}
        </Link>
      </p>
    );
  return (
    <SelectField
      field={field}
      label={t("listingform.tree")}
      hint={t("listingform.tree.hint")}
      empty={t("listingform.tree.no")}
      choices={shares.map(({ id, ring, created_at }) => ({
        value: id,
        label: t("listingform.tree.of", { ring, day: dayInWords(created_at.slice(0, 10), language) }),
      }))}
    />
  );
}
