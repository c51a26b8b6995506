import { LinkButton } from "#app/controls/button.tsx";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { IncubatorPage } from "#worker/incubators/page.ts";

type Props = {
  page: Pick<IncubatorPage, "id" | "name" | "eggs_inside" | "eggs_before">;
  answer: { fault: string } | undefined;
};

/** Asks before a machine is deleted, or says which eggs keep it. */
export function DeleteIncubator({ page: { id, name, eggs_inside, eggs_before }, answer }: Props) {
  const { t } = useWords();
  const back = recordPath("/incubators", id);
  if (eggs_inside + eggs_before === 0 || answer)
    return <DeletePage words="incubators.delete" name={name} back={back} answer={answer} />;
  const why =
    eggs_inside > 0
      ? t("incubators.delete.inside", { count: eggs_inside })
      : t("incubators.delete.before", { count: eggs_before });
  return (
    <>
      <PageHeader title={t("incubators.delete.question", { name })} lead={why} />
      <div className="actions">
        <LinkButton kind="primary" to={back}>
          {t("incubators.delete.back")}
        </LinkButton>
      </div>
    </>
  );
}
