import { Link } from "@remix-run/react";
import { MoneyTabs } from "#app/contacts/money-tabs.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";

/** The head of both lists: what is due, and what was paid. */
export function PaymentsHead({ at, fault }: { at: "due" | "made"; fault: string | undefined }) {
  const { t } = useWords();
  const may = useMay();
  return (
    <>
      <PageHeader
        title={t("payments.title")}
        lead={t("payments.lead")}
        actions={may("money.write") && <NewPayment />}
      />
      {fault && <Banner tone="error">{fault}</Banner>}
      <MoneyTabs />
      <nav className="choices mb-4 max-w-sm" aria-label={t("payments.title")}>
        {(["due", "made"] as const).map((it) => (
          <Link
            className="choice"
            key={it}
            to={it === "due" ? "/payments" : "/payments?show=made"}
            aria-current={it === at || undefined}
          >
            {t(`payments.tab.${it}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}

export function NewPayment() {
  const { t } = useWords();
  return (
    <LinkButton kind="primary" to="/payments?edit=new">
      {t("payments.new")}
    </LinkButton>
  );
}
