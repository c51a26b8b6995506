import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";

/** What lists come from; each has a file of its shape in the tests. */
const programs = ["zooeasy", "breeders_assistant", "excel", "libreoffice", "paper"] as const;
const steps = [1, 2, 3] as const;

/** How to get a list out of each, step by step. */
export function Programs() {
  const { t } = useWords();
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {programs.map((program) => (
        <section key={program} aria-labelledby={program} className="import-part">
          <h2 id={program}>{t(`imports.from.${program}`)}</h2>
          <ol className="import-steps">
            {steps.map((step) => (
              <li key={step}>{t(`imports.from.${program}.${step}`)}</li>
            ))}
          </ol>
          {program === "paper" && (
            <p className="mt-2">
              <LinkButton to="/birds/import/paper">{t("imports.paper.open")}</LinkButton>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
