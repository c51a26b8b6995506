import "../../clutches/clutches.css";
import "../incubators.css";
import "#app/incubators/readings/readings.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { actOnIncubator, type CareAnswer } from "#app/incubators/care-action.ts";
import { Devices, NewKey } from "#app/incubators/device-parts.tsx";
import { Offsets } from "#app/incubators/offsets.tsx";
import { PageParts } from "#app/incubators/parts.tsx";
import { PowerCuts } from "#app/incubators/power-cuts.tsx";
import { MachineWarnings } from "#app/incubators/readings/alarms.tsx";
import { LatestReadings } from "#app/incubators/readings/latest-readings.tsx";
import { StateFigures } from "#app/incubators/state-figures.tsx";
import { testIn } from "#app/incubators/test-query.ts";
import { Trays } from "#app/incubators/trays.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";

/** `?test=salt&shown=71,5` proposes the offset that a test found. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = recordPath("/api/incubators", params.incubatorId);
  const { data: page } = await context.api.get<{ data: IncubatorPage }>(path);
  return { page, test: testIn(request), form_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return actOnIncubator(await request.formData(), context, params.incubatorId);
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, ...args }) =>
  loaded ? [{ title: `${loaded.page.name} · Voliera` }] : titled(args, "incubators.list.title");
export const handle: PageHandle<Pick<Loaded, "page">> = {
  crumbs: (t, { page: { name } }) => [
    { label: t("incubators.list.title"), href: "/incubators" },
    { label: name, is_current: true },
  ],
};

export default function Incubator() {
  const { page, test, form_key } = useLoaderData<typeof loader>() as Loaded;
  const answer = useActionData<typeof action>() as CareAnswer | undefined;
  const { t } = useWords();
  const may = useMay();
  const { id, notes, now, devices } = page;
  const care = { answer, formKey: form_key };
  return (
    <article className="grid grid-cols-1 gap-6">
      <PageHeader
        title={page.name}
        lead={<Lead page={page} />}
        actions={
          may("settings.write") && <LinkButton to={`/incubators?edit=${id}`}>{t("incubators.action.edit")}</LinkButton>
        }
        more={[
          may("settings.write") && {
            to: `/incubators?delete=${id}`,
            icon: "trash-2",
            label: t("incubators.action.delete"),
          },
        ]}
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
