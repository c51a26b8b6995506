import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { BankLine, bankLines } from "#worker/payments/bank/listing.ts";

export type BankPage = Awaited<ReturnType<typeof bankLines>>;
type Props = { page: BankPage; show: "open" | "done" };

/** Lines of banks: those that are open, each with what it may be, or those that are done with. */
export function BankLines({ page, show }: Props) {
  const { t } = useWords();
  const { data, page: at, total_pages } = page;
  return (
    <section aria-labelledby="lines" className="mt-8">
      <h2 id="lines" className="unseen">
        {t("payments.bank.lines")}
      </h2>
      <nav className="tabs mb-4" aria-label={t("payments.bank.lines")}>
        {(["open", "done"] as const).map((it) => (
          <Link
            key={it}
            to={it === "open" ? "/payments/bank" : "/payments/bank?show=done"}
            aria-current={it === show ? "page" : undefined}
          >
            {t(`payments.bank.show.${it}`)}
          </Link>
        ))}
      </nav>
      {data.length === 0 ? (
        <p className="text-muted">{t(`payments.bank.none.${show}`)}</p>
      ) : show === "open" ? (
        <OpenLines page={page} />
      ) : (
        <Form className="grid gap-4">
          <LineTable page={page} show={show} />
        </Form>
      )}
      {total_pages > 1 && <PageLinks page={at} total_pages={total_pages} />}
    </section>
  );
}

/** A sure one is chosen already, and nothing is booked before the press. */
function OpenLines({ page }: { page: BankPage }) {
  const { t } = useWords();
  const may = useMay();
  const isKnown = page.data.some(({ proposals }) => proposals.length > 0);
  return (
    <Form className="grid gap-4">
      <LineTable page={page} show="open" />
      <p className="text-sm text-muted">{t("payments.bank.unknown")}</p>
      {may("money.write") && isKnown && (
        <div className="actions">
          <Button kind="primary" name="do" value="book">
            {t("payments.bank.book")}
          </Button>
        </div>
      )}
    </Form>
  );
}

function LineTable({ page: { data, today }, show }: Props) {
  const { t, language } = useWords();
  const may = useMay();
  return (
    <RecordTable
      caption={t("payments.bank.lines")}
      rows={data}
      columns={[
        { name: "text", label: t("payments.bank.text"), cell: ({ text }) => <bdi>{text || "—"}</bdi> },
        {
          name: "on",
          label: t("payments.bank.on"),
          cell: ({ on }) => <span className="whitespace-nowrap">{dayText(on, today, language)}</span>,
        },
        {
          name: "cents",
          label: t("payments.amount"),
          align: "end",
          cell: ({ cents, currency }) => (
            <span className="whitespace-nowrap">{moneyInWords(cents, currency, language)}</span>
          ),
        },
        {
          name: "is",
          label: t(show === "open" ? "payments.bank.is" : "payments.bank.became"),
          cell: (line) => (show === "open" ? <Proposals line={line} /> : <Became line={line} />),
        },
      ]}
      actions={may("money.write") && { label: t("payments.actions"), cell: (line) => <LineAction line={line} /> }}
    />
  );
}

function LineAction({ line: { id, text, state } }: { line: BankLine }) {
  const { t } = useWords();
  if (state === "booked") return null;
  const word = state === "open" ? "ignore" : "reopen";
  return (
    <Button kind="ghost" name="do" value={`${word} ${id}`} aria-label={`${t(`payments.bank.${word}`)}: ${text}`}>
      <span className="whitespace-nowrap">{t(`payments.bank.${word}`)}</span>
    </Button>
  );
}

function Became({ line: { payment_id } }: { line: BankLine }) {
  const { t } = useWords();
  if (!payment_id) return t("payments.bank.became.ignored");
  return (
    <Link className="link" to={`/payments?edit=${payment_id}`}>
      {t("payments.bank.became.booked")}
    </Link>
  );
}

function Proposals({ line: { id, text, proposals } }: { line: BankLine }) {
  const { t } = useWords();
  const may = useMay();
  const called = ({ of, number, category, contact, strength }: BankLine["proposals"][number]) => {
    const name = [number ?? category, contact].filter(Boolean).join(" · ");
    return t(`payments.bank.is.${strength}`, {
      name: of === "payment" ? t("payments.bank.is.payment", { name }) : name,
    });
  };
  const [first, second] = proposals;
  if (!first) return <span className="text-muted">{t("payments.bank.is.unknown")}</span>;
  if (!may("money.write")) return called(first);
  const isSure = first.strength === "strong" && (second?.strength !== "strong" || first.of === "payment");
  return (
    <select
      className="input"
      name={`line-${id}`}
      aria-label={`${t("payments.bank.is")} ${text}`}
      defaultValue={isSure ? `${first.of} ${first.id}` : ""}
    >
      <option value="">{t("payments.bank.is.none")}</option>
      {proposals.map((it) => (
        <option key={`${it.of} ${it.id}`} value={`${it.of} ${it.id}`}>
          {called(it)}
        </option>
      ))}
    </select>
  );
}
