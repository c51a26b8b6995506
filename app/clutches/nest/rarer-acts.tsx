import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { PlaceField } from "#app/birds/picker/place-field.tsx";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Kept } from "../actions/chosen.ts";
import { ActButton } from "./act-button.tsx";
import { type Act, isNestling } from "./acts.ts";
import { FosterField } from "./foster-field.tsx";
import type { ShownClutch } from "./shown.ts";
import { TrayMove } from "./tray-move.tsx";

type Props = {
  page: Pick<ShownClutch, "eggs" | "nests" | "trays" | "places" | "pair">;
  acts: readonly Act[];
  chosen: ReadonlySet<number>;
  typed: Kept["typed"];
  /** Which nest or place could be meant, by the box. */
  questions: Record<string, PickQuestion> | undefined;
};

/** What is done more rarely to eggs that are ticked, or wants a word more: another nest, a place, a cause. */
export function RarerActs({ page: { eggs, nests, trays, places, pair }, acts, chosen, typed, questions }: Props) {
  const { t } = useWords();
  const isAway = eggs.some(({ nest, tray }) => nest.is_foster || tray);
  // Its own nest is offered only to eggs that lie in another one, or in a machine.
  const offered = nests.items.filter(({ id }) => id !== pair.id || isAway);
  const chicks = eggs.filter(({ chick }) => chick?.id && !chick.is_gone);
  const asksReason = typed.reason !== undefined && typed.do !== "tray";
  return (
    <details className="nest-rarer" open={typed.reason !== undefined || questions !== undefined || undefined}>
      <summary className="button" data-kind="quiet">
        {t("clutches.bar.more")}
      </summary>
      <div className="nest-rarer-panel">
        {acts.length > 0 && (
          <div className="nest-acts">
            {acts.map((act) => (
              <ActButton key={act.act} act={act} chosen={chosen} />
            ))}
          </div>
        )}
        {trays.length > 0 && eggs.some(({ may_foster }) => may_foster) && <TrayMove trays={trays} typed={typed} />}
        {offered.length > 0 && eggs.some(({ may_foster }) => may_foster) && (
          <div className="grid gap-2">
            <FosterField
              nests={{ ...nests, items: offered }}
              pair={pair}
              typed={typed}
              question={questions?.foster_pair_id}
            />
            <Button name="do" value="foster">
              {t("clutches.foster.go")}
            </Button>
          </div>
        )}
        {chicks.some(isNestling) && places.items.length > 0 && (
          <div className="grid gap-2">
            <PlaceField
              field={fieldFacts("place_id", { initialValue: typed.place_id })}
              label={t("clutches.wean.place")}
              places={places}
              empty={t("clutches.wean.stay")}
              question={questions?.place_id}
              sent={typed}
            />
            {asksReason && (
              <TextField
                field={fieldFacts("reason", { initialValue: typed.reason, maxLength: 200 })}
                label={t("clutches.wean.reason")}
              />
            )}
            <Button name="do" value="wean">
              {t("clutches.wean.go")}
            </Button>
          </div>
        )}
        {chicks.length > 0 && (
          <div className="grid gap-2">
            <TextField
              field={fieldFacts("cause", { initialValue: typed.cause, maxLength: 200 })}
              label={t("clutches.lost.cause")}
              autoComplete="off"
            />
            <Button name="do" value="lost" kind="danger">
              {t("clutches.lost.go")}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
