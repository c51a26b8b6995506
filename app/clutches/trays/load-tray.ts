import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireMay } from "#app/accounts/member.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";
import { dueNests } from "../due-nests.ts";
import { shownOf } from "../nest/shown.ts";

/** So many eggs of a tray stand on a page, and in a table of weights. */
const eggsAtOnce = 40;
const weighedAtOnce = 100;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What the page of a tray shows: what lies in it; by `?add` the eggs that may be put in; by `?weigh` the table of their
 * weights, of the day that `on` says or of today.
 */
export async function loadTray({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const path = `/api/eggs/trays/${encodeURIComponent(params.trayId ?? "")}`;
  const page = searchParams.get("page") ?? "1";
  const tray = async (page_size: number, at = page): Promise<TrayPage> => {
    const query = new URLSearchParams({ page: at, page_size: String(page_size) });
    return (await context.api.get<{ data: TrayPage }>(`${path}?${query}`)).data;
  };
  const form_key = crypto.randomUUID();
  if (searchParams.has("add")) return { ...(await loadAdding(context, tray(1, "1"), page)), form_key };
  if (searchParams.has("weigh")) return { ...weighed(await tray(weighedAtOnce), searchParams.get("on")), form_key };
  const { eggs, ...rest } = await tray(eggsAtOnce);
  const lying = eggs.map(({ weights: _, ...egg }) => ({ ...shownOf(egg), clutch: egg.clutch, pair: egg.pair }));
  return { shown: "lying" as const, ...rest, eggs: lying, isAll: searchParams.get("choose") === "all", form_key };
}

/** The eggs in work that lie in no machine, nest by nest. */
async function loadAdding(context: LoadContext, page: Promise<TrayPage>, at: string) {
  requireMay(context, "season.write");
  const query = new URLSearchParams({ tray: "none", page: at, page_size: "100" });
  const [{ tray }, { data }] = await Promise.all([page, context.api.get<{ data: EggList }>(`/api/eggs?${query}`)]);
  const eggs = data.items.map((egg) => ({ ...shownOf(egg), clutch: egg.clutch, pair: egg.pair }));
  return {
    shown: "adding" as const,
    tray,
    nests: dueNests(eggs),
    page: data.page,
    total_pages: data.total_pages,
  };
}

function weighed({ eggs, tray, page, total_pages, today }: TrayPage, wanted: string | null) {
  const on = wanted && dayForm.test(wanted) && wanted <= today ? wanted : today;
  const rows = eggs.map(({ id, tag, mark, weights }) => ({ id, tag, mark, weights }));
  return { shown: "weighing" as const, tray, rows, page, total_pages, today, on };
}

export type LoadedTray = Awaited<ReturnType<typeof loadTray>>;
/** What one of the page's faces is shown with. */
export type Shown<Face extends LoadedTray["shown"]> = Extract<LoadedTray, { shown: Face }>;
