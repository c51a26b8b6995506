import { Download } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/words.tsx";

type RejectedLinkProps = { id: string; search?: Record<string, string> };

/** The rows with errors as a file to correct and bring again. */
export function RejectedLink({ id, search = {} }: RejectedLinkProps) {
  const { t } = useWords();
  const query = new URLSearchParams({ id, ...search });
  return (
    <p>
      <a className="link" href={`/birds/import/rejected?${query}`} download>
        <Icon of={Download} />
        {t("imports.rejected.download")}
      </a>{" "}
      <span className="text-muted">{t("imports.rejected.why")}</span>
    </p>
  );
}
