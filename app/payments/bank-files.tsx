import { LinkButton } from "#app/controls/button.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BankPage } from "./bank-lines.tsx";

/** The files that were taken, each of which goes back whole. */
export function BankFiles({ page: { files, today } }: { page: BankPage }) {
  const { t, language } = useWords();
  const may = useMay();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className="mt-8">
      <h2 id="files" className="mb-2">
        {t("payments.bank.files")}
      </h2>
      <ul className="rows">
        {files.map(({ file_id, file_name, lines, open, taken_at }) => (
          <li key={file_id}>
            <span className="min-w-0">
              <bdi className="[overflow-wrap:anywhere]">{file_name}</bdi>
              <span className="block text-sm text-muted">
                {t("payments.bank.file.sum", {
                  day: dayText(taken_at.slice(0, 10), today, language),
                  count: lines,
                  open,
                })}
              </span>
            </span>
            {may("money.write") && (
              <LinkButton
                kind="ghost"
                to={`/payments/bank?${new URLSearchParams({ delete: file_id })}`}
                aria-label={t("payments.bank.back.label", { name: file_name })}
              >
                {t("payments.bank.back.confirm")}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
