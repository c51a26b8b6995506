import "../clutches.css";
import "../nest.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { sendChosen } from "#app/clutches/actions/send-chosen.ts";
import { dueNests } from "#app/clutches/due-nests.ts";
import { EggPicks } from "#app/clutches/nest/egg-picks.tsx";
import { shownOf } from "#app/clutches/nest/shown.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";

/** The eggs in work that lie in no machine, nest by nest. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  const [{ data }, { data: found }] = await Promise.all([
    context.api.get<{ data: EggList }>(`/api/eggs?${new URLSearchParams({ tray: "none", page, page_size: "100" })}`),
    context.api.get<{ data: TrayPage }>(`/api/eggs/trays/${encodeURIComponent(params.trayId ?? "")}?page_size=1`),
  ]);
  const eggs = data.items.map((egg) => ({ ...shownOf(egg), clutch: egg.clutch, pair: egg.pair }));
  const { total_pages } = data;
  return { tray: found.tray, nests: dueNests(eggs), page: data.page, total_pages, form_key: crypto.randomUUID() };
}
type Page = Awaited<ReturnType<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  const form = await request.formData();
  const at = `/incubators/${encodeURIComponent(params.incubatorId ?? "")}/trays/${encodeURIComponent(params.trayId ?? "")}`;
  form.set("tray_id", params.trayId ?? "");
  return sendChosen(form, context, at);
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  titled(args, "trays.add.title", { tray: data ? `${data.tray.incubator} · ${data.tray.name}` : "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { tray }) => [
    { label: tray.incubator, href: `/incubators/${tray.incubator_id}` },
    { label: tray.name, href: `/incubators/${tray.incubator_id}/trays/${tray.id}` },
    { label: t("trays.add"), is_current: true },
  ],
};

export default function PutEggs() {
  const { t } = useWords();
  const { tray, nests, page, total_pages, form_key } = useLoaderData<typeof loader>() as Page;
  const refused = useActionData<typeof action>();
  const kept = new Set(refused?.kept?.egg_ids);
  const none = {
    drawing: <Nest />,
    title: t("trays.add.none"),
    why: t("trays.add.none.why"),
    actions: <LinkButton to="/eggs">{t("clutches.list.title")}</LinkButton>,
  };
  return (
    <ListPage
      title={t("trays.add.title", { tray: `${tray.incubator} · ${tray.name}` })}
      lead={t("trays.add.lead")}
      empty={nests.length === 0 && none}
    >
      {refused && <ErrorSummary faults={refused.faults.map((message) => ({ message }))} />}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {nests.map(({ key, first: { clutch, pair, nest }, eggs }) => {
          const title = t("clutches.title", { number: `${pair.number}/${clutch.number}` });
          const isMeant = eggs.some(({ id }) => kept.has(id));
          const ticked = isMeant ? eggs.filter(({ id }) => kept.has(id)) : eggs;
          return (
            <li key={key} className="card grid content-start gap-3">
              <div>
                <h2>
                  <Link className="link" to={`/clutches/${clutch.id}`} discover="none">
                    {title}
                  </Link>
                </h2>
                {nest.place && <p className="field-hint">{nest.place}</p>}
              </div>
              <Form className="grid gap-3" idempotencyKey={`${form_key}.${key}`} aria-label={title}>
                <EggPicks eggs={eggs} chosen={ticked.map(({ id }) => id)} mayWrite named={clutch.id} />
                {isMeant && refused?.kept?.typed.reason !== undefined && (
                  <TextField
                    field={fieldFacts("reason", { initialValue: refused.kept.typed.reason, maxLength: 200 })}
                    label={t("clutches.tray.reason")}
                    autoComplete="off"
                  />
                )}
                <Button name="do" value="tray">
                  {t("trays.add.go")}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </ListPage>
  );
}
