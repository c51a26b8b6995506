import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import type { ArrangedStatus } from "#worker/statuses/changing.ts";

/** The statuses in their order, each with what can be done to it. */
export function StatusTable({ statuses }: { statuses: readonly ArrangedStatus[] }) {
  const { t, language } = useWords();
  const [own, other] = language === "pt" ? (["name_pt", "name_en"] as const) : (["name_en", "name_pt"] as const);
  return (
    <RecordTable
      caption={t("settings.statuses.caption")}
      rows={statuses}
      columns={[
        {
          name: own,
          label: t(`settings.statuses.${own}`),
          cell: (status) => <StatusPill status={status}>{status[own]}</StatusPill>,
        },
        { name: other, label: t(`settings.statuses.${other}`), cell: (status) => status[other], isWide: true },
        {
          name: "kind",
          label: t("settings.statuses.kind"),
          cell: ({ kind }) => t(`settings.statuses.kind.${kind}`),
        },
        {
          name: "birds",
          label: t("settings.statuses.birds"),
          align: "end",
          cell: ({ birds }) => formatNumber(birds, language),
        },
      ]}
      actions={{
        label: t("settings.statuses.actions"),
        cell: (status) => (
          <StatusActions status={status} isFirst={status === statuses[0]} isLast={status === statuses.at(-1)} />
        ),
      }}
    />
  );
}

type ActionsProps = { status: ArrangedStatus; isFirst: boolean; isLast: boolean };

function StatusActions({ status, isFirst, isLast }: ActionsProps) {
  const { t, language } = useWords();
  const look = { kind: "ghost", size: "icon" } as const;
  const name = status[`name_${language}`];
  const textOf = (action: "up" | "down" | "delete" | "edit_status") => {
    const words = t(`settings.statuses.${action}`, { name });
    return { "aria-label": words, title: words };
  };
  return (
    <Form className="contents">
      <input type="hidden" name="id" value={status.id} />
      {isFirst ? (
        <Gap />
      ) : (
        <Button {...look} name="intent" value="up" {...textOf("up")}>
          <Icon of="arrow-up" />
        </Button>
      )}
      {isLast ? (
        <Gap />
      ) : (
        <Button {...look} name="intent" value="down" {...textOf("down")}>
          <Icon of="arrow-down" />
        </Button>
      )}
      <LinkButton {...look} to={`?edit=${status.id}`} {...textOf("edit_status")}>
        <Icon of="pencil" />
      </LinkButton>
      {status.birds === 0 ? (
        <Button {...look} name="intent" value="delete" {...textOf("delete")}>
          <Icon of="trash-2" />
        </Button>
      ) : (
        <Gap isLast />
      )}
    </Form>
  );
}

// Where an action is missing the others keep their columns.
const Gap = ({ isLast = false }) => (
  <span
    className={isLast ? "button invisible max-lg:hidden" : "button invisible"}
    data-kind="ghost"
    data-size="icon"
    aria-hidden="true"
  />
);
