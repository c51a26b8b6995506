import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Fact, FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { HelpNeeds, AppState as State } from "#worker/operator/state.ts";

/** What runs, what is set and what waits in the queues. */
export function AppFacts({ state }: { state: State }) {
  const { t } = useWords();
  const clock = useClock();
  const moment = (instant: string | null) => instant && clock.moment(instant);
  return (
    <>
      <h2>{t("console.app.versions")}</h2>
      <dl className={factsClass}>
        <Fact label="console.app.version">{state.version}</Fact>
        <Fact label="console.app.migrations">{state.migrations}</Fact>
        <Fact label="console.app.mail_out">{state.mail_transport}</Fact>
        <Fact label="console.app.mail_in">{t(state.takes_mail ? "console.app.yes" : "console.app.no")}</Fact>
        <Fact label="console.app.payments">{state.payments ?? t("console.app.default")}</Fact>
      </dl>
      <h2>{t("console.app.health")}</h2>
      <dl className={factsClass}>
        <Fact label="console.app.mails_waiting">{state.mails_waiting}</Fact>
        <FactIfKnown label="console.app.oldest_mail">{moment(state.oldest_mail)}</FactIfKnown>
        <FactIfKnown label="console.app.counted">{moment(state.counted_at)}</FactIfKnown>
      </dl>
    </>
  );
}

/** What the legal packs lean on, the soonest to be read again first. */
export function PackReviews({ packs, today }: { packs: State["packs"]; today: string }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <RecordTable
      caption={t("console.app.packs")}
      rows={packs.map((it) => ({ ...it, id: `${it.pack} ${it.cited}` }))}
      columns={[
        { name: "cited", label: t("console.app.cited"), cell: ({ cited }) => cited },
        { name: "pack", label: t("console.app.pack"), cell: ({ pack }) => pack.toUpperCase() },
        { name: "read", label: t("console.app.read_on"), cell: ({ read_on }) => clock.day(read_on) },
        {
          name: "review",
          label: t("console.app.review_on"),
          cell: ({ review_on }) => (
            <>
              {clock.day(review_on)} {review_on <= today && <Pill tone="red">{t("console.app.due")}</Pill>}
            </>
          ),
        },
      ]}
    />
  );
}

/** What is sought in the help in vain, and how useful its articles are. */
export function HelpLacks({ help: { sought, votes } }: { help: HelpNeeds }) {
  const { t } = useWords();
  return (
    <>
      <h2>{t("console.app.sought")}</h2>
      {sought.length === 0 ? (
        <p className="text-muted">{t("console.app.sought_none")}</p>
      ) : (
        <RecordTable
          caption={t("console.app.sought")}
          rows={sought.map((it) => ({ ...it, id: `${it.language} ${it.term}` }))}
          columns={[
            { name: "term", label: t("console.app.term"), cell: ({ term }) => <bdi>{term}</bdi> },
            { name: "language", label: t("console.app.language"), cell: ({ language }) => language },
            { name: "times", label: t("console.app.times"), align: "end", cell: ({ n }) => n },
          ]}
        />
      )}
      <h2>{t("console.app.votes")}</h2>
      {votes.length === 0 ? (
        <p className="text-muted">{t("console.app.votes_none")}</p>
      ) : (
        <RecordTable
          caption={t("console.app.votes")}
          rows={votes.map((it) => ({ ...it, id: `${it.language} ${it.article}` }))}
          columns={[
            { name: "article", label: t("console.app.article"), cell: ({ article }) => article },
            { name: "language", label: t("console.app.language"), cell: ({ language }) => language },
            { name: "yes", label: t("console.app.useful"), align: "end", cell: ({ yes }) => yes },
            { name: "no", label: t("console.app.useless"), align: "end", cell: ({ no }) => no },
          ]}
        />
      )}
    </>
  );
}
