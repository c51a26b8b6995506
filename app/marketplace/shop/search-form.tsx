import { Form } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { MarketChoices } from "#worker/marketplace/browsing/choices.ts";
import { speciesName } from "./spoken.ts";

/** What the address says, by name. */
type MarketQuery = Record<string, string>;
type FormProps = { query: MarketQuery; choices: MarketChoices };

/** The search of the market: a GET form of native parts, the choices folded until one is in force. */
export function SearchForm({ query, choices }: FormProps) {
  const { t } = useWords();
  const { q = "", page: _, ...facets } = query;
  const isNarrowed = Object.keys(facets).length > 0;
  return (
    <Form method="get" action="/market" className="shop-search" role="search">
      <div>
        <div className="field">
          <label htmlFor="q" className="field-label">
            {t("shop.search")}
          </label>
          <input
            className="input"
            type="search"
            id="q"
            name="q"
            maxLength={200}
            defaultValue={q}
            placeholder={t("shop.search.hint")}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button kind="primary">{t("shop.find")}</Button>
      </div>
      <details open={isNarrowed}>
        <summary>
          <Icon of="sliders-horizontal" /> {t("shop.narrow")}
        </summary>
        <div className="shop-facets">
          <Facets query={facets} choices={choices} />
        </div>
        <div className="actions">
          <Button>{t("shop.narrow.show")}</Button>
          {isNarrowed && (
            <LinkButton kind="ghost" to="/market">
              {t("shop.clear")}
            </LinkButton>
          )}
        </div>
      </details>
    </Form>
  );
}

const kinds = ["bird", "pair", "several", "goods"];
const sexes = ["male", "female", "pair", "mixed"];
const ages = ["this", "last", "older"];

function Facets({ query, choices }: FormProps) {
  const { t, language } = useWords();
  const worded = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`shop.${name}.${value}` as WordKey) }));
  const species = choices.species
    .map((it) => ({
      value: it.latin_key,
      label: speciesName({ species: it.name, latin_name: it.latin_name }, language),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const districts = choices.districts.map((value) => ({ value, label: value }));
  return (
    <>
      <Facet name="kind" value={query.kind} choices={worded("kind", kinds)} />
      <Facet name="species" value={query.species} choices={species} />
      <Facet name="sex" value={query.sex} choices={worded("sex", sexes)} />
      <Facet name="age" value={query.age} choices={worded("age", ages)} />
      <Facet name="district" value={query.district} choices={districts} />
      {(["price_min", "price_max"] as const).map((name) => (
        <div key={name} className="field">
          <label htmlFor={name} className="field-label">
            {t(`shop.${name}`)}
          </label>
          <input className="input" type="number" id={name} name={name} min={0} step={1} defaultValue={query[name]} />
        </div>
      ))}
    </>
  );
}

type FacetProps = { name: string; value: string | undefined; choices: ReadonlyArray<{ value: string; label: string }> };

function Facet({ name, value = "", choices }: FacetProps) {
  const { t } = useWords();
  return (
    <div className="field">
      <label htmlFor={name} className="field-label">
        {t(`shop.${name}` as WordKey)}
      </label>
      <select className="input" id={name} name={name} defaultValue={value}>
        <option value="">{t(`shop.${name}.any` as WordKey)}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
