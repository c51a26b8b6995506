import { useWords } from "#app/locales/words.tsx";

/** Above every page of the demo: whose birds these are, and the two ways on. */
export function DemoBanner() {
  const { t } = useWords();
  return (
    <aside className="demo-banner" aria-label={t("ui.demo")}>
      <p>{t("ui.demo.text")}</p>
      {/* A plain link: the page behind it is loaded whole, without the demo. */}
      <a className="button" data-kind="primary" href="/signup">
        {t("ui.demo.create")}
      </a>{" "}
      <LeaveDemo className="button" />
    </aside>
  );
}

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
