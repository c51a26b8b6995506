import { ProfileSection } from "#app/accounts/profile/profile-section.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { ArchiveState } from "#worker/archive/contract.ts";

const inside = ["data", "forms", "photos", "manifest"] as const;

type Props = {
  state: ArchiveState;
  /** What an archive that can be put back may hold: bytes, birds, photos. */
  most: { bytes: number; birds: number; photos: number };
};

/** Everything as one file, and what is in it and what is not. */
export function TakeSection({ state: { birds, photos, stored_bytes, waiting }, most }: Props) {
  const { t, language } = useWords();
  const isLarge = stored_bytes > most.bytes || birds > most.birds || photos > most.photos;
  const megabytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1024 / 1024), language);
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
        {isLarge && (
          <p>
            {t("archive.take.large", {
              size: megabytes(stored_bytes),
              birds: formatNumber(birds, language),
              photos: formatNumber(photos, language),
              most_size: megabytes(most.bytes),
              most_birds: formatNumber(most.birds, language),
              most_photos: formatNumber(most.photos, language),
            })}
          </p>
        )}
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
