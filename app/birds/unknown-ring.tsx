import { createContext, useContext } from "react";
import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { type ParentRole, sexOf } from "./field-names.ts";
import type { Unsaved } from "./save-bird.ts";

const Answered = createContext<Unsaved | undefined>(undefined);
/** Tells the fields of a form what it was answered. */
export const AnsweredForm = Answered.Provider;
export const useAnswer = () => useContext(Answered);

/**
 * A parent's ring that no bird has, solved beside its field: a bird of the flock, or somebody else's. The choice goes with
 * the form, so nothing typed is lost and it needs no script; it stays where something else is to be corrected.
 */
export function UnknownRing({ parent, of: field }: { parent: ParentRole; of: FieldFacts }) {
  const { t } = useWords();
  const { reply, unknown = [] } = useAnswer() ?? {};
  const chosen = reply?.initialValue?.[`unknown_${parent}`];
  const ring = reply?.initialValue?.[field.name];
  const isUnknown = unknown.includes(field.name);
  if (typeof ring !== "string" || !ring || !(chosen || isUnknown)) return null;
  const sex = sexOf[parent] === "male" ? "cock" : "hen";
  const choices = [
    { value: "register", label: t(`birds.unknown_ring.register_${sex}`), hint: t("birds.unknown_ring.register_hint") },
    { value: "reference", label: t("birds.unknown_ring.reference"), hint: t("birds.unknown_ring.reference_hint") },
  ];
  return (
    <fieldset className="which">
      <legend>{t(isUnknown ? "birds.unknown_ring.question" : "birds.unknown_ring.chosen", { ring })}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value}>
          <input type="radio" name={`unknown_${parent}`} value={value} defaultChecked={chosen === value} />
          <span>
            {label} <span className="field-hint">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
