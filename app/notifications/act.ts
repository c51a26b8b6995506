import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { WordKey } from "#app/locales/words.tsx";
import { ownPath } from "#app/web/paths.ts";
import { notificationSearch } from "./notification-query.ts";

type Cleared = { data: { cleared: number; undo: string } };

/** Does what a form of the page asks: opens one, marks read, clears away, brings back. Answers where to go. */
export async function actOnNotifications(request: Request, context: AppLoadContext): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  const text = (field: string) => String(form.get(field) ?? "");
  const [name, id, until] = [text("do"), text("id"), text("until")];
  const undo = searchParams.get("undo");
  const back = `/notifications${notificationSearch(searchParams)}`;
  if (undo) return restore(context, undo);
  if (name === "open" && id) return open(context, id, text("to"));
  if (name === "clear_one" && id) return clear(context, { ids: [id] }, back);
  if (name === "clear_all" && until) return clear(context, { until, ...(text("unread") && { unread: true }) }, back);
  if (name === "read_all" && until) {
    const outcome = await context.api.send("POST", "/api/notifications/read", { json: { until } });
    return flashed(context, back, outcome.ok ? undefined : "notifications.failed");
  }
  return redirect(back, 303);
}

async function open(context: AppLoadContext, id: string, to: string): Promise<Response> {
  const outcome = await context.api.send("POST", "/api/notifications/read", { json: { ids: [id] } });
  if (!outcome.ok) return flashed(context, "/notifications", "notifications.failed");
  return redirect(ownPath(to, context.origin, "/notifications"), 303);
}

async function clear(
  context: AppLoadContext,
  json: { ids: string[] } | { until: string; unread?: true },
  back: string,
) {
  const outcome = await context.api.send<Cleared>("POST", "/api/notifications/clear", { json });
  if (!outcome.ok) return flashed(context, back, "notifications.failed");
  const { cleared, undo } = outcome.answer.data;
  context.flash({
    key: "notifications.cleared",
    values: { count: cleared },
    undo: `/notifications?${new URLSearchParams({ undo })}`,
  });
  return redirect(back, 303);
}

async function restore(context: AppLoadContext, undo: string): Promise<Response> {
  const outcome = await context.api.send("POST", "/api/notifications/undo", { json: { undo } });
  return flashed(context, "/notifications", outcome.ok ? "notifications.restored" : "notifications.restored.late");
}

function flashed({ flash }: Pick<AppLoadContext, "flash">, to: string, key: WordKey | undefined): Response {
  if (key) flash({ key, tone: /failed|late/.test(key) ? "error" : "success" });
  return redirect(to, 303);
}
