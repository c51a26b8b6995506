import { useWords } from "#app/locales/words.tsx";

/** Ends the visit; nothing is asked, for nothing is lost. */
export function LeaveDemo({ className }: { className: string }) {
  const { t } = useWords();
  return (
    <form method="post" action="/logout">
      <button type="submit" className={className} data-kind="ghost">
        {t("ui.demo.leave")}
      </button>
    </form>
  );
}
