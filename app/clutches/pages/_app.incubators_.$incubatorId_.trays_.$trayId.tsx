import "../clutches.css";
import "../nest.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { EggPicks } from "#app/clutches/nest/egg-picks.tsx";
import { type ShownEgg, shownOf } from "#app/clutches/nest/shown.ts";
import { LockdownForm } from "#app/clutches/trays/lockdown-form.tsx";
import { actOnTray } from "#app/clutches/trays/tray-action.ts";
import { TrayForm } from "#app/clutches/trays/tray-form.tsx";
import { groupsOf } from "#app/clutches/trays/tray-groups.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg as EggDrawing } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";

const eggsAtOnce = 40;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams({ page: searchParams.get("page") ?? "1", page_size: String(eggsAtOnce) });
  const path = `/api/eggs/trays/${encodeURIComponent(params.trayId ?? "")}?${query}`;
  const { data } = await context.api.get<{ data: TrayPage }>(path);
  const { eggs, ...page } = data;
  const shown = eggs.map(({ weights: _, ...egg }) => ({ ...shownOf(egg), clutch: egg.clutch, pair: egg.pair }));
  return { ...page, eggs: shown, isAll: searchParams.get("choose") === "all", form_key: crypto.randomUUID() };
}
type Page = Awaited<ReturnType<typeof loader>>;

export const action = (args: ActionFunctionArgs) => actOnTray(args);

const nameOf = ({ tray }: Pick<Page, "tray">) => `${tray.incubator} · ${tray.name}`;
export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  titled(args, "trays.title", { tray: data ? nameOf(data) : "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { tray }) => [
    { label: t("incubators.list.title"), href: "/incubators" },
    { label: tray.incubator, href: `/incubators/${tray.incubator_id}` },
    { label: tray.name, is_current: true },
  ],
};

export default function Tray() {
  const { t } = useWords();
  const page = useLoaderData<typeof loader>() as Page;
  const refused = useActionData<typeof action>();
  const mayWrite = useMay()("season.write");
  const { tray, eggs, total, isAll, form_key } = page;
  const here = `/incubators/${tray.incubator_id}/trays/${tray.id}`;
  const add = (
    <LinkButton kind={total === 0 ? "primary" : undefined} to={`${here}/eggs`}>
      {t("trays.add")}
    </LinkButton>
  );
  return (
    <article className="nest-page grid grid-cols-1 gap-5">
      <PageHeader
        title={nameOf(page)}
        lead={<Lead page={page} />}
        actions={
          total > 0 && (
            <>
              {mayWrite && add}
              <LinkButton to={`${here}/weights`}>{t("trays.weigh")}</LinkButton>
            </>
          )
        }
      />
      {refused && <ErrorSummary faults={refused.faults.map((message) => ({ message }))} />}
      {total > 0 && <LockdownForm page={page} mayWrite={mayWrite} />}
      {total === 0 && (
        <EmptyState
          drawing={<EggDrawing />}
          title={t("trays.none")}
          why={t("trays.none.why")}
          actions={mayWrite && add}
        />
      )}
      {total > 0 && mayWrite && (
        <TrayForm
          key={form_key}
          page={page}
          chosen={refused?.kept?.egg_ids ?? (isAll ? eggs.map(({ id }) => id) : [])}
          typed={refused?.kept?.typed}
          formKey={form_key}
        />
      )}
      {total > 0 &&
        !mayWrite &&
        groupsOf(eggs).map(({ key, name, eggs: lying }) => (
          <section key={key} className="grid gap-2">
            <h2>{name}</h2>
            <EggPicks eggs={lying as ShownEgg[]} chosen={[]} mayWrite={false} isAtTray />
          </section>
        ))}
      {page.total_pages > 1 && <PageLinks page={page.page} total_pages={page.total_pages} />}
    </article>
  );
}

function Lead({ page: { tray, total } }: { page: Page }) {
  const { t, language } = useWords();
  const count = formatNumber(total, language);
  return (
    <>
      <Link className="link" to={`/incubators/${tray.incubator_id}`} discover="none">
        {tray.incubator}
      </Link>
      {tray.place && ` · ${tray.place}`}
      {` · ${t(`trays.${tray.kind}`)} · `}
      {tray.slots === null ? t("trays.count", { count: total }) : t("trays.of", { count, slots: tray.slots })}
    </>
  );
}
