import "../incubators.css";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { IncubatorCard } from "#app/incubators/incubator-card.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { ListedIncubators } from "#worker/incubators/listing.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(requested) ? requested : "1";
  const list = await context.api.get<ListedIncubators>(`/api/incubators/?${new URLSearchParams({ page })}`);
  // Machines may have gone since the link was made.
  if (list.page > list.total_pages) throw redirect("/incubators");
  return { list };
}

export const meta: MetaFunction = (args) => titled(args, "incubators.list.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("incubators.list.title"), is_current: true }] };

export default function Incubators() {
  const { list } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const may = useMay();
  const add = may("settings.write") && (
    <LinkButton kind="primary" to="/incubators/new">
      {t("incubators.list.add")}
    </LinkButton>
  );
  const empty = {
    drawing: <Egg />,
    title: t("incubators.list.first.title"),
    why: t("incubators.list.first.detail"),
    actions: add,
  };
  return (
    <ListPage
      title={t("incubators.list.title")}
      lead={t("incubators.list.lead")}
      actions={add}
      empty={list.total === 0 && empty}
    >
      <ul className="machines">
        {list.data.map((incubator) => (
          <li key={incubator.id}>
            <IncubatorCard page={{ ...list, incubator }} />
          </li>
        ))}
      </ul>
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </ListPage>
  );
}
