import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import type { Webhook, WebhookState } from "#worker/webhooks/listing.ts";

const tones: Record<WebhookState, Tone> = { active: "green", failing: "amber", paused: "red", resting: "stone" };

/** By what a webhook is called in a sentence: whose it is. */
export const nameOf = ({ url }: Pick<Webhook, "url">) => new URL(url).host;

// A table is as wide as its longest word; the log tells the whole address.
const shortOf = (url: string) => (url.length > 50 ? `${url.slice(0, 49)}…` : url);

/** The webhooks, each with what it is told of, how it stands and what can be done about it. */
export function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t } = useWords();
  return (
    <RecordTable
      caption={t("webhooks.caption")}
      rows={webhooks}
      columns={[
        { name: "url", label: t("webhooks.address"), cell: ({ url }) => <bdi title={url}>{shortOf(url)}</bdi> },
        {
          name: "events",
          label: t("webhooks.events"),
          cell: ({ events }) => events.map((event) => t(`webhooks.event.${event}`)).join(", "),
        },
        { name: "state", label: t("webhooks.state"), cell: (webhook) => <State webhook={webhook} /> },
      ]}
      actions={{ label: t("webhooks.actions"), cell: (webhook) => <Actions webhook={webhook} /> }}
    />
  );
}

/** How a webhook stands, with since when or why. */
export function State({ webhook: { state, failing_since } }: { webhook: Webhook }) {
  const { t } = useWords();
  const clock = useClock();
  const since =
    failing_since && state !== "resting" ? t("webhooks.failing", { moment: clock.moment(failing_since) }) : "";
  return (
    <span>
      <Pill tone={tones[state]} {...(state !== "active" && { icon: "circle-alert" as const })}>
        {t(`webhooks.state.${state}`)}
      </Pill>{" "}
      <span className="text-muted text-sm">{state === "resting" ? t("webhooks.resting") : since}</span>
    </span>
  );
}

function Actions({ webhook }: { webhook: Webhook }) {
  const { t } = useWords();
  const { id, state } = webhook;
  const name = nameOf(webhook);
  return (
    <div className="actions">
      {state === "paused" && (
        <Form className="contents">
          <input type="hidden" name="id" value={id} />
          <Button name="intent" value="resume" aria-label={t("webhooks.resume_of", { name })}>
            {t("webhooks.resume")}
          </Button>
        </Form>
      )}
      <LinkButton to={recordPath("/settings/webhooks", id)} aria-label={t("webhooks.log_of", { name })}>
        {t("webhooks.log")}
      </LinkButton>
      <LinkButton kind="ghost" to={`?remove=${id}`} aria-label={t("webhooks.remove_of", { name })}>
        {t("webhooks.remove")}
      </LinkButton>
    </div>
  );
}
