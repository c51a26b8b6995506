import { keptPick, type PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Kept } from "../actions/chosen.ts";
import { nestPick } from "../actions/nest-pick.ts";
import type { ShownClutch } from "./shown.ts";

type Props = Pick<ShownClutch, "nests" | "pair"> & {
  typed: Kept["typed"];
  question: PickQuestion | undefined;
};

/** Whose nest eggs come into: of few by the browser's own select, of many by a part of the pair's number or of a ring. */
export function FosterField({ nests, pair, typed, question }: Props) {
  const { t } = useWords();
  const field = fieldFacts("foster_pair_id", { initialValue: typed.foster_pair_id });
  if (!nests.more)
    return (
      <SelectField
        field={field}
        label={t("clutches.foster")}
        choices={nests.items.map(({ id, number, place }) => ({
          value: id,
          label: [id === pair.id ? t("clutches.foster.home", { pair: number }) : number, place]
            .filter(Boolean)
            .join(" · "),
        }))}
        empty={t("clutches.state.choose")}
      />
    );
  return (
    <PickField
      field={field}
      label={t("clutches.foster")}
      hint={t("clutches.foster.hint")}
      at="/clutches/nests"
      from="of=nests"
      recent={nests.items.map(nestPick)}
      question={question}
      kept={keptPick(typed, field.name)}
    />
  );
}
