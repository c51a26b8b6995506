import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Fact, FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import { useSize } from "#app/support/tickets/use-size.ts";
import type { OrganizationRow } from "#worker/operator/organization-list.ts";
import { Failures } from "./organization-table.tsx";

/** What is counted of an organisation. */
export function OrganizationFacts({ organization: it }: { organization: OrganizationRow }) {
  const { t } = useWords();
  const clock = useClock();
  const size = useSize();
  const day = (instant: string | null) => instant && clock.day(instant);
  const faults = Object.entries(it.import_faults);
  return (
    <>
      <dl className={factsClass}>
        <Fact label="console.org.key">
          <code>{it.short_key}</code>
        </Fact>
        <Fact label="console.org.plan">{t(`console.org.plan.${it.plan}`)}</Fact>
        <FactIfKnown label="console.org.trial">{day(it.trial_ends_at)}</FactIfKnown>
        <FactIfKnown label="console.org.subscription">
          {it.subscription && t(`console.org.subscription.${it.subscription}`)}
        </FactIfKnown>
        <FactIfKnown label="console.org.period_end">{day(it.period_end)}</FactIfKnown>
        <FactIfKnown label="console.org.past_due">{day(it.past_due_since)}</FactIfKnown>
        <Fact label="console.org.birds">{it.birds}</Fact>
        <Fact label="console.org.members">{it.members}</Fact>
        <Fact label="console.org.stored">{size(it.stored_bytes)}</Fact>
        <Fact label="console.org.seen">{day(it.seen_on) ?? t("console.org.never")}</Fact>
        <Fact label="console.org.created">{day(it.created_at)}</Fact>
        <FactIfKnown label="console.org.closes">{day(it.closes_at)}</FactIfKnown>
        <Fact label="console.org.failed">
          <Failures of={it} />
        </Fact>
        {faults.length > 0 && (
          <Fact label="console.org.faults" isWide>
            {faults.map(([code, n]) => `${code} (${n})`).join(", ")}
          </Fact>
        )}
      </dl>
      <p className="text-sm text-muted">{t("console.org.counted", { moment: clock.moment(it.counted_at) })}</p>
    </>
  );
}
