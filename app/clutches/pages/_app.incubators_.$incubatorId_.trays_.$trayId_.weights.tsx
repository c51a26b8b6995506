import "../weights/weights.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { useMay } from "#app/accounts/use-may.ts";
import { sendWeights } from "#app/clutches/weights/send-weights.ts";
import { WeightTable } from "#app/clutches/weights/weight-table.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Egg as EggDrawing } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";

const eggsAtOnce = 100;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams({ page: searchParams.get("page") ?? "1", page_size: String(eggsAtOnce) });
  const path = `/api/eggs/trays/${encodeURIComponent(params.trayId ?? "")}?${query}`;
  const { data } = await context.api.get<{ data: TrayPage }>(path);
  const { eggs, tray, page, total_pages, today } = data;
  const wanted = searchParams.get("on") ?? "";
  const on = dayForm.test(wanted) && wanted <= today ? wanted : today;
  const rows = eggs.map(({ id, tag, mark, weights }) => ({ id, tag, mark, weights }));
  return { tray, rows, page, total_pages, today, on, form_key: crypto.randomUUID() };
}
type Page = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  const { pathname, search } = new URL(request.url);
  return sendWeights(await request.formData(), context, `${pathname}${search}`);
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  titled(args, "trays.weights.title", { tray: data ? `${data.tray.incubator} · ${data.tray.name}` : "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { tray }) => [
    { label: tray.incubator, href: `/incubators/${tray.incubator_id}` },
    { label: tray.name, href: `/incubators/${tray.incubator_id}/trays/${tray.id}` },
    { label: t("trays.weigh"), is_current: true },
  ],
};

export default function Weights() {
  const { t } = useWords();
  const page = useLoaderData<typeof loader>() as Page;
  const refused = useActionData<typeof action>();
  const mayWrite = useMay()("season.write");
  const { tray, rows, today, on } = page;
  const none = {
    drawing: <EggDrawing />,
    title: t("trays.none"),
    why: t("trays.none.why"),
    actions: <LinkButton to={`/incubators/${tray.incubator_id}/trays/${tray.id}`}>{tray.name}</LinkButton>,
  };
  return (
    <ListPage
      title={t("trays.weights.title", { tray: `${tray.incubator} · ${tray.name}` })}
      lead={mayWrite && t("trays.weights.lead")}
      empty={rows.length === 0 && none}
    >
      {refused && <ErrorSummary faults={refused.faults.map((message) => ({ message }))} />}
      <form method="get" className="weights-day">
        <DateField field={fieldFacts("on", { initialValue: on, max: today })} label={t("trays.weights.day")} />
        <Button kind="quiet">{t("trays.weights.day.see")}</Button>
      </form>
      <WeightTable key={`${on} ${page.page}`} page={page} typed={refused?.typed} mayWrite={mayWrite} />
      {page.total_pages > 1 && <PageLinks page={page.page} total_pages={page.total_pages} />}
    </ListPage>
  );
}
