import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { certificateGenerations, certificateStyles, languages } from "#db/vocabulary.ts";

/** Where a bird's pedigree is had on paper; the browser itself asks for the file. */
export function CertificateSection({ birdId }: { birdId: string }) {
  const { t, language } = useWords();
  const generations = certificateGenerations.map((count) => ({
    value: count,
    label: t("pedigree.generations", { count }),
  }));
  const speeches = languages.map((value) => ({ value, label: t(`pedigree.certificate.language.${value}`) }));
  const styles = certificateStyles.map((value) => ({ value, label: t(`pedigree.certificate.style.${value}`) }));
  return (
    <section aria-labelledby="certificate" className="share-section">
      <h2 id="certificate">{t("pedigree.certificate")}</h2>
      <p className="max-w-prose text-sm text-muted">{t("pedigree.certificate.what")}</p>
      <form method="get" action={`/birds/${birdId}/certificate.pdf`} className="share-form mt-4">
        <SelectField
          field={fieldFacts("generations", { initialValue: "4" })}
          label={t("pedigree.certificate.generations")}
          choices={generations}
        />
        <SelectField
          field={fieldFacts("style", { initialValue: "classic" })}
          label={t("pedigree.certificate.style")}
          choices={styles}
        />
        <SelectField
          field={fieldFacts("language", { initialValue: language })}
          label={t("pedigree.certificate.language")}
          choices={speeches}
        />
        <Button>{t("pedigree.certificate.make")}</Button>
      </form>
    </section>
  );
}
