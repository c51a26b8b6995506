import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

/** Where a bird's pedigree is had on paper, and where it is said how. */
export function CertificateSection({ birdId }: { birdId: string }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="certificate" className="share-section">
      <h2 id="certificate">{t("pedigree.certificate")}</h2>
      <p className="max-w-prose text-sm text-muted">{t("pedigree.certificate.what")}</p>
      <div className="actions mt-4">
        <LinkButton to={`/birds/${birdId}/certificate.pdf`} reloadDocument>
          <Icon of="download" />
          {t("pedigree.certificate.make")}
        </LinkButton>
        <LinkButton to={`/birds/${birdId}/certificate`}>{t("pedigree.certificate.options")}</LinkButton>
      </div>
    </section>
  );
}
