import { useWords } from "#app/locales/words.tsx";
import type { ImportColumn } from "#worker/birdfiles/columns-contract.ts";
import type { ImportReport } from "#worker/imports/report-contract.ts";

type Props = {
  species: ImportReport["species_taken"];
  /** The columns as they are read, while they can be read in another way. */
  columns?: ImportColumn[];
};

/** What no heading said and was taken all the same: the species of the list, and columns known by their values. */
export function ReadAs({ species, columns }: Props) {
  const { t } = useWords();
  const byValues = (columns ?? []).filter(({ by_values }) => by_values);
  const ofSpecies = species?.is_only ? "imports.read_as.only_species" : "imports.read_as.species";
  const lines = [
    ...(species ? [t(ofSpecies, { name: species.name })] : []),
    ...byValues.map(({ index, heading, field, samples }) =>
      t("imports.read_as.by_values", {
        field: t(`imports.field.${field ?? "sex"}`),
        heading: heading || t("imports.mapping.no_heading", { number: index + 1 }),
        samples: samples.join(" · "),
      }),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <p className="text-muted">
      {lines.join(" ")}{" "}
      {columns && (
        <a className="link" href="#columns">
          {t("imports.mapping.again")}
        </a>
      )}
    </p>
  );
}
