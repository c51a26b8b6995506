import "../round.css";
import "../../clutches/clutches.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
} from "@remix-run/react";
import { standingIn, stopPath } from "#app/agenda/stop-path.ts";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { later } from "#app/controls/later.tsx";
import { useWords } from "#app/locales/words.tsx";
import { siteIn } from "#app/places/site-in.ts";
import { CageHeader, RoundOfSite } from "#app/round/cage-header.tsx";
import { CageLinks } from "#app/round/cage-links.tsx";
import { FeedingHere } from "#app/round/feeding-here.tsx";
import { NestsHere } from "#app/round/nests-here.tsx";
import * as none from "#app/round/no-round.tsx";
import { NoterProvider } from "#app/round/noter-context.tsx";
import { isIdle, RoundParts } from "#app/round/parts.tsx";
import { Press } from "#app/round/press.tsx";
import { forgetWhole, present } from "#app/round/queue/cached-round.ts";
import { stopAt } from "#app/round/queue/stop-at.ts";
import { usePressQueue, useWhole } from "#app/round/queue/use-queue.ts";
import { QueueStatus, RefusedPresses } from "#app/round/queue-status.tsx";
import { actOnRound } from "#app/round/round-action.ts";
import { useNoterOf } from "#app/round/use-noter.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { Round } from "#worker/round/queries.ts";

const NoRound = later(
  import.meta.env.SSR ? none.NoRound : undefined,
  async () => (await import("#app/round/no-round.tsx")).NoRound,
);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const place_id = params.placeId === "none" ? null : (params.placeId ?? "");
  const query = new URLSearchParams({ ...(place_id !== null && { place_id }), ...siteIn(request) });
  const round = await context.api.get<Round>(`/api/round?${query}`);
  const { today, yesterday, moves, sites, reader } = round;
  const stop = stopAt(round, place_id, new URL(request.url).searchParams.get("from"));
  return { stop, today, yesterday, moves, sites, reader, form_key: crypto.randomUUID() };
}

export const action = (args: ActionFunctionArgs) => actOnRound(args);

/** Between the stops of a round that is at hand nothing is asked; a form that was sent has changed what is in it. */
export function shouldRevalidate(next: ShouldRevalidateFunctionArgs) {
  const { formMethod, nextParams, nextUrl, defaultShouldRevalidate } = next;
  if (formMethod !== undefined && formMethod !== "GET") forgetWhole();
  return defaultShouldRevalidate && !present(nextParams.placeId, standingIn(nextUrl.searchParams));
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const [fallback] = titled(args, "round.title");
  const standing = standingIn(new URLSearchParams(args.location.search));
  const { stop } = present(args.params.placeId, standing) ?? data ?? {};
  const name = stop?.cage.name;
  return [name ? { title: `${name} · Voliera` } : { ...fallback }];
};
export const handle: PageHandle = { crumbs: (t) => [{ label: t("round.title"), is_current: true }] };

export default function CageOfRound() {
  const { t } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const may = useMay();
  const { reader, form_key: formKey } = loaded;
  const { placeId: place = "none" } = useParams();
  const [search] = useSearchParams();
  const standing = standingIn(search);
  const { isYesterday, site_id } = standing;
  const { office, state } = usePressQueue(reader);
  const noter = useNoterOf(office, state);
  const fresh = useWhole(reader, { place, site_id }) && present(place, standing);
  const { stop, today, yesterday, moves, sites } = fresh ?? loaded;
  const on = isYesterday ? yesterday : today;
  // Nothing is due anywhere, and nothing of this visit is left to be seen.
  const isNone = stop.of === 1 && stop.cage.id === null && isIdle(stop.cage);
  if (isNone && !refused && state.line.waiting.length + state.line.refused.length === 0)
    return <NoRound sites={sites} site_id={site_id} />;
  return (
    <NoterProvider value={noter}>
      <article className="round grid gap-5">
        <CageHeader
          stop={stop}
          days={{ today, yesterday }}
          standing={standing}
          sites={sites}
          mayWrite={may("season.write") || may("stock.write")}
        />
        {refused && <ErrorSummary faults={refused.faults.map((message) => ({ message }))} />}
        {refused?.meant && (
          <Press fields={refused.meant} idempotencyKey={`${formKey}.meant`}>
            {t("round.refused.again")}
          </Press>
        )}
        <RefusedPresses office={office} refused={state.line.refused} />
        {isIdle(stop.cage) && <p className="text-muted">{t("round.nothing")}</p>}
        <FeedingHere cage={stop.cage} on={on} mayWrite={may("stock.write")} formKey={formKey} />
        <NestsHere
          cage={stop.cage}
          today={today}
          moves={moves}
          on={on}
          mayWrite={may("season.write")}
          formKey={formKey}
        />
        <RoundParts page={{ cage: stop.cage, today, on }} />
        <CageLinks stop={stop} standing={standing}>
          <QueueStatus office={office} state={state} here={stopPath(stop.cage.id, standing)} />
        </CageLinks>
        {stop.at > 1 && <RoundOfSite sites={sites} standing={standing} />}
      </article>
    </NoterProvider>
  );
}
