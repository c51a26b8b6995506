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
import { IncubatorCards } from "#app/incubators/incubator-cards.tsx";
import { type MachineAnswer, NewIncubator } from "#app/incubators/incubator-form.tsx";
import { QuickReading } from "#app/incubators/readings/quick-reading.tsx";
import { takeReading } from "#app/incubators/readings/reading-action.ts";
import { sentIncubator } from "#app/incubators/sent-incubator.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import type { WordKey } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { incubatorDraft, usualBands } from "#worker/incubators/contract.ts";
import type { ListedIncubators } from "#worker/incubators/listing.ts";
import type { MachineToRead } from "#worker/incubators/readings/machines-to-read.ts";

/** What an address asks for: all machines, the form of a new one, or that of a reading of any. */
function requestedIn(request: Request): "list" | "form" | "reading" {
  const { edit } = recordQuery(request);
  if (new URL(request.url).searchParams.has("reading")) return "reading";
  if (edit !== null && edit !== "new") throw data(null, 404);
  return edit === "new" ? "form" : "list";
}

/** `?edit=new&place_id=…` says where the new one stands; `?reading=new` is where a reading is typed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const shown = requestedIn(request);
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
  const shown = requestedIn(request);
  const form = await request.formData();
  if (shown === "form") return sentIncubator(form, context);
  if (shown !== "reading") throw data(null, 400);
  requireMay(context, "season.write");
  const id = String(form.get("incubator") ?? "").slice(0, 64);
  return takeReading(form, context, id, `${recordPath("/incubators", id)}/readings`);
}

type Loaded = Awaited<ReturnType<typeof loader>>;
const titles: Record<Loaded["shown"], WordKey> = {
  list: "incubators.list.title",
  form: "incubators.form.new",
  reading: "readings.form.title",
};

export const meta: MetaFunction<typeof loader> = (args) => titled(args, titles[args.data?.shown ?? "list"]);
export const handle: PageHandle<Loaded> = {
  crumbs: (t, { shown }) =>
    shown === "list"
      ? [{ label: t("incubators.list.title"), is_current: true }]
      : [
          { label: t("incubators.list.title"), href: "/incubators" },
          { label: t(titles[shown]), is_current: true },
        ],
};

export default function Incubators() {
  const loaded = useLoaderData<typeof loader>() as Loaded;
  const answer = useActionData<typeof action>();
  if (loaded.shown === "list") return <IncubatorCards list={loaded.list} />;
  if (loaded.shown === "form") return <NewIncubator {...loaded} answer={answer as MachineAnswer} />;
  return <QuickReading {...loaded} reply={(answer as { reply?: Reply } | undefined)?.reply} />;
}
