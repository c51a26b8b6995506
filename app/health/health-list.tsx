import { Form, Link } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { HealthKind } from "#db/words/care.ts";
import type { HealthEvent } from "#worker/health/event-rows.ts";
import type { listHealth } from "#worker/health/queries.ts";
import { HealthTabs } from "./health-tabs.tsx";
import { OpenNow } from "./open-now.tsx";

type List = Awaited<ReturnType<typeof listHealth>>;
/** The kind that is shown alone, and those there are. */
type Kinds = { kind: HealthKind | undefined; kinds: readonly HealthKind[] };

/** What is open, and all that happened, the newest first. */
export function HealthList({ list, kind, kinds, idempotencyKey }: Kinds & { list: List; idempotencyKey: string }) {
  const { t } = useWords();
  const may = useMay();
  const { data: events, open, page, total_pages, today } = list;
  const add = may("health.write") && (
    <LinkButton kind="primary" to="?edit=new">
      {t("health.new")}
    </LinkButton>
  );
  const begin = may("health.write") && <LinkButton to="/health/courses/new">{t("courses.new")}</LinkButton>;
  if (events.length === 0 && open.courses.length === 0 && !kind && page === 1)
    return (
      <>
        <PageHeader title={t("health.title")} lead={t("health.lead")} />
        <HealthTabs at="events" />
        <EmptyState
          drawing={<Perch />}
          title={t("health.none.title")}
          why={t("health.none.why")}
          actions={
            <>
              {add}
              {begin}
            </>
          }
        />
      </>
    );
  return (
    <>
      <PageHeader
        title={t("health.title")}
        lead={t("health.lead")}
        actions={
          <>
            {begin}
            {add}
          </>
        }
      />
      <HealthTabs at="events" />
      <OpenNow open={open} today={today} idempotencyKey={idempotencyKey} />
      <Filter kind={kind} kinds={kinds} />
      {events.length > 0 ? (
        <Events events={events} today={today} />
      ) : (
        <p className="text-muted mt-4">{t(kind ? "health.none.kind" : "health.none.title")}</p>
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}

function Filter({ kind, kinds }: Kinds) {
  const { t } = useWords();
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3 mb-4">
      <SelectField
        field={fieldFacts("kind", { initialValue: kind ?? "" })}
        label={t("health.filter")}
        empty={t("health.filter.all")}
        choices={kinds.map((value) => ({ value, label: t(`health.kind.${value}`) }))}
      />
      <Button>{t("health.filter.show")}</Button>
    </Form>
  );
}

function Events({ events, today }: { events: readonly HealthEvent[]; today: string }) {
  const { t, language } = useWords();
  return (
    <RecordTable
      caption={t("health.caption")}
      rows={events}
      columns={[
        {
          name: "ring",
          label: t("health.field.ring"),
          cell: ({ bird_id, ring }) => (
            <Link className="link" to={`/birds/${bird_id}/health`}>
              <Ring>{ring}</Ring>
            </Link>
          ),
        },
        { name: "kind", label: t("health.field.kind"), cell: ({ kind }) => t(`health.kind.${kind}`) },
        { name: "on", label: t("health.field.on"), cell: ({ on }) => dayText(on, today, language) },
        {
          name: "findings",
          label: t("health.field.findings"),
          cell: ({ findings }) => findings ?? "—",
        },
      ]}
    />
  );
}
