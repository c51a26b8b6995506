import { ProfileSection } from "#app/accounts/profile/profile-section.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ArchiveState } from "#worker/archive/contract.ts";

const inside = ["data", "forms", "photos", "manifest"] as const;

/** Everything as one file, and what is in it and what is not. */
export function TakeSection({ state: { birds, photos, waiting } }: { state: ArchiveState }) {
  const { t } = useWords();
  return (
    <ProfileSection title={t("archive.take.title")} lead={t("archive.take.lead")}>
      <div className="prose">
        <p>{t("archive.take.inside")}</p>
        <ul>
          {inside.map((what) => (
            <li key={what}>{t(`archive.take.inside.${what}`)}</li>
          ))}
        </ul>
        <p>{t("archive.take.outside")}</p>
        {birds === 0 && <p>{t("archive.take.empty")}</p>}
      </div>
      <div className="actions">
        {/* Not Links: a file is fetched by the browser itself. */}
        <a className="button" data-kind={waiting ? "quiet" : "primary"} href="/settings/archive/download">
          {t("archive.take.submit")}
        </a>{" "}
        {photos > 0 && (
          <a className="button" data-kind="quiet" href="/settings/archive/download?photos=false">
            {t("archive.take.plain")}
          </a>
        )}
      </div>
    </ProfileSection>
  );
}
