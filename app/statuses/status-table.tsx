import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { Cell, Row, RowActions, RowHead, Table } from "#app/lists/table.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import type { ArrangedStatus } from "#worker/statuses/changing.ts";

/** The statuses in their order, each with what can be done to it. */
export function StatusTable({ statuses }: { statuses: readonly ArrangedStatus[] }) {
  const { t } = useWords();
  const columns = [
    ...(["name_pt", "name_en", "kind", "birds"] as const).map((name) => ({
      name,
      label: t(`settings.statuses.${name}`),
      ...(name === "birds" && { align: "end" as const }),
    })),
    { name: "actions", label: <span className="unseen">{t("settings.statuses.actions")}</span> },
  ];
  return (
    <Table caption={t("settings.statuses.caption")} columns={columns}>
      {statuses.map((status, at) => (
        <StatusRow key={status.id} status={status} isFirst={at === 0} isLast={at === statuses.length - 1} />
      ))}
    </Table>
  );
}

type RowProps = { status: ArrangedStatus; isFirst: boolean; isLast: boolean };

function StatusRow({ status, isFirst, isLast }: RowProps) {
  const { t, language } = useWords();
  return (
    <Row>
      <RowHead>
        <StatusPill status={status}>{status.name_pt}</StatusPill>
      </RowHead>
      <Cell label={t("settings.statuses.name_en")}>{status.name_en}</Cell>
      <Cell label={t("settings.statuses.kind")}>{t(`settings.statuses.kind.${status.kind}`)}</Cell>
      <Cell label={t("settings.statuses.birds")} align="end">
        {formatNumber(status.birds, language)}
      </Cell>
      <RowActions label={t("settings.statuses.actions")}>
        <Deeds status={status} isFirst={isFirst} isLast={isLast} />
      </RowActions>
    </Row>
  );
}

function Deeds({ status, isFirst, isLast }: RowProps) {
  const { t, language } = useWords();
  const look = { kind: "ghost", size: "icon" } as const;
  const name = status[`name_${language}`];
  const said = (deed: "up" | "down" | "delete" | "edit_status") => {
    const words = t(`settings.statuses.${deed}`, { name });
    return { "aria-label": words, title: words };
  };
  return (
    <Form className="contents">
      <input type="hidden" name="id" value={status.id} />
      {isFirst ? (
        <Gap />
      ) : (
        <Button {...look} name="intent" value="up" {...said("up")}>
          <Icon of={ArrowUp} />
        </Button>
      )}
      {isLast ? (
        <Gap />
      ) : (
        <Button {...look} name="intent" value="down" {...said("down")}>
          <Icon of={ArrowDown} />
        </Button>
      )}
      <LinkButton {...look} to={`?edit=${status.id}`} {...said("edit_status")}>
        <Icon of={Pencil} />
      </LinkButton>
      {status.birds === 0 ? (
        <Button {...look} name="intent" value="delete" {...said("delete")}>
          <Icon of={Trash2} />
        </Button>
      ) : (
        <Gap />
      )}
    </Form>
  );
}

// Where a deed is missing the others keep their columns.
const Gap = () => <span className="button invisible" data-kind="ghost" data-size="icon" aria-hidden="true" />;
