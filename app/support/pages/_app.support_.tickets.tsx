import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Feather } from "#app/marks/feather-and-perch.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { type TicketList, Tickets } from "#app/support/tickets/ticket-list.tsx";
import { titled } from "#app/web/titles.ts";
import { ticketStates } from "#db/words/support.ts";

const shown = ["", ...ticketStates] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = shown.find((it) => it === searchParams.get("state")) ?? "";
  const query = new URLSearchParams({ page: searchParams.get("page") ?? "1", state });
  return { state, list: await context.api.get<TicketList>(`/api/support/tickets?${query}`) };
}

export const meta: MetaFunction = (args) => titled(args, "supporttickets.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("supporthome.title"), href: "/support" },
    { label: t("supporttickets.title"), is_current: true },
  ],
};

export default function TicketsPage() {
  const { t } = useWords();
  const { state, list } = useLoaderData<typeof loader>();
  const ask = (
    <LinkButton kind="primary" to="/support/tickets/new">
      {t("supporttickets.ask")}
    </LinkButton>
  );
  const nothing = {
    drawing: <Feather />,
    title: t("supporttickets.empty"),
    why: t("supporttickets.empty.why"),
    actions: ask,
  };
  return (
    <ListPage
      title={t("supporttickets.title")}
      lead={t("supporttickets.lead")}
      actions={ask}
      empty={state === "" && list.total === 0 && nothing}
    >
      <nav className="actions mb-3" aria-label={t("supporttickets.show")}>
        {shown.map((it) =>
          it === state ? (
            <strong key={it} aria-current="page">
              {t(it ? `supporttickets.state.${it}` : "supporttickets.show.all")}
            </strong>
          ) : (
            <Link key={it} className="chip" to={it ? `?state=${it}` : "?"}>
              {t(it ? `supporttickets.state.${it}` : "supporttickets.show.all")}
            </Link>
          ),
        )}
      </nav>
      {list.total === 0 ? <p>{t("supporttickets.empty.shown")}</p> : <Tickets list={list} />}
    </ListPage>
  );
}
