import type { Photo } from "#worker/photos/contract.ts";

type ImageProps = {
  photo: Pick<Photo, "id" | "width" | "height" | "caption">;
  bird: { identifier: string; name: string | null };
};

/** A photo as small as there is; whoever cannot see it is told which bird it shows. */
export function PhotoImage({ photo, bird }: ImageProps) {
  const alt = [bird.identifier, bird.name, photo.caption].filter(Boolean).join(", ");
  const { width, height } = photo;
  return (
    <img src={`/photos/${photo.id}/thumb`} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
}
