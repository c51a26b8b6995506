import { useWords } from "#app/locales/words.tsx";
import { DownloadLink } from "../download-link.tsx";

type RejectedLinkProps = { id: string; search?: Record<string, string> };

/** The rows with errors as a file to correct and bring again. */
export function RejectedLink({ id, search = {} }: RejectedLinkProps) {
  const { t } = useWords();
  const query = new URLSearchParams({ id, ...search });
  return (
    <div className="print:hidden">
      <DownloadLink href={`/birds/import/rejected?${query}`}>{t("imports.rejected.download")}</DownloadLink>
      <p className="text-muted">{t("imports.rejected.why")}</p>
    </div>
  );
}
