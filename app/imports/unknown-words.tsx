import { useLocation } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ImportReport, Meaning } from "#worker/imports/contract.ts";
import { SameAs } from "./understood.tsx";

type Named = ImportReport["unknown_places"];
const mostShown = 50;

/** Places the file names and the organisation lacks, to be made one by one or all at once. */
export function UnknownPlaces({ places }: { places: Named }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="unknown-places" className="import-part">
      <h2 id="unknown-places">{t("imports.places.title")}</h2>
      <p className="text-muted">{t("imports.places.detail")}</p>
      <ul className="import-species">
        {places.slice(0, mostShown).map((place) => (
          <li key={place.name}>
            <Word word={place} />
            <Form className="" action={pathname + search}>
              <input type="hidden" name="intent" value="places" />
              <input type="hidden" name="name" value={place.name} />
              <Button>
                {t("imports.places.create")} <span className="unseen">{place.name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {places.length > 1 && (
        <Form className="actions" action={pathname + search}>
          <input type="hidden" name="intent" value="places" />
          {places.map(({ name }) => (
            <input key={name} type="hidden" name="name" value={name} />
          ))}
          <Button>{t("imports.places.create_all", { count: places.length })}</Button>
        </Form>
      )}
    </section>
  );
}

const kinds = ["present", "away", "gone"] as const;

/** Statuses the file names and the organisation lacks, each to be made with what it means for the counts. */
export function UnknownStatuses({ statuses, meanings }: { statuses: Named; meanings: Meaning[] }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const may = useMay();
  if (statuses.length === 0) return null;
  return (
    <section aria-labelledby="unknown-statuses" className="import-part">
      <h2 id="unknown-statuses">{t("imports.statuses.title")}</h2>
      <p className="text-muted">{t(may.manage ? "imports.statuses.detail" : "imports.statuses.ask")}</p>
      <ul className="import-species">
        {statuses.slice(0, mostShown).map((status) => (
          <li key={status.name}>
            <Word word={status} />
            <SameAs field="status" word={status.name} meanings={meanings} />
            {may.manage && (
              <Form className="actions" action={pathname + search}>
                <input type="hidden" name="intent" value="status" />
                <input type="hidden" name="name" value={status.name} />
                <select className="input" name="kind" aria-label={t("imports.statuses.kind_of", { name: status.name })}>
                  {kinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`imports.statuses.${kind}`)}
                    </option>
                  ))}
                </select>
                <Button>
                  {t("imports.statuses.create")} <span className="unseen">{status.name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Word({ word }: { word: Named[number] }) {
  const { t } = useWords();
  return (
    <span>
      <strong>{word.name}</strong>{" "}
      <span className="text-sm text-muted">{t("imports.species.rows", { count: word.rows })}</span>
    </span>
  );
}
