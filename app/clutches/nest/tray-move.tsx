import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { TrayChoice } from "#worker/clutches/trays/choices.ts";
import type { Kept } from "../actions/chosen.ts";

type Props = {
  trays: readonly TrayChoice[];
  typed: Kept["typed"] /** Whether they lie in one already. */;
  isWithin?: boolean;
};

/** Into which tray the eggs that are ticked go: the one that was used last stands there; over its slots it is asked why. */
export function TrayMove({ trays, typed, isWithin = false }: Props) {
  const { t } = useWords();
  const asksReason = typed.do === "tray" && typed.reason !== undefined;
  return (
    <div className="grid gap-2">
      <SelectField
        field={fieldFacts("tray_id", { initialValue: typed.tray_id ?? trays[0]?.id })}
        label={t(isWithin ? "clutches.tray.other" : "clutches.tray")}
        choices={trays.map(({ id, name, incubator, left }) => ({
          value: id,
          label: [`${incubator} · ${name}`, left !== null && t("clutches.tray.left", { count: Math.max(0, left) })]
            .filter(Boolean)
            .join(", "),
        }))}
      />
      {asksReason && (
        <TextField
          field={fieldFacts("reason", { initialValue: typed.reason, maxLength: 200 })}
          label={t("clutches.tray.reason")}
          autoComplete="off"
        />
      )}
      <Button name="do" value="tray">
        {t(isWithin ? "clutches.tray.change" : "clutches.tray.go")}
      </Button>
    </div>
  );
}
