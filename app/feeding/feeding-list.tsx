import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useClock } from "#app/locales/clock.ts";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { StockTabs } from "#app/ringing/stock-tabs.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { listFeedRounds } from "#worker/feeding/queries.ts";
import type { FeedRound } from "#worker/feeding/round-rows.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { FeedPress } from "./feed-press.tsx";

type Props = { list: Awaited<ReturnType<typeof listFeedRounds>>; formKey: string };

/** The feed rounds: what each comes to today, whether it was fed, and what was missed. */
export function FeedingList({ list, formKey }: Props) {
  const { t } = useWords();
  const may = useMay();
  const mayWrite = may("stock.write");
  const { data: rounds, today, page, total_pages, total } = list;
  const add = mayWrite && (
    <LinkButton kind="primary" to="?edit=new">
      {t("feeding.new")}
    </LinkButton>
  );
  return (
    <ListPage
      title={t("feeding.title")}
      lead={t("feeding.lead")}
      actions={add}
      tabs={<StockTabs />}
      empty={total === 0 && { drawing: <Perch />, title: t("feeding.none"), why: t("feeding.none.why"), actions: add }}
    >
      <RecordTable
        caption={t("feeding.caption")}
        rows={rounds}
        columns={[
          {
            name: "name",
            label: t("feeding.field.name"),
            cell: ({ id, name }) =>
              mayWrite ? (
                <Link className="link" to={`?edit=${id}`}>
                  {name}
                </Link>
              ) : (
                name
              ),
          },
          { name: "lines", label: t("feeding.today"), cell: (round) => <Amounts round={round} /> },
          {
            name: "state",
            label: t("feeding.state"),
            cell: (round) => <State round={round} today={today} formKey={formKey} mayWrite={mayWrite} />,
          },
        ]}
        actions={
          mayWrite && {
            label: t("feeding.actions"),
            cell: ({ id, name, retired_at }) => (
              <>
                <FeedPress
                  fields={{ do: retired_at === null ? "end" : "resume", id, name }}
                  formKey={`${formKey}.end.${id}`}
                  label={t(retired_at === null ? "feeding.end" : "feeding.resume")}
                  of={name}
                  quiet
                />
                <LinkButton
                  kind="ghost"
                  size="icon"
                  to={`?delete=${id}`}
                  aria-label={t("feeding.delete.label", { name })}
                >
                  <Icon of="trash-2" />
                </LinkButton>
              </>
            ),
          }
        }
      />
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </ListPage>
  );
}

function Amounts({ round }: { round: FeedRound }) {
  const { t, language } = useWords();
  return (
    <ul>
      {round.lines.map(({ item_id, item, unit, amount, per_bird, birds }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item may stand in a round twice
        <li key={`${item_id} ${at}`}>
          {item} {amountInWords(amount, unit, language)}
          {per_bird !== null && (
            <span className="text-sm text-muted">
              {" "}
              · {t("feeding.per", { amount: amountInWords(per_bird, unit, language), count: birds ?? 0 })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type StateProps = { round: FeedRound; today: string; formKey: string; mayWrite: boolean };

function State({ round, today, formKey, mayWrite }: StateProps) {
  const { t, language } = useWords();
  const clock = useClock();
  const { id, name, booked, missed, retired_at, first_on } = round;
  if (retired_at !== null) return <span className="text-muted">{t("feeding.ended")}</span>;
  if (first_on > today) return t("feeding.begins", { day: dayText(first_on, today, language) });
  const [from, on] = [missed[0], missed.at(-1)];
  return (
    <div className="grid justify-items-start gap-2">
      {booked ? (
        <p>
          {t(booked.by ? "feeding.fed.by" : "feeding.fed", { at: clock.moment(booked.at), who: booked.by ?? "" })}{" "}
          {mayWrite && (
            <FeedPress
              fields={{ do: "undo", id, name, on: today }}
              formKey={`${formKey}.undo.${id}`}
              label={t("ui.undo")}
              of={name}
              quiet
            />
          )}
        </p>
      ) : mayWrite ? (
        <FeedPress
          fields={{ do: "book", id, name, on: today }}
          formKey={`${formKey}.${today}.${id}`}
          label={t("feeding.book")}
          of={name}
        />
      ) : (
        t("feeding.not_yet")
      )}
      {from && on && (
        <p className="text-sm">
          {t("feeding.missed", { count: missed.length })}:{" "}
          {missed.map((day) => dayText(day, today, language)).join(", ")}{" "}
          {mayWrite && (
            <FeedPress
              fields={{ do: "book", id, name, on, from }}
              formKey={`${formKey}.${from}.${id}`}
              label={t("feeding.book.missed")}
              of={name}
              quiet
            />
          )}
        </p>
      )}
    </div>
  );
}
