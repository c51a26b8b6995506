import { redirect } from "@remix-run/cloudflare";
import type { WordKey } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Photo } from "#worker/photos/contract.ts";

type PhotoActionArgs = { form: FormData; context: LoadContext; photoId: string };

/** What a photo's own form asks for; what went wrong is said on the page it leads back to. */
export async function changeOf({ form, context, photoId }: PhotoActionArgs, back: string) {
  const path = `/api/photos/${encodeURIComponent(photoId)}`;
  const action = String(form.get("deed") ?? "");
  const { ok, status } =
    action === "delete"
      ? await context.api.send<undefined>("DELETE", path)
      : await context.api.send<{ data: Photo }>("PUT", path, { json: wanted(action, form) });
  if (ok) context.flash({ key: action === "delete" ? "photos.flash.deleted" : "photos.flash.changed" });
  else context.flash({ key: failure(status), tone: "error" });
  return redirect(back, 303);
}

// A button that moves a photo says where to.
const wanted = (action: string, form: FormData) =>
  action === "caption" ? { caption: String(form.get("caption") ?? "") } : { position: Number(action) };

const failures: Partial<Record<number, WordKey>> = {
  403: "photos.flash.forbidden",
  404: "photos.flash.gone",
  422: "photos.flash.caption",
};
const failure = (status: number) => failures[status] ?? "photos.flash.failed";
