import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { few, NameFilter, NoneNamed } from "#app/lists/name-filter.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { questionIn } from "#app/search/hits.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useProfileWords } from "#app/species/profile.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { ListedSpecies } from "#worker/species/queries.ts";

const newSpecies = "/birds/species/new?return_to=%2Fspecies";

type Species = ListedSpecies["data"][number];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const q = questionIn(request);
  const requested = new URL(request.url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(requested) ? requested : "1";
  const path = `/api/bird-species/?${new URLSearchParams({ page, ...(q && { q }) })}`;
  const { data: species, ...pages } = await context.api.get<ListedSpecies>(path);
  // Species may have gone since the link was made.
  if (pages.page > pages.total_pages) throw redirect(`/species${q && `?${new URLSearchParams({ q })}`}`);
  return { species, q, ...pages };
}

export const meta: MetaFunction = (args) => titled(args, "species.list.title");

export const handle: PageHandle = { crumbs: (t) => [{ label: t("species.list.title"), is_current: true }] };

export default function SpeciesPage() {
  const { species, q, total, page, total_pages } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const may = useMay();
  const empty = {
    drawing: <Egg />,
    title: t("species.list.first.title"),
    why: t("species.list.first.detail"),
    actions: may("flock.write") && <FirstWays />,
  };
  const fromCatalogue = (
    <LinkButton kind="primary" to="/species/catalogue">
      {t("species.list.catalogue")}
    </LinkButton>
  );
  return (
    <ListPage
      title={t("species.list.title")}
      lead={t("species.list.lead")}
      actions={may("flock.write") && fromCatalogue}
      more={[may("flock.write") && { to: newSpecies, icon: "plus", label: t("species.list.add") }]}
      empty={species.length === 0 && q === "" && empty}
    >
      {(q || total > few) && <NameFilter q={q} label={t("species.list.search")} />}
      {species.length === 0 ? <NoneNamed q={q} all="/species" /> : <SpeciesTable species={species} />}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </ListPage>
  );
}

function FirstWays() {
  const { t } = useWords();
  return (
    <>
      <LinkButton kind="primary" size="large" to="/species/catalogue">
        {t("species.list.catalogue")}
      </LinkButton>
      <LinkButton size="large" to={newSpecies}>
        {t("species.list.add")}
      </LinkButton>
    </>
  );
}

function SpeciesTable({ species }: { species: Species[] }) {
  const { t } = useWords();
  const words = useProfileWords();
  return (
    <RecordTable
      caption={t("species.list.caption")}
      rows={species}
      columns={[
        { name: "name", label: t("species.column.name"), cell: (kind) => <Name kind={kind} /> },
        { name: "group", label: t("species.field.group"), cell: ({ group }) => group, isWide: true },
        { name: "incubation", label: t("species.column.incubation"), cell: words.incubation },
        { name: "temperature", label: t("species.column.temperature"), cell: words.temperature },
        { name: "humidity", label: t("species.column.humidity"), cell: words.humidity },
        { name: "lockdown", label: t("species.column.lockdown"), cell: words.lockdown, isWide: true },
      ]}
      actions={{ label: t("species.list.actions"), cell: (kind) => <ToBirds kind={kind} /> }}
    />
  );
}

function Name({ kind }: { kind: Species }) {
  const { t } = useWords();
  return (
    <div className="flex items-center gap-3">
      <BirdFace drawing={kind.drawing} />
      <div>
        <Link className="link font-semibold" to={`/species/${kind.id}`}>
          {kind.common_name}
        </Link>{" "}
        <i className="block text-sm text-muted">{kind.latin_name}</i>
        {kind.has_exception_profile && <Pill tone="sky">{t("species.exception")}</Pill>}
        {kind.profile_notes && <Notes of={kind.common_name}>{kind.profile_notes}</Notes>}
      </div>
    </div>
  );
}

function ToBirds({ kind }: { kind: Species }) {
  const { t } = useWords();
  return (
    <LinkButton
      kind="ghost"
      className="button whitespace-nowrap"
      to={`/birds?species_id=${encodeURIComponent(kind.id)}`}
    >
      {t("species.list.birds")} <span className="unseen">{kind.common_name}</span>
    </LinkButton>
  );
}

function Notes({ of, children }: { of: string; children: string }) {
  const { t } = useWords();
  return (
    <details className="disclosure">
      <summary>
        {t("species.list.notes")} <span className="unseen">{of}</span>
      </summary>
      <p className="whitespace-pre-line">{children}</p>
    </details>
  );
}
