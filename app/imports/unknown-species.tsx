import { useLocation } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ImportReport, Meaning } from "#worker/imports/contract.ts";
import { SameAs } from "./understood.tsx";

/** Species the file names and the organisation lacks, each with the shortest way to get it. */
export function UnknownSpecies({ species, meanings }: { species: Named[]; meanings: Meaning[] }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  if (species.length === 0) return null;
  const here = pathname + search;
  return (
    <section aria-labelledby="unknown" className="import-part">
      <h2 id="unknown">{t("imports.species.title")}</h2>
      <p className="text-muted">{t("imports.species.detail")}</p>
      <ul className="import-species">
        {species.map((one) => (
          <Unknown key={one.name} species={one} here={here} meanings={meanings} />
        ))}
      </ul>
      <div className="actions">
        <LinkButton to={here} reloadDocument>
          {t("imports.species.again")}
        </LinkButton>
        <LinkButton kind="ghost" to={`/species/catalogue?${new URLSearchParams({ return_to: here })}`}>
          {t("imports.species.catalogue")}
        </LinkButton>
      </div>
    </section>
  );
}

type Named = ImportReport["unknown_species"][number];

function Unknown({ species, here, meanings }: { species: Named; here: string; meanings: Meaning[] }) {
  const { t } = useWords();
  return (
    <li>
      <span>
        <strong>{species.name}</strong>{" "}
        <span className="text-sm text-muted">{t("imports.species.rows", { count: species.rows })}</span>
      </span>
      <span className="actions">
        {species.slug && <FromCatalogue name={species.name} slug={species.slug} here={here} />}
        <ByHand name={species.name} here={here} />
        <SameAs field="species" word={species.name} meanings={meanings} />
      </span>
    </li>
  );
}

function FromCatalogue({ name, slug, here }: { name: string; slug: string; here: string }) {
  const { t } = useWords();
  return (
    <Form className="" action={here}>
      <input type="hidden" name="intent" value="species" />
      <input type="hidden" name="slug" value={slug} />
      <Button>
        {t("imports.species.add")} <span className="unseen">{name}</span>
      </Button>
    </Form>
  );
}

function ByHand({ name, here }: { name: string; here: string }) {
  const { t } = useWords();
  const wanted = new URLSearchParams({ name, return_to: here });
  return (
    <LinkButton to={`/birds/species/new?${wanted}`}>
      {t("imports.species.create")} <span className="unseen">{name}</span>
    </LinkButton>
  );
}
