import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { PairState } from "#db/vocabulary.ts";
import type { Pair } from "#worker/pairs/reading.ts";
import { MoveFields } from "./move-fields.tsx";
import { type Fault, type Typed, typedIn } from "./sent-pair.ts";

// As the API's table has it; what the table refuses is told all the same.
const ways: Record<PairState, readonly PairState[]> = {
  planned: ["active", "ended"],
  active: ["resting", "ended"],
  resting: ["active", "ended"],
  ended: [],
};

type Props = { pair: Pair; refused: { typed: Typed; faults: Fault[] } | undefined; today: string };

/** What can be done with a pair now, on a day: begin, rest, end. */
export function PairActions({ pair, refused, today }: Props) {
  const { t } = useWords();
  const { typed, faults } = refused ?? {
    typed: { ...typedIn(new URLSearchParams()), on: today, move: "on" },
    faults: [],
  };
  const errors = faults.filter(({ path }) => path === "on").map(({ message }) => message);
  const moves = ways[pair.state].includes("active") && pair.place_name !== null;
  return (
    <Card title={t("pairs.deeds")}>
      <Form action={`/birds/pairs/${pair.id}`} className="pair-deed">
        <input type="hidden" name="version" value={String(pair.version)} />
        <DateField
          field={fieldFacts("on", { initialValue: typed.on, ...(errors.length > 0 && { errors }) })}
          label={t("pairs.field.on")}
          min="1900-01-01"
          max={today}
        />
        {moves && (
          <MoveFields
            typed={typed}
            faults={faults}
            label={t("pairs.field.move_to", { place: pair.place_name ?? "" })}
          />
        )}
        <div className="actions">
          {ways[pair.state].map((state, at) => (
            <Button key={state} kind={at === 0 ? "primary" : "quiet"} name="state" value={state}>
              {state === "active" && pair.state === "resting" ? t("pairs.deed.again") : t(`pairs.deed.${state}`)}
            </Button>
          ))}
        </div>
      </Form>
    </Card>
  );
}
