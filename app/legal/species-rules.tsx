import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { SpeciesRules } from "#worker/legal/rules/rules.ts";
import { namedRules, valueText } from "./rule-words.ts";
import { Why } from "./why.tsx";

type Props = { id: string; rules: SpeciesRules; today: string };

/** What the law asks of a species, rule by rule, each with its reason and the way to say otherwise. */
export function SpeciesRulesList({ id, rules, today }: Props) {
  const { t } = useWords();
  const may = useMay();
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {namedRules(t).map(({ field, name }) => {
        const rule = rules[field];
        return (
          <div key={field} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <span className="font-bold">{valueText(rule.value, t)}</span>
              {rule.own && <span className="text-sm text-muted"> · {t("rules.own.mark")}</span>}
              {may("settings.write") && (
                <Link
                  className="link text-sm ms-3 print:hidden"
                  to={`/legal-forms/rules?${new URLSearchParams({ species_id: id, field })}`}
                  aria-label={t("rules.change.of", { what: name })}
                >
                  {t("rules.change")}
                </Link>
              )}
              {rule.own && (
                <span className="block text-sm text-muted">
                  {t("rules.own.beside", { value: valueText(rule.pack_value, t) })}
                </span>
              )}
              <Why of={rule} about={name} today={today} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The same as a part of the species' own page. */
export function LawOfSpecies({ page }: { page: { species: { id: string }; law: SpeciesRules; today: string } }) {
  const { t } = useWords();
  const may = useMay();
  return (
    <section aria-labelledby="law" className="grid gap-3">
      <h2 id="law" className="font-serif text-xl font-bold">
        {t("rules.species.title")}
      </h2>
      <p className="max-w-prose text-muted">
        {t("rules.lead")}{" "}
        {may("papers.issue") && (
          <Link className="link" to="/legal-forms/rules">
            {t("rules.species.all")}
          </Link>
        )}
      </p>
      <SpeciesRulesList id={page.species.id} rules={page.law} today={page.today} />
    </section>
  );
}
