import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { ImportPreview, ImportReport, Made, Makes } from "#worker/imports/report-contract.ts";
import { commitForm } from "../choices.ts";
import { SameAs } from "./understood.tsx";

type Props = {
  makes: Makes;
  unknown: Pick<ImportReport, "unknown_species" | "unknown_statuses">;
  meanings: ImportPreview["meanings"];
};

/** Words of the file that nobody knows: what is made of each, or what it is the same as. Every word once. */
export function MissingWords({ makes, unknown, meanings }: Props) {
  const { t } = useWords();
  const may = useMay();
  const left = (named: ReadonlyArray<{ name: string; rows: number }>) => named.map((it) => ({ ...it, word: it.name }));
  const species = [...makes.species, ...left(unknown.unknown_species)];
  const statuses = [...makes.statuses, ...left(unknown.unknown_statuses)];
  return (
    <>
      <Part id="species" title={t("imports.species.title")} words={species.filter(isRequested(meanings.species))}>
        {(one) => <SameAs field="species" word={one.word} meanings={meanings.species} />}
      </Part>
      <Part
        id="statuses"
        title={t("imports.statuses.title")}
        detail={may("settings.write") ? undefined : t("imports.statuses.ask")}
        words={statuses}
      >
        {(one) => (
          <>
            {makes.statuses.includes(one) && <KindOf status={one.name} />}
            <SameAs field="status" word={one.word} meanings={meanings.statuses} />
          </>
        )}
      </Part>
      <Places places={makes.places} />
    </>
  );
}

// Of what is made under the very name that the file has, where nothing else could be meant, all was said above.
const isRequested = (meanings: readonly unknown[]) => (word: Made) => meanings.length > 0 || word.name !== word.word;

const mostShown = 50;
type PartProps = {
  id: string;
  title: string;
  detail?: string | undefined;
  words: Made[];
  children: (word: Made) => React.ReactNode;
};

function Part({ id, title, detail, words, children }: PartProps) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={`missing-${id}`} className="import-part">
      <h2 id={`missing-${id}`}>{title}</h2>
      {detail && <p className="text-muted">{detail}</p>}
      <ul className="import-species rows mt-3 mb-3">
        {words.slice(0, mostShown).map((word) => (
          <li key={word.word}>
            <Word word={word} />
            <span className="actions">{children(word)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const kinds = ["present", "away", "gone"] as const;

/** What birds in a new status count as; the answer goes along with the button above. */
function KindOf({ status }: { status: string }) {
  const { t } = useWords();
  return (
    <>
      <input type="hidden" form={commitForm} name="status" value={status} />
      <select
        className="input"
        form={commitForm}
        name="kind"
        aria-label={t("imports.statuses.kind_of", { name: status })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`imports.statuses.${kind}`)}
          </option>
        ))}
      </select>
    </>
  );
}

function Places({ places }: { places: Made[] }) {
  const { t } = useWords();
  if (places.length === 0) return null;
  return (
    <details className="disclosure" open={places.length <= 5}>
      <summary>
        {t("imports.places.title")} ({places.length})
      </summary>
      <div>
        <p className="text-muted">{t("imports.places.detail")}</p>
        <ul className="import-species rows mt-3 mb-3">
          {places.map((place) => (
            <li key={place.word}>
              <Word word={place} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Word({ word: { name, word, rows } }: { word: Made }) {
  const { t } = useWords();
  return (
    <span>
      <strong>{word}</strong>
      {name !== word && ` → ${name}`}{" "}
      <span className="text-sm text-muted">{t("imports.species.rows", { count: rows })}</span>
    </span>
  );
}
