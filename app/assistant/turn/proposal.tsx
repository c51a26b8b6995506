import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { ProposalView, TurnView } from "#worker/assistant/tools/contract.ts";

type Props = { turn: Pick<TurnView, "id" | "thread_id">; proposal: ProposalView };

/** What would change, with the yes; and once it was done, the way back. */
export function Proposal({ turn, proposal }: Props) {
  const { t } = useWords();
  const { state, title, rows, warnings, refused, done } = proposal;
  const isOpen = state === "open" || state === "stale";
  return (
    <div className="grid gap-3">
      {state === "stale" && <Banner tone="warning">{t("assistant.proposal.stale")}</Banner>}
      {rows.length > 0 && <Changes title={title} rows={rows} />}
      {isOpen && warnings.length > 0 && <Lines tone="warning" lines={warnings} />}
      {refused.length > 0 && <Lines tone="error" lines={refused} />}
      {isOpen && rows.length > 0 && <Yes turn={turn} until={proposal.until} />}
      {state === "expired" && <p>{t("assistant.proposal.expired")}</p>}
      {state === "undone" && <Banner>{t("assistant.proposal.undone")}</Banner>}
      {state === "done" && done && <Done turn={turn} done={done} />}
    </div>
  );
}

function Changes({ title, rows }: Pick<ProposalView, "title" | "rows">) {
  const { t } = useWords();
  const columns = (["row", "before", "after"] as const).map((name) => ({
    name,
    label: t(`assistant.proposal.${name}`),
  }));
  return (
    <Table caption={title} columns={columns}>
      {rows.map(({ label, href, before, after }) => (
        <Row key={label}>
          <RowHead>
            {href ? (
              <Link className="link" to={href}>
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <bdi>{label}</bdi>
            )}
          </RowHead>
          <Cell label={t("assistant.proposal.before")}>{before}</Cell>
          <Cell label={t("assistant.proposal.after")}>{after}</Cell>
        </Row>
      ))}
    </Table>
  );
}

function Lines({ tone, lines }: { tone: "warning" | "error"; lines: readonly string[] }) {
  return (
    <Banner tone={tone}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}

function Hidden({ turn: { id, thread_id } }: Pick<Props, "turn">) {
  return (
    <>
      <input type="hidden" name="turn_id" value={id} />
      <input type="hidden" name="thread_id" value={thread_id} />
    </>
  );
}

function Yes({ turn, until }: Pick<Props, "turn"> & { until: string }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <Form className="flex flex-wrap items-center gap-3">
      <Hidden turn={turn} />
      <Button kind="primary" name="do" value="confirm" busy={t("assistant.proposal.doing")}>
        {t("assistant.proposal.yes")}
      </Button>
      <span className="text-sm text-muted">{t("assistant.proposal.until", { at: clock.moment(until) })}</span>
    </Form>
  );
}

function Done({ turn, done }: Pick<Props, "turn"> & { done: NonNullable<ProposalView["done"]> }) {
  const { t } = useWords();
  return (
    <Form className="grid gap-3">
      <Hidden turn={turn} />
      <Banner tone="success">
        <p>{done.text}</p>
        {done.href && (
          <Link className="link" to={done.href}>
            {t("assistant.proposal.see")}
          </Link>
        )}
      </Banner>
      {done.warnings.length > 0 && <Lines tone="warning" lines={done.warnings} />}
      <div className="actions">
        <Button name="do" value="undo">
          {t("assistant.proposal.undo")}
        </Button>
      </div>
    </Form>
  );
}
