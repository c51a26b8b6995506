import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { FlockOfSpecies } from "#app/flock/flock-of-species.tsx";
import { IncubationSheet } from "#app/flock/incubation-sheet.tsx";
import { SeasonSheet } from "#app/flock/season-sheet.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { SpeciesParts } from "#app/species/parts.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { SpeciesProfile } from "#worker/flock/species-profile.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `/api/bird-species/${encodeURIComponent(params.speciesId ?? "")}/profile`;
  const { data: profile } = await context.api.get<{ data: SpeciesProfile }>(path);
  return { profile };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "species.list.profile", { name: args.data?.profile.species.common_name ?? "" });
export const handle: PageHandle<{ profile: SpeciesProfile }> = {
  crumbs: (t, { profile }) => [
    { label: t("species.list.title"), href: "/species" },
    { label: profile.species.common_name, is_current: true },
  ],
};

export default function SpeciesPage() {
  const { profile } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const may = useMay();
  const { id, common_name, latin_name } = profile.species;
  const actions = (
    <>
      {may("flock.write") && <LinkButton to={`/species/${id}/edit`}>{t("species.page.edit")}</LinkButton>}
      <LinkButton kind="primary" to={`/birds?${new URLSearchParams({ species_id: id })}`}>
        {t("species.page.birds")}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeader
        title={common_name}
        lead={<i>{latin_name}</i>}
        actions={actions}
        more={[
          {
            to: `/genetics/mutations?${new URLSearchParams({ species_id: id })}`,
            icon: "palette",
            label: t("species.page.mutations"),
          },
          may("flock.write") &&
            profile.flock.total === 0 && {
              to: `/species/${id}/delete`,
              icon: "trash-2",
              label: t("species.page.delete"),
            },
        ]}
      />
      <div className="grid gap-8">
        <SeasonSheet profile={profile} />
        <IncubationSheet profile={profile} />
        <FlockOfSpecies profile={profile} />
        <SpeciesParts page={profile} />
      </div>
    </>
  );
}
