import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import type { DeliveryState } from "#db/words/billing.ts";
import type { DeliveryView } from "#worker/webhooks/listing.ts";

const tones: Record<DeliveryState, Tone> = { waiting: "stone", delivered: "green", failed: "red" };

/** What one webhook was sent, each with what was answered and the way to send it again. */
export function DeliveryTable({ deliveries }: { deliveries: readonly DeliveryView[] }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <RecordTable
      caption={t("webhooks.deliveries.caption")}
      rows={deliveries}
      columns={[
        { name: "event", label: t("webhooks.delivery.event"), cell: ({ event }) => t(`webhooks.event.${event}`) },
        { name: "at", label: t("webhooks.delivery.at"), cell: ({ at }) => clock.moment(at) },
        { name: "state", label: t("webhooks.delivery.state"), cell: (delivery) => <State delivery={delivery} /> },
        { name: "answer", label: t("webhooks.delivery.answer"), cell: (delivery) => <Answer delivery={delivery} /> },
      ]}
      actions={{ label: t("webhooks.actions"), cell: (delivery) => <Replay delivery={delivery} /> }}
    />
  );
}

type Props = { delivery: DeliveryView };

function State({ delivery: { state, next_at, tries } }: Props) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <>
      <Pill tone={tones[state]}>{t(`webhooks.delivery.${state}`)}</Pill>{" "}
      {state === "waiting" && tries > 0 && next_at && (
        <span className="text-muted text-sm">{t("webhooks.delivery.next", { moment: clock.moment(next_at) })}</span>
      )}
    </>
  );
}

function Answer({ delivery: { status, ms, answer } }: Props) {
  const { t } = useWords();
  if (status === null) return null;
  return (
    <>
      {status === 0 ? t("webhooks.delivery.silent") : t("webhooks.delivery.status", { status, ms: ms ?? 0 })}
      {answer && <code className="block text-muted text-sm">{answer}</code>}
    </>
  );
}

function Replay({ delivery: { id, event } }: Props) {
  const { t } = useWords();
  const name = t(`webhooks.event.${event}`);
  return (
    <Form className="contents">
      <input type="hidden" name="delivery" value={id} />
      <Button aria-label={t("webhooks.replay_of", { name })}>{t("webhooks.replay")}</Button>
    </Form>
  );
}
