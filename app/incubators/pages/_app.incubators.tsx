import "../incubators.css";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { findPlaces } from "#app/birds/picker/find-picks.ts";
import { DeleteIncubator } from "#app/incubators/delete-incubator.tsx";
import { IncubatorCards } from "#app/incubators/incubator-cards.tsx";
import { EditIncubator, type MachineAnswer, NewIncubator } from "#app/incubators/incubator-form.tsx";
import { QuickReading } from "#app/incubators/readings/quick-reading.tsx";
import { takeReading } from "#app/incubators/readings/reading-action.ts";
import { sentIncubator } from "#app/incubators/sent-incubator.ts";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import type { WordKey } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { incubatorDraft, usualBands } from "#worker/incubators/contract.ts";
import type { ListedIncubators } from "#worker/incubators/listing.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";
import type { MachineToRead } from "#worker/incubators/readings/machines-to-read.ts";

type Requested = { shown: "list" | "form" | "reading"; id?: undefined } | { shown: "edit" | "question"; id: string };

/** What an address asks for: all machines, a form, the question before one goes, or a reading of any. */
function requestedIn(request: Request): Requested {
  const { edit, gone } = recordQuery(request);
  if (new URL(request.url).searchParams.has("reading")) return { shown: "reading" };
  if (gone) return { shown: "question", id: gone };
  if (!edit) return { shown: "list" };
  return edit === "new" ? { shown: "form" } : { shown: "edit", id: edit };
}

/** `?edit=new&place_id=…` says where the new one stands; `?reading=new` is where a reading is typed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { shown, id } = requestedIn(request);
  if (id !== undefined) {
    requireMay(context, "settings.write");
    const { data: page } = await context.api.get<{ data: IncubatorPage }>(recordPath("/api/incubators", id));
    if (shown === "question") return { shown, page };
    const places = await findPlaces(context, "", { chosen: page.place_id ?? "" });
    return { shown: "edit" as const, page, places, form: freshForm(incubatorDraft) };
  }
  if (shown === "reading") {
    requireMay(context, "season.write");
    const { data: machines } = await context.api.get<{ data: MachineToRead[] }>("/api/incubators/readings");
    return { shown, machines, idempotency_key: crypto.randomUUID() };
  }
  if (shown === "form") {
    requireMay(context, "settings.write");
    const wanted = (searchParams.get("place_id") ?? "").slice(0, 64);
    const places = await findPlaces(context, "", { chosen: wanted });
    const place_id = places.items.find(({ id }) => id === wanted)?.id ?? "";
    return { shown, places, start: { place_id, ...usualBands }, form: freshForm(incubatorDraft) };
  }
  const requested = searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(requested) ? requested : "1";
  const list = await context.api.get<ListedIncubators>(`/api/incubators/?${new URLSearchParams({ page })}`);
  // Machines may have gone since the link was made.
  if (list.page > list.total_pages) throw redirect("/incubators");
  return { shown, list };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { shown, id } = requestedIn(request);
  const form = await request.formData();
  if (shown === "form" || shown === "edit") return sentIncubator(form, context, { id });
  if (shown === "question") {
    const path = recordPath("/api/incubators", id);
    return deleteRecord(form, context, { path, words: "incubators.delete", list: "/incubators" });
  }
  if (shown !== "reading") throw data(null, 400);
  requireMay(context, "season.write");
  const machine = String(form.get("incubator") ?? "").slice(0, 64);
  return takeReading(form, context, machine, `${recordPath("/incubators", machine)}/readings`);
}

type Loaded = Awaited<ReturnType<typeof loader>>;
const titles: Record<Loaded["shown"], WordKey> = {
  list: "incubators.list.title",
  form: "incubators.form.new",
  reading: "readings.form.title",
  edit: "incubators.action.edit",
  question: "incubators.delete.title",
};

export const meta: MetaFunction<typeof loader> = (args) => titled(args, titles[args.data?.shown ?? "list"]);
export const handle: PageHandle<Loaded> = {
  crumbs: (t, loaded) =>
    loaded.shown === "list"
      ? [{ label: t("incubators.list.title"), is_current: true }]
      : [
          { label: t("incubators.list.title"), href: "/incubators" },
          ...("page" in loaded && loaded.page
            ? [{ label: loaded.page.name, href: recordPath("/incubators", loaded.page.id) }]
            : []),
          { label: t(titles[loaded.shown]), is_current: true },
        ],
};

export default function Incubators() {
  const loaded = useLoaderData<typeof loader>() as Loaded;
  const answer = useActionData<typeof action>();
  if (loaded.shown === "list") return <IncubatorCards list={loaded.list} />;
  if (loaded.shown === "form") return <NewIncubator {...loaded} answer={answer as MachineAnswer} />;
  if (loaded.shown === "question")
    return <DeleteIncubator page={loaded.page} answer={answer as { fault: string } | undefined} />;
  if (loaded.shown === "edit") {
    const { form, places, page } = loaded;
    return <EditIncubator form={form} places={places} record={page} answer={answer as MachineAnswer} />;
  }
  return <QuickReading {...loaded} reply={(answer as { reply?: Reply } | undefined)?.reply} />;
}
