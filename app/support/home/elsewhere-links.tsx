import { useWords } from "#app/locales/words.tsx";

/** Where else breeders find each other and see how it is done; what is not configured is not shown. */
export function Elsewhere({ community, videos }: { community: string; videos: string }) {
  const { t } = useWords();
  if (!community && !videos) return null;
  return (
    <nav className="actions" aria-label={t("supporthome.elsewhere")}>
      {community && (
        <a className="button" data-kind="quiet" href={community} rel="noreferrer">
          {t("supporthome.community")}
        </a>
      )}
      {videos && (
        <a className="button" data-kind="quiet" href={videos} rel="noreferrer">
          {t("supporthome.videos")}
        </a>
      )}
    </nav>
  );
}
