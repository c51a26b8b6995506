import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { EnquiryList, type Paged } from "#app/marketplace/enquiries/enquiry-list.tsx";
import { WaitingList } from "#app/marketplace/enquiries/waiting-list.tsx";
import { MarketTabs } from "#app/marketplace/market-tabs.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { generalFault } from "#app/web/api-client.ts";
import { titled } from "#app/web/titles.ts";
import type { EnquiryRow } from "#worker/marketplace/enquiries/rows.ts";
import type { WaitingRow } from "#worker/marketplace/waiting/queue.ts";

const shown = ["", "open", "reserved", "closed", "blocked", "waiting"] as const;

/** What people ask: all but the blocked, by state, or with `show=waiting` who waits. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "market.write");
  const { searchParams } = new URL(request.url);
  const show = shown.find((it) => it === searchParams.get("show")) ?? "";
  const page = searchParams.get("page") ?? "1";
  if (show === "waiting") {
    const waiting = await context.api.get<Paged<WaitingRow>>(`/api/enquiries/waiting?${new URLSearchParams({ page })}`);
    return { show, waiting, enquiries: null };
  }
  const query = new URLSearchParams({ page, state: show });
  return { show, waiting: null, enquiries: await context.api.get<Paged<EnquiryRow>>(`/api/enquiries?${query}`) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "market.write");
  const id = (await request.formData()).get("remove");
  if (typeof id !== "string") throw data(null, 400);
  const outcome = await context.api.send("DELETE", recordPath("/api/enquiries/waiting", id));
  const to = "/marketplace/enquiries?show=waiting";
  if (outcome.ok || outcome.status === 404) return redirectWithFlash(context, { key: "enquiries.said.removed", to });
  const message = generalFault(outcome.problem, context.language);
  return redirectWithFlash(context, { key: "enquiries.said.no", values: { message }, tone: "error", to });
}

export const meta: MetaFunction = (args) => titled(args, "market.enquiries");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("market.enquiries"), is_current: true }] };

export default function Enquiries() {
  const { t } = useWords();
  const { show, waiting, enquiries } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("market.enquiries")} lead={t("enquiries.lead")} />
      <MarketTabs />
      <nav className="actions mb-3" aria-label={t("enquiries.show")}>
        {shown.map((it) =>
          it === show ? (
            <strong key={it} aria-current="page">
              {t(`enquiries.show.${it || "all"}`)}
            </strong>
          ) : (
            <Link key={it} className="chip" to={it ? `?show=${it}` : "?"}>
              {t(`enquiries.show.${it || "all"}`)}
            </Link>
          ),
        )}
      </nav>
      {enquiries && enquiries.total > 0 && <EnquiryList list={enquiries} />}
      {waiting && waiting.total > 0 && <WaitingList list={waiting} />}
      {(enquiries ?? waiting)?.total === 0 && (
        <EmptyState drawing={<Perch />} title={t(waiting ? "enquiries.empty.waiting" : "enquiries.empty.enquiries")} />
      )}
    </>
  );
}
