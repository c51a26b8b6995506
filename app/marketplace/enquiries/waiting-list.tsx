import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { WaitingRow } from "#worker/marketplace/waiting/queue.ts";
import type { Paged } from "./enquiry-list.tsx";

/** Who waits for which bird, by species and in the order in which they are told. */
export function WaitingList({ list }: { list: Paged<WaitingRow> }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <>
      <p className="mb-3 text-muted">{t("enquiries.waiting_lead")}</p>
      <ul className="rows">
        {list.data.map(({ id, name, species, sex, colour, confirmed_at, told_at }) => (
          <li key={id}>
            <div className="min-w-0">
              <bdi>{name}</bdi>
              <span className="block">
                {[species, (sex === "male" || sex === "female") && t(`asking.sex.${sex}`), colour]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <span className="block text-sm text-muted">
                {t("enquiries.since", { day: clock.day(confirmed_at) })}
                {told_at && ` · ${t("enquiries.told", { day: clock.day(told_at) })}`}
              </span>
            </div>
            <Form className="contents">
              <Button name="remove" value={id} aria-label={t("enquiries.remove_of", { name })}>
                {t("enquiries.remove")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </>
  );
}
