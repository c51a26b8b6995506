import "../round.css";
import "../../clutches/clutches.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { useWords } from "#app/locales/words.tsx";
import { actOnRound } from "#app/round/act.ts";
import { CageHeader } from "#app/round/cage-header.tsx";
import { NestHere } from "#app/round/nest-here.tsx";
import { stopAt } from "#app/round/stop-at.ts";
import { Walk } from "#app/round/walk.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { Round } from "#worker/round/queries.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const place_id = params.placeId === "none" ? null : (params.placeId ?? "");
  const search = place_id === null ? "" : `?${new URLSearchParams({ place_id })}`;
  const round = await context.api.get<Round>(`/api/round${search}`);
  const { today, yesterday, moves } = round;
  const isYesterday = new URL(request.url).searchParams.get("day") === "yesterday";
  return { stop: stopAt(round, place_id), today, yesterday, moves, isYesterday, form_key: crypto.randomUUID() };
}

export const action = (args: ActionFunctionArgs) => actOnRound(args);

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const [fallback] = titled(args, "round.title");
  const name = data?.stop.cage.name;
  return [name ? { title: `${name} · Voliera` } : { ...fallback }];
};
export const handle: PageHandle = { crumbs: (t) => [{ label: t("round.title"), is_current: true }] };

export default function CageOfRound() {
  const { t } = useWords();
  const { stop, today, yesterday, moves, isYesterday, form_key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const may = useMay();
  const on = isYesterday ? yesterday : today;
  return (
    <article className="round">
      <CageHeader {...{ stop, days: { today, yesterday }, isYesterday, mayWrite: may.write }} />
      {refused && <ErrorSummary faults={refused.faults.map((message) => ({ message }))} />}
      {stop.cage.nests.length === 0 && <p className="text-muted">{t("round.nothing")}</p>}
      {stop.cage.nests.map((nest) => (
        <NestHere key={nest.pair_id} {...{ nest, today, moves, on, mayWrite: may.write, formKey: form_key }} />
      ))}
      <Walk stop={stop} isYesterday={isYesterday} />
    </article>
  );
}
