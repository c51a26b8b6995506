import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { GrowthAgainstNest } from "#app/record/growth.tsx";
import { WeightChart } from "#app/record/weight-chart.tsx";
import { WeightForm } from "#app/record/weight-form.tsx";
import { WeightState } from "#app/record/weight-state.tsx";
import { WeightTable } from "#app/record/weight-table.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader, birdCrumbs } from "#app/story/bird-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { useMay } from "#app/web/root-data.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { weightDraft } from "#worker/record/contract.ts";
import type { addWeight, listWeights } from "#worker/record/weights.ts";

type Page = Awaited<ReturnType<typeof listWeights>>;
type Added = { warnings: Awaited<ReturnType<typeof addWeight>>["warnings"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/weights`;
  const { data: page } = await context.api.get<{ data: Page }>(path);
  return { ...page, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const bird = encodeURIComponent(params.birdId ?? "");
  const gone = form.get("delete");
  if (typeof gone === "string") return remove(context, bird, gone);
  const { refused, accepted } = await submit(form, context, weightDraft, (json, headers) =>
    context.api.send<Added>("POST", `/api/birds/${bird}/weights`, { json, headers }),
  );
  if (refused) return data({ reply: refused.data.reply }, refused.init ?? undefined);
  const [warning] = accepted.warnings;
  context.flash(
    warning
      ? { key: "birds.weights.added_warned", values: { warning: warning.message } }
      : { key: "birds.weights.added" },
  );
  return redirect(`/birds/${bird}/weights`, 303);
}

async function remove(context: LoadContext, bird: string, id: string) {
  const outcome = await context.api.send("DELETE", `/api/birds/${bird}/weights/${encodeURIComponent(id)}`);
  const isGone = outcome.ok || outcome.status === 404;
  context.flash(isGone ? { key: "birds.weights.deleted" } : { key: "birds.weights.failed", tone: "error" });
  return redirect(`/birds/${bird}/weights`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "birds.weights.title_of", { ring: args.data?.head.identifier ?? "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { head }) => birdCrumbs(t("birds.list.title"), head, t("birds.tab.weights")),
};

export default function WeightsPage() {
  const { head, items, usual, nest, today, idempotency_key } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>();
  const { t } = useWords();
  const may = useMay();
  return (
    <article>
      <BirdHeader head={head} at="/weights" />
      <div className={may("flock.write") ? "weights grid gap-8" : undefined}>
        {may("flock.write") && (
          <WeightForm key={idempotency_key} reply={unsaved?.reply} today={today} idempotencyKey={idempotency_key} />
        )}
        <div className="grid gap-6 min-w-0">
          <WeightState items={items} usual={usual} />
          <WeightChart items={items} usual={usual} />
          {items.length > 0 ? <WeightTable items={items} /> : <p className="text-muted">{t("birds.weights.empty")}</p>}
          {nest && <GrowthAgainstNest nest={nest} />}
        </div>
      </div>
    </article>
  );
}
