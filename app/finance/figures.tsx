import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { FinancePage } from "#worker/finance/queries.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { useAddress } from "./address.ts";

const compared = ["result", "income", "expense", "cash"] as const;

/** What a period came to, each figure a way to its rows, with what stands beside it. */
export function Figures({ page }: { page: FinancePage }) {
  const { t, language } = useWords();
  const to = useAddress();
  const { before, against } = page;
  const amount = (cents: number, currency = page.currency) => moneyInWords(cents, currency, language);
  const link = (href: string, text: string) => (
    <Link className="link" to={href}>
      {text}
    </Link>
  );
  const vat = (["income_vat", "expense_vat"] as const).filter((name) => page[`${name}_cents`] !== 0);
  return (
    <>
      <Stats>
        {compared.map((name) => (
          <Stat
            key={name}
            label={t(`finance.${name}`)}
            value={link(to(name), amount(page[`${name}_cents`]))}
            note={link(
              to(name, { from: before.from, to: before.to }),
              t(`finance.beside.${against}`, { amount: amount(before[`${name}_cents`]) }),
            )}
          />
        ))}
        <Stat
          label={t("finance.due")}
          value={link(to("due"), amount(page.due_cents))}
          note={
            page.overdue_cents > 0 && link(to("overdue"), t("finance.overdue", { amount: amount(page.overdue_cents) }))
          }
        />
      </Stats>
      {vat.length > 0 && (
        <ul className="finance-apart text-muted">
          <li>{t("finance.whole")}</li>
          {vat.map((name) => (
            <li key={name}>
              {t(`finance.${name}`)}: {link(to(name), amount(page[`${name}_cents`]))}
            </li>
          ))}
        </ul>
      )}
      {page.others.map((it) => (
        <ul key={it.currency} className="finance-apart text-muted">
          <li>{t("finance.currency", { currency: it.currency })}</li>
          {compared.map((name) => (
            <li key={name}>
              {t(`finance.${name}`)}:{" "}
              {link(to(name, { currency: it.currency }), amount(it[`${name}_cents`], it.currency))}
            </li>
          ))}
        </ul>
      ))}
      <details className="disclosure mt-3">
        <summary>{t("finance.help")}</summary>
        <dl className="finance-help text-muted">
          {([...compared, "due"] as const).map((name) => (
            <div key={name}>
              <dt>{t(`finance.${name}`)}</dt>
              <dd>{t(`finance.help.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
