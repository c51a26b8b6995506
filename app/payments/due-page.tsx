import { Link } from "@remix-run/react";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { useMay } from "#app/web/root-data.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { Credit } from "#worker/payments/credits.ts";
import type { dueList } from "#worker/payments/due-list.ts";
import { DueTable } from "./due-table.tsx";
import { NewPayment, PaymentsHead } from "./payments-head.tsx";

export type DueLists = { due: Awaited<ReturnType<typeof dueList>>; credits: Credit[] };

type Props = { lists: DueLists; fault: string | undefined; isNarrowed: boolean };

/** What is due by its age, and whose money is held; narrowed where the dashboard led to a part of it. */
export function DuePage({ lists: { due, credits }, fault, isNarrowed }: Props) {
  const { t } = useWords();
  const may = useMay();
  return (
    <>
      <PaymentsHead at="due" fault={fault} />
      {isNarrowed && (
        <p className="mb-4">
          <Link className="link" to="/payments">
            {t("payments.due.all")}
          </Link>
        </p>
      )}
      {due.total > 0 ? (
        <DueTable list={due} />
      ) : (
        <EmptyState
          drawing={<Perch />}
          title={t("payments.due.none")}
          why={t("payments.due.none.why")}
          actions={may("money.write") && <NewPayment />}
        />
      )}
      {due.total_pages > 1 && <PageLinks page={due.page} total_pages={due.total_pages} />}
      {credits.length > 0 && <Credits credits={credits} />}
    </>
  );
}

function Credits({ credits }: { credits: readonly Credit[] }) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="credits" className="mt-8">
      <h2 id="credits" className="mb-2">
        {t("payments.credits")}
      </h2>
      <ul className="rows">
        {credits.map(({ contact_id, contact, cents, currency }) => (
          <li key={`${contact_id} ${currency}`}>
            <Link className="link" to={`/contacts/${contact_id}`}>
              {contact}
            </Link>
            <span>
              {t(cents > 0 ? "payments.credit.ours" : "payments.credit.theirs", {
                amount: moneyInWords(Math.abs(cents), currency, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
