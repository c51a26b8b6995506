import "../../clutches/clutches.css";
import "../incubators.css";
import "#app/incubators/readings/readings.css";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { useMay } from "#app/accounts/use-may.ts";
import { findPlaces } from "#app/birds/picker/find-picks.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { actOnIncubator, type CareAnswer } from "#app/incubators/care-action.ts";
import { DeleteIncubator } from "#app/incubators/delete-incubator.tsx";
import { Devices, NewKey } from "#app/incubators/device-parts.tsx";
import { EditIncubator, type MachineAnswer } from "#app/incubators/incubator-form.tsx";
import { Offsets } from "#app/incubators/offsets.tsx";
import { PageParts } from "#app/incubators/parts.tsx";
import { PowerCuts } from "#app/incubators/power-cuts.tsx";
import { MachineWarnings } from "#app/incubators/readings/alarms.tsx";
import { LatestReadings } from "#app/incubators/readings/latest-readings.tsx";
import { sentIncubator } from "#app/incubators/sent-incubator.ts";
import { StateFigures } from "#app/incubators/state-figures.tsx";
import { testIn } from "#app/incubators/test-query.ts";
import { Trays } from "#app/incubators/trays.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import { useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { incubatorDraft } from "#worker/incubators/contract.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";

/** What an address asks for of a machine; 404 where it names another than the page's own. */
function requestedIn(request: Request, id: string | undefined): "machine" | "form" | "question" {
  const { edit, gone } = recordQuery(request);
  if ((edit ?? gone ?? id) !== id) throw data(null, 404);
  return edit ? "form" : gone ? "question" : "machine";
}

/** `?edit=<id>` and `?delete=<id>` as everywhere; `?test=salt&shown=71,5` proposes the offset that a test found. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shown = requestedIn(request, params.incubatorId);
  if (shown !== "machine") requireMay(context, "settings.write");
  const path = recordPath("/api/incubators", params.incubatorId);
  const { data: page } = await context.api.get<{ data: IncubatorPage }>(path);
  if (shown === "question") return { shown, page };
  if (shown === "machine") return { shown, page, test: testIn(request), form_key: crypto.randomUUID() };
  const places = await findPlaces(context, "", { chosen: page.place_id ?? "" });
  return { shown, page, places, form: freshForm(incubatorDraft) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.incubatorId;
  const shown = requestedIn(request, id);
  const form = await request.formData();
  if (shown === "machine") return actOnIncubator(form, context, id);
  if (shown === "form") return sentIncubator(form, context, { id });
  const path = recordPath("/api/incubators", id);
  return deleteRecord(form, context, { path, words: "incubators.delete", list: "/incubators" });
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, ...args }) => {
  if (!loaded) return titled(args, "incubators.list.title");
  const { shown, page } = loaded;
  if (shown === "form") return titled(args, "incubators.form.edit", { name: page.name });
  if (shown === "question") return titled(args, "incubators.delete.title");
  return [{ title: `${page.name} · Voliera` }];
};
export const handle: PageHandle<Pick<Loaded, "shown" | "page">> = {
  crumbs: (t, { shown, page: { id, name } }) => [
    { label: t("incubators.list.title"), href: "/incubators" },
    ...(shown === "machine"
      ? [{ label: name, is_current: true }]
      : [
          { label: name, href: recordPath("/incubators", id) },
          { label: t(shown === "form" ? "incubators.action.edit" : "incubators.action.delete"), is_current: true },
        ]),
  ],
};

export default function Incubator() {
  const loaded = useLoaderData<typeof loader>() as Loaded;
  const answer = useActionData<typeof action>();
  if (loaded.shown === "question")
    return <DeleteIncubator page={loaded.page} answer={answer as { fault: string } | undefined} />;
  if (loaded.shown === "form") {
    const { form, places, page } = loaded;
    return <EditIncubator form={form} places={places} record={page} answer={answer as MachineAnswer} />;
  }
  return <Machine {...loaded} answer={answer as CareAnswer | undefined} />;
}

type MachineProps = Extract<Loaded, { shown: "machine" }> & { answer: CareAnswer | undefined };

function Machine({ page, test, form_key, answer }: MachineProps) {
  const { t } = useWords();
  const may = useMay();
  const { id, notes, now, devices } = page;
  const care = { answer, formKey: form_key };
  return (
    <article className="grid grid-cols-1 gap-6">
      <PageHeader
        title={page.name}
        lead={<Lead page={page} />}
        actions={may("settings.write") && <LinkButton to={`?edit=${id}`}>{t("incubators.action.edit")}</LinkButton>}
        more={[may("settings.write") && { to: `?delete=${id}`, icon: "trash-2", label: t("incubators.action.delete") }]}
      />
      {answer?.fault && <ErrorSummary faults={[{ message: answer.fault }]} />}
      {answer?.added && <NewKey added={answer.added} />}
      <MachineWarnings page={page} />
      <Stats>
        <StateFigures machine={page} now={now} />
        <Stat label={t("incubators.page.turning")} value={t(`incubators.turning.${page.turning}`)} />
      </Stats>
      <Trays page={page} />
      <PageParts place="cards" page={page} />
      <LatestReadings page={page} />
      <section className="care grid gap-6" id="care">
        <h2>{t("incubators.page.care")}</h2>
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <Offsets page={page} test={test} {...care} />
          <PowerCuts page={page} {...care} />
        </div>
      </section>
      {devices && <Devices devices={devices} {...care} />}
      {notes && (
        <section className="grid gap-2">
          <h2>{t("incubators.field.notes")}</h2>
          <p className="max-w-prose whitespace-pre-line">{notes}</p>
        </section>
      )}
    </article>
  );
}

function Lead({ page: { model, place, place_id, air } }: { page: IncubatorPage }) {
  const { t } = useWords();
  return (
    <>
      {model && <>{model} · </>}
      {t(`incubators.air.${air}`)}
      {place_id && (
        <>
          {" · "}
          <Link className="link" to={`/places/${place_id}`}>
            {place}
          </Link>
        </>
      )}
    </>
  );
}
