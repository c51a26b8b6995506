import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";

type Props = { to: string };

/** Stands in the place of a form that asks who is there first, so that nothing is typed or chosen in vain. */
export function ConfirmFirst({ to }: Props) {
  const { t } = useWords();
  return (
    <div className="grid gap-3">
      <p>{t("factors.first")}</p>
      <div className="actions">
        <LinkButton to={`/confirm?${new URLSearchParams({ to })}`}>{t("factors.confirm.title")}</LinkButton>
      </div>
    </div>
  );
}
