import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { GeneticsTabs } from "#app/genetics/genetics-tabs.tsx";
import { NoSpecies } from "#app/genetics/no-species.tsx";
import { SpeciesChoice } from "#app/genetics/species-choice.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Tally } from "#app/marks/tally.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { ParentsPage, ParentsView } from "#worker/genetics/pair-input.ts";
import { shareInWords } from "#worker/locales/shares.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const { data: page } = await context.api.get<{ data: ParentsPage }>(`/api/genetics/parents${search}`);
  return { page };
}

export const meta: MetaFunction = (args) => titled(args, "genetics.parents.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("genetics.title"), href: "/genetics" },
    { label: t("genetics.tab.parents"), is_current: true },
  ],
};

export default function Parents() {
  const { page } = useLoaderData<typeof loader>() as { page: ParentsPage };
  const { t } = useWords();
  if (page.kinds.length === 0) return <NoSpecies />;
  return (
    <>
      <PageHeader title={t("genetics.parents.title")} lead={t("genetics.parents.lead")} />
      <GeneticsTabs species={page.chosen?.id} />
      <div className="question">
        <section aria-labelledby="wanted" className="grid gap-3">
          <h2 id="wanted" className="font-serif text-xl font-bold">
            {t("genetics.parents.wanted")}
          </h2>
          <SpeciesChoice kinds={page.kinds} chosen={page.chosen} />
          {page.choices.length === 0 ? <p>{t("genetics.no_book")}</p> : <WantedForm {...page} />}
        </section>
        {page.found ? <Found found={page.found} /> : <p className="answer-slot">{t("genetics.parents.here")}</p>}
      </div>
    </>
  );
}

function Found({ found }: { found: ParentsView[] }) {
  const { t, language } = useWords();
  if (found.length === 0) return <p>{t("genetics.parents.none")}</p>;
  const rows = found.map(({ cock, hen, chance: { fraction, number } }) => ({
    key: `${cock.text} ${hen.text}`,
    head: cock.text,
    counts: [hen.text, `${fraction} (${shareInWords(number, language)})`],
  }));
  return (
    <section aria-labelledby="found" className="grid gap-3">
      <h2 id="found" className="font-serif text-xl font-bold">
        {t("genetics.parents.found", { count: found.length })}
      </h2>
      <div className="gene-parents">
        <Tally
          caption={t("genetics.parents.title")}
          columns={[t("genetics.cock"), t("genetics.hen"), t("genetics.parents.chance")]}
          rows={rows}
        />
      </div>
      <p className="text-sm text-muted">{t("genetics.parents.how")}</p>
    </section>
  );
}

function WantedForm({ chosen, choices, asked, sex }: ParentsPage) {
  const { t } = useWords();
  const common = choices.filter((it) => it.is_common || asked[`w.${it.key}`]);
  const rare = choices.filter((it) => !common.includes(it));
  const sexes = (["male", "female"] as const).map((value) => ({ value, label: t(`genetics.only_${value}s`) }));
  const fields = (some: typeof choices) =>
    some.map(({ key, name, looks }) => (
      <SelectField
        key={key}
        field={fieldFacts(`w.${key}`, { initialValue: asked[`w.${key}`] ?? "" })}
        label={name}
        empty={t("genetics.parents.any")}
        choices={looks}
      />
    ));
  return (
    <Form
      method="get"
      action="/genetics/parents#found"
      className="grid gap-4"
      key={JSON.stringify([chosen?.id, asked, sex])}
    >
      <input type="hidden" name="species_id" value={chosen?.id} />
      <div className="gene-wants mb-3 grid cells-60 gap-3">
        <SelectField
          field={fieldFacts("sex", { initialValue: sex ?? "" })}
          label={t("genetics.parents.sex")}
          empty={t("genetics.parents.both")}
          choices={sexes}
        />
        {fields(common)}
      </div>
      {rare.length > 0 && (
        <details className="drawer">
          <summary>{t("genetics.more", { count: rare.length })}</summary>
          <div className="gene-wants mb-3 grid cells-60 gap-3">{fields(rare)}</div>
        </details>
      )}
      <p className="field-hint">{t("genetics.parents.most")}</p>
      <div className="actions">
        <Button kind="primary">{t("genetics.parents.ask")}</Button>
      </div>
    </Form>
  );
}
