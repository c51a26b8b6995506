import { useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { ImportReport, Meaning } from "#worker/imports/report-contract.ts";

type Taken = ImportReport["names_taken"];

/** Parents that were given by their names, and which birds were taken for them. */
export function NamesTaken({ names }: { names: Taken }) {
  const { t } = useWords();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="names-taken" className="import-part">
      <h2 id="names-taken">{t("imports.names.title")}</h2>
      <p className="text-muted">{t("imports.names.detail")}</p>
      <ul className="import-species rows mt-3 mb-3">
        {names.map(({ field, name, ring, rows }) => (
          <li key={`${field} ${ring}`}>
            <span>
              {t(`imports.field.${field}`)}: <strong>{name}</strong> = <Ring>{ring}</Ring>{" "}
              <span className="text-sm text-muted">{t("imports.species.rows", { count: rows })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words that were read as the organisation said before, each to be forgotten. */
export function WordsRemembered({ words }: { words: ImportReport["same_as"] }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="same-as" className="import-part">
      <h2 id="same-as">{t("imports.same.title")}</h2>
      <ul className="import-species rows mt-3 mb-3">
        {words.map(({ field, word, name, rows }) => (
          <li key={`${field} ${word}`}>
            <span>
              <strong>{word}</strong> = {name}{" "}
              <span className="text-sm text-muted">{t("imports.species.rows", { count: rows })}</span>
            </span>
            <Form className="" action={pathname + search}>
              <input type="hidden" name="intent" value="word" />
              <input type="hidden" name="field" value={field} />
              <input type="hidden" name="word" value={word} />
              <Button kind="ghost">
                {t("imports.same.forget")} <span className="unseen">{word}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SameAsProps = { field: "species" | "status"; word: string; meanings: Meaning[] };

/** What a word nobody knows is the same as; the answer is remembered for the next file. */
export function SameAs({ field, word, meanings }: SameAsProps) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  if (meanings.length === 0) return null;
  return (
    <Form className="actions" action={pathname + search}>
      <input type="hidden" name="intent" value="word" />
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="word" value={word} />
      <select className="input" name="means" aria-label={t("imports.same.of", { word })} required defaultValue="">
        <option value="">{t("imports.same.choose")}</option>
        {meanings.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button>
        {t("imports.same.submit")} <span className="unseen">{word}</span>
      </Button>
    </Form>
  );
}
