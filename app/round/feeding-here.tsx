import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { feedingOnRound } from "#worker/feeding/due-rounds.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { useNoter } from "./noter-context.tsx";
import { Press } from "./press.tsx";
import { PressedMark } from "./pressed-mark.tsx";
import { ofFeeding, subjectOf } from "./queue/fields.ts";

type Answered = ReturnType<ReturnType<(typeof feedingOnRound)["join"]>["serialize"]>;
type Feeding = Omit<Answered["feeding"][number], "place_id">;
type Props = { cage: object; on: string; mayWrite: boolean; formKey: string };

/** What is fed before the first cage, each round by one press that waits where there is no network. */
export function FeedingHere({ cage, ...at }: Props) {
  const { feeding = [] } = cage as { feeding?: readonly Feeding[] };
  return feeding.map((round) => <FeedRoundHere key={round.id} round={round} {...at} />);
}

function FeedRoundHere({
  round: { id, name, lines, days },
  on,
  mayWrite,
  formKey,
}: Omit<Props, "cage"> & { round: Feeding }) {
  const { t, language } = useWords();
  const noter = useNoter();
  const fields = ofFeeding(id, on);
  const pressed = noter?.pressedOf(subjectOf(fields)).at(-1);
  return (
    <Card title={name}>
      <ul>
        {lines.map(({ item, unit, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may stand in a round twice
          <li key={`${item} ${at}`}>
            <strong>{amountInWords(amount, unit, language)}</strong> {item}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        {pressed ? (
          <PressedMark pressed={pressed} />
        ) : days.includes(on) ? (
          mayWrite && (
            <Press
              fields={fields}
              idempotencyKey={`${formKey}.${id}.${on}`}
              tone="yes"
              label={`${t("round.feed")}: ${name}`}
            >
              {t("round.feed")}
            </Press>
          )
        ) : (
          <p className="text-muted">{t("round.feed.done")}</p>
        )}
      </div>
    </Card>
  );
}
