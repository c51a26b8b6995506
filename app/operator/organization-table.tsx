import { useSearchParams } from "@remix-run/react";
import { sortBy } from "#app/lists/list-url.ts";
import { Cell, type Column, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { useSize } from "#app/support/tickets/use-size.ts";
import type { OrganizationRow } from "#worker/operator/organization-list.ts";
import { OrganizationLink } from "./ticket-table.tsx";

type Order = { sort_by: string; order: "asc" | "desc" };
type Props = {
  organizations: readonly OrganizationRow[];
  now: Order /** Kinds of them have an order of their own. */;
  isSorted: boolean;
};

/** Organisations by what they count: nothing of any flock. */
export function OrganizationTable({ organizations, now, isSorted }: Props) {
  const { t } = useWords();
  const clock = useClock();
  const size = useSize();
  const [params] = useSearchParams();
  const column = (name: string, label: string, align?: "end"): Column => ({
    name,
    label,
    ...(align && { align }),
    ...(isSorted && ["name", "seen_on", "created_at"].includes(name) && { sort: sortBy(params, name, now) }),
  });
  const labels = {
    plan: t("console.org.plan"),
    birds: t("console.org.birds"),
    members: t("console.org.members"),
    stored: t("console.org.stored"),
    seen: t("console.org.seen"),
    created: t("console.org.created"),
    failed: t("console.org.failed"),
  };
  return (
    <Table
      caption={t("console.organizations")}
      columns={[
        column("name", t("console.org.name")),
        column("plan", labels.plan),
        column("birds", labels.birds, "end"),
        column("members", labels.members, "end"),
        column("stored_bytes", labels.stored, "end"),
        column("seen_on", labels.seen),
        column("created_at", labels.created),
        column("failed", labels.failed),
      ]}
    >
      {organizations.map((it) => (
        <Row key={it.short_key}>
          <RowHead>
            <OrganizationLink name={it.name} short_key={it.short_key} />
            {it.closes_at && (
              <>
                {" "}
                <Pill tone="red">{`${t("console.org.closes")} ${clock.day(it.closes_at)}`}</Pill>
              </>
            )}
          </RowHead>
          <Cell label={labels.plan}>
            {t(`console.org.plan.${it.plan}`)}
            {it.subscription && (
              <span className="block text-sm text-muted">{t(`console.org.subscription.${it.subscription}`)}</span>
            )}
          </Cell>
          <Cell label={labels.birds} align="end">
            {it.birds}
          </Cell>
          <Cell label={labels.members} align="end">
            {it.members}
          </Cell>
          <Cell label={labels.stored} align="end">
            {size(it.stored_bytes)}
          </Cell>
          <Cell label={labels.seen}>{it.seen_on ? clock.day(it.seen_on) : t("console.org.never")}</Cell>
          <Cell label={labels.created}>{clock.day(it.created_at)}</Cell>
          <Cell label={labels.failed}>
            <Failures of={it} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const failures = ["failed_payments", "failed_deliveries", "failed_imports"] as const;

/** What failed within 30 days, in a few words. */
export function Failures({ of }: { of: OrganizationRow }) {
  const { t } = useWords();
  const some = failures.filter((name) => of[name] > 0);
  if (some.length === 0) return <span className="text-muted">{t("console.org.none_failed")}</span>;
  return <>{some.map((name) => `${of[name]} ${t(`console.org.${name}`)}`).join(", ")}</>;
}
