import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ImportReport } from "#worker/imports/report-contract.ts";
import { useLacks } from "../missing-things.ts";

type Props = { id: string; figures: Pick<ImportReport, "makes" | "references" | "created"> };

/** What was made beside the birds, and what to do with the birds that came. */
export function NextSteps({ id, figures }: Props) {
  const { t } = useWords();
  const made = useLacks(figures).map(({ text }) => text);
  const ofImport = (more: Record<string, string> = {}) => new URLSearchParams({ import_id: id, ...more });
  return (
    <section aria-labelledby="next" className="import-part">
      <h2 id="next">{t("imports.next.title")}</h2>
      {made.length > 0 && <p className="mb-2">{t("imports.next.made", { things: made.join(", ") })}</p>}
      <div className="actions">
        {figures.created > 0 ? (
          <>
            <LinkButton kind="primary" to={`/birds?${ofImport()}`}>
              {t("imports.next.birds")}
            </LinkButton>
            <LinkButton to={`/birds?${ofImport({ parents: "none" })}`}>{t("imports.next.parents")}</LinkButton>
            <LinkButton to={`/birds/labels?${ofImport()}`}>{t("imports.next.labels")}</LinkButton>
          </>
        ) : (
          <LinkButton kind="primary" to="/birds">
            {t("imports.done.list")}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
