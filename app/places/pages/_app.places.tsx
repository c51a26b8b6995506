import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { PlacesFound, PlaceTree } from "#app/housing/place-tree.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { few, NameFilter } from "#app/lists/name-filter.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Cage } from "#app/marks/illustrations.tsx";
import { SiteFilter } from "#app/places/site-filter.tsx";
import { siteIn } from "#app/places/site-in.ts";
import { questionIn } from "#app/search/hits.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { PlacesOverview } from "#worker/housing/occupancy.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(requested) ? requested : "1";
  const q = questionIn(request);
  const narrowed = new URLSearchParams({ ...(q && { q }), ...siteIn(request) });
  const question = new URLSearchParams([["page", page], ...narrowed]);
  const { data: overview } = await context.api.get<{ data: PlacesOverview }>(`/api/places/overview?${question}`);
  // Places may have gone since the link was made.
  if (overview.page > overview.total_pages) throw redirect(narrowed.size > 0 ? `/places?${narrowed}` : "/places");
  return { overview };
}

export const meta: MetaFunction = (args) => titled(args, "places.list.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("places.list.title"), is_current: true }] };

export default function Places() {
  const { t } = useWords();
  const { overview } = useLoaderData<typeof loader>();
  const may = useMay();
  const add = (
    <LinkButton kind="primary" to="/places/new">
      {t("places.list.add")}
    </LinkButton>
  );
  const addSite = { to: "/places/new?kind=site", icon: "map-pin", label: t("sites.add") } as const;
  const empty = {
    drawing: <Cage />,
    title: t("places.list.first.title"),
    why: t("places.list.first.detail"),
    actions: may("flock.write") && <FirstWays />,
  };
  return (
    <ListPage
      title={t("places.list.title")}
      lead={t("places.list.lead")}
      actions={may("flock.write") && add}
      more={[overview.may_add_site && may("flock.write") && addSite]}
      empty={overview.everywhere === 0 && empty}
    >
      <SiteFilter {...overview} />
      {(overview.q || overview.total > few) && <NameFilter q={overview.q} label={t("places.list.search")} />}
      {overview.q ? <PlacesFound {...overview} /> : <PlaceTree {...overview} />}
    </ListPage>
  );
}

function FirstWays() {
  const { t } = useWords();
  return (
    <>
      <LinkButton kind="primary" size="large" to="/places/new?kind=room">
        {t("places.list.first.room")}
      </LinkButton>
      <LinkButton size="large" to="/places/new?kind=cage">
        {t("places.list.first.cage")}
      </LinkButton>
    </>
  );
}
