import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Songbird } from "#app/marks/illustrations.tsx";
import { changeOf } from "#app/photos/photo-actions.ts";
import { PhotoCard } from "#app/photos/photo-card.tsx";
import { sendPhotos } from "#app/photos/send-photo.ts";
import { UploadForm } from "#app/photos/upload-form.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader } from "#app/story/bird-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { photosPerBird } from "#worker/photos/contract.ts";
import type { BirdPhotos } from "#worker/photos/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/photos`;
  const { data: album } = await context.api.get<{ data: BirdPhotos }>(path);
  // Told from here: the contract it stands in would weigh more in the browser than the whole page.
  return { ...album, most: photosPerBird };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const birdId = params.birdId ?? "";
  const back = `/birds/${encodeURIComponent(birdId)}/photos`;
  const photoId = new URL(request.url).searchParams.get("photo");
  if (photoId) return changeOf({ form: await request.formData(), context, photoId }, back);
  const sent = await sendPhotos(request, context, birdId);
  // Where a file was refused the page itself says which and why.
  if (sent.rejected.length > 0) return data({ sent }, sent.kept > 0 ? 200 : sent.status);
  context.flash({ key: "photos.flash.added", values: { count: sent.kept } });
  return redirect(back, 303);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "photos.title", { ring: args.data?.bird.identifier ?? "" });
export const handle: PageHandle<BirdPhotos> = {
  crumbs: (t, { bird }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: bird.identifier, href: `/birds/${bird.id}` },
    { label: t("photos.tab"), is_current: true },
  ],
};

export default function PhotosPage() {
  const { t } = useWords();
  const { bird, photos, storage, most } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  const may = useMay();
  const isFull = photos.length >= most;
  return (
    <article className="photos-page">
      <BirdHeader head={bird} at="/photos" />
      {may("flock.write") && (isFull ? <p>{t("photos.full")}</p> : <UploadForm birdId={bird.id} sent={sent} />)}
      {photos.length === 0 ? (
        <EmptyState drawing={<Songbird />} title={t("photos.empty")} why={t("photos.empty.why")} />
      ) : (
        <ul className="grid cells-60 items-start gap-x-4 gap-y-5">
          {photos.map((photo, at) => (
            <PhotoCard key={photo.id} photo={photo} bird={bird} place={at + 1} last={photos.length} />
          ))}
        </ul>
      )}
      <Room count={photos.length} most={most} storage={storage} />
    </article>
  );
}

/** How much more can be kept. */
function Room({ count, most, storage }: Pick<BirdPhotos, "storage"> & { count: number; most: number }) {
  const { t, language } = useWords();
  const megabytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1024 / 1024), language);
  return (
    <p className="text-sm text-muted">
      {t("photos.room", { shown: count, most })}{" "}
      {t("photos.storage", { used: megabytes(storage.used), gigabytes: Math.round(storage.most / 1024 ** 3) })}
    </p>
  );
}
