import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { AccessView } from "#worker/trail/access.ts";

/** Lines of the trail of entries, in the reader's words already. */
export function AccessTable({ items }: { items: readonly AccessView[] }) {
  const { t } = useWords();
  const columns = (["when", "person", "deed", "outcome", "network"] as const).map((name) => ({
    name,
    label: t(`audit.${name}`),
  }));
  return (
    <div className="trail">
      <Table caption={t("audit.access.caption")} columns={columns}>
        {items.map(({ id, at, when, person, done, note, outcome, told, network }) => (
          <Row key={id}>
            <RowHead>
              <time dateTime={at}>{when}</time>
            </RowHead>
            <Cell label={t("audit.person")}>
              <bdi>{person}</bdi>
            </Cell>
            <Cell label={t("audit.deed")}>
              <div>
                {done} {note && <span className="text-muted">{note}</span>}
              </div>
            </Cell>
            <Cell label={t("audit.outcome")}>
              {outcome === "failed" ? (
                <Pill tone="red" icon="circle-alert">
                  {told}
                </Pill>
              ) : (
                told
              )}
            </Cell>
            <Cell label={t("audit.network")}>{network || "—"}</Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}
