import { useLocation } from "@remix-run/react";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form.tsx";
import { useWords } from "#app/ui/words.tsx";
import type { ImportReport } from "#worker/birds/contract.ts";

/** Species the file names and the organisation lacks, each with the shortest way to get it. */
export function UnknownSpecies({ species }: { species: ImportReport["unknown_species"] }) {
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
          <li key={one.name}>
            <span>
              <strong>{one.name}</strong>{" "}
              <span className="text-sm text-muted">{t("imports.species.rows", { count: one.rows })}</span>
            </span>
            <span className="actions">
              {one.slug && <FromCatalogue name={one.name} slug={one.slug} here={here} />}
              <ByHand name={one.name} here={here} />
            </span>
          </li>
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

function FromCatalogue({ name, slug, here }: { name: string; slug: string; here: string }) {
  const { t } = useWords();
  return (
    <Form className="" action={here}>
      <input type="hidden" name="intent" value="species" />
      <input type="hidden" name="slug" value={slug} />
      <Button aria-label={t("imports.species.add_of", { name })}>{t("imports.species.add")}</Button>
    </Form>
  );
}

function ByHand({ name, here }: { name: string; here: string }) {
  const { t } = useWords();
  const wanted = new URLSearchParams({ name, return_to: here });
  return (
    <LinkButton to={`/birds/species/new?${wanted}`} aria-label={t("imports.species.create_of", { name })}>
      {t("imports.species.create")}
    </LinkButton>
  );
}
