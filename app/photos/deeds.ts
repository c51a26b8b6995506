import { redirect } from "@remix-run/cloudflare";
import type { WordKey } from "#app/locales/words.tsx";
import type { Surroundings } from "#app/web/load-context.ts";
import type { Photo } from "#worker/photos/contract.ts";

type Asked = { form: FormData; context: Surroundings; photoId: string };

/** What a photo's own form asks for; what went wrong is said on the page it leads back to. */
export async function changeOf({ form, context, photoId }: Asked, back: string) {
  const path = `/api/photos/${encodeURIComponent(photoId)}`;
  const deed = String(form.get("deed") ?? "");
  const { ok, status } =
    deed === "delete"
      ? await context.api.send<undefined>("DELETE", path)
      : await context.api.send<{ data: Photo }>("PUT", path, { json: wanted(deed, form) });
  if (ok) context.flash({ key: deed === "delete" ? "photos.flash.deleted" : "photos.flash.changed" });
  else context.flash({ key: failure(status), tone: "error" });
  return redirect(back, 303);
}

// A button that moves a photo says where to.
const wanted = (deed: string, form: FormData) =>
  deed === "caption" ? { caption: String(form.get("caption") ?? "") } : { position: Number(deed) };

const failures: Partial<Record<number, WordKey>> = {
  403: "photos.flash.forbidden",
  404: "photos.flash.gone",
  422: "photos.flash.caption",
};
const failure = (status: number) => failures[status] ?? "photos.flash.failed";
