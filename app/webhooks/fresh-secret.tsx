import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";

/** The secret of a webhook that was just made, shown this one time. */
export function FreshSecret({ secret }: { secret: string }) {
  const { t } = useWords();
  return (
    <div className="grid max-w-prose gap-4">
      <Banner tone="success" title={t("webhooks.made")} />
      <div className="field">
        <label className="field-label" htmlFor="secret">
          {t("webhooks.secret")}
        </label>
        <textarea id="secret" className="input" readOnly rows={2} value={secret} dir="ltr" />
        <p className="text-muted text-sm">{t("webhooks.secret.why")}</p>
      </div>
      <div className="actions">
        <LinkButton kind="primary" to="/settings/webhooks">
          {t("webhooks.done")}
        </LinkButton>
      </div>
    </div>
  );
}
