import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";

/** What stands where a round would: what would be on it, and where that begins. */
export function NoRound() {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("round.title")} />
      <EmptyState
        drawing={<Nest />}
        title={t("round.empty")}
        why={t("round.empty.why")}
        actions={
          <LinkButton kind="primary" to="/birds/pairs">
            {t("round.empty.go")}
          </LinkButton>
        }
      />
    </>
  );
}
