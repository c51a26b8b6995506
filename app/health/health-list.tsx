import { Form, Link } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { HealthKind } from "#db/care-words.ts";
import type { HealthEvent } from "#worker/health/event-rows.ts";
import type { listHealth } from "#worker/health/queries.ts";
import { Seen } from "./event-list.tsx";

type List = Awaited<ReturnType<typeof listHealth>>;
/** The kind that is shown alone, and those there are. */
type Kinds = { kind: HealthKind | undefined; kinds: readonly HealthKind[] };

/** What is open, and all that happened, the newest first. */
export function HealthList({ list, kind, kinds }: Kinds & { list: List }) {
  const { t } = useWords();
  const may = useMay();
  const { data: events, open, page, total_pages, today } = list;
  const add = may("health.write") && (
    <LinkButton kind="primary" to="?edit=new">
      {t("health.new")}
    </LinkButton>
  );
  if (events.length === 0 && !kind && page === 1)
    return (
      <>
        <PageHeader title={t("health.title")} lead={t("health.lead")} />
        <EmptyState drawing={<Perch />} title={t("health.none.title")} why={t("health.none.why")} actions={add} />
      </>
    );
  return (
    <>
      <PageHeader title={t("health.title")} lead={t("health.lead")} actions={add} />
      <Open open={open} today={today} />
      <Filter kind={kind} kinds={kinds} />
      {events.length > 0 ? (
        <Events events={events} today={today} />
      ) : (
        <p className="text-muted mt-4">{t("health.none.kind")}</p>
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}

function Open({ open: { follow_ups, quarantines }, today }: Pick<List, "open" | "today">) {
  const { t, language } = useWords();
  const may = useMay();
  if (follow_ups.length + quarantines.length === 0) return null;
  return (
    <div className="grid gap-4 mb-6 lg:grid-cols-2">
      {follow_ups.length > 0 && (
        <Card title={t("health.open.follow_ups")}>
          <ul className="grid gap-3">
            {follow_ups.map((event) => (
              <OpenLine
                key={event.id}
                event={event}
                says={`${t(`health.kind.${event.kind}`)} · ${dayText(event.follow_up_on ?? "", today, language)}`}
              >
                <Seen id={event.id} ring={event.ring} back="/health" />
              </OpenLine>
            ))}
          </ul>
        </Card>
      )}
      {quarantines.length > 0 && (
        <Card title={t("health.open.quarantines")}>
          <ul className="grid gap-3">
            {quarantines.map((event) => (
              <OpenLine
                key={event.id}
                event={event}
                says={[event.place, t("health.until", { day: dayText(event.until ?? "", today, language) })]
                  .filter(Boolean)
                  .join(" · ")}
              >
                {may("health.write") && (
                  <LinkButton
                    to={`/birds/${event.bird_id}/health?edit=new&kind=recovery`}
                    aria-label={t("health.recover.label", { ring: event.ring })}
                  >
                    {t("health.recover")}
                  </LinkButton>
                )}
              </OpenLine>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function OpenLine({ event, says, children }: { event: HealthEvent; says: string; children: React.ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <Link className="link" to={`/birds/${event.bird_id}/health`}>
          <Ring>{event.ring}</Ring>
        </Link>
        <span className="block text-sm text-muted">{says}</span>
      </span>
      {children}
    </li>
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
          cell: ({ findings }) => (findings ? <span className="line-clamp-2">{findings}</span> : "—"),
        },
      ]}
    />
  );
}
