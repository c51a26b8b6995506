import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";

/** The recovery codes, shown this one time. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useWords();
  return (
    <div className="grid gap-6">
      <Banner tone="warning" title={t("factors.codes.title")}>
        <p>{t("factors.codes.lead")}</p>
      </Banner>
      <ul className="grid gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <LinkButton kind="primary" to="/profile/second-factor">
          {t("factors.codes.done")}
        </LinkButton>
      </div>
    </div>
  );
}
