import { groupOf, tintOf } from "./birds/bird-groups.ts";

type FaceProps = {
  /** The photo that stands for the bird, where there is one. */
  photo?: { id: string } | null | undefined;
  /** Its species' group, in the breeder's own words. */
  group: string | null | undefined;
  /** Words for its look, such as the mutation; the drawing takes their colour. */
  look?: string | null | undefined;
  /** Round in rows (32 px) and cards (48 px), square on its page (160 px). */
  size?: "row" | "card" | "page";
  /** Who is to be seen, only where the name does not stand beside it. */
  alt?: string;
};

/** A bird as its photo or, without one, as a drawing of its group; the box is the same for both. */
export function BirdFace({ photo, group, look, size = "row", alt = "" }: FaceProps) {
  // What rows have is what the style sheet takes for granted: twenty rows carry no word too many.
  const sized = size === "row" ? undefined : size;
  if (!photo) return <span className="face" data-size={sized} data-of={groupOf(group)} data-tint={tintOf(look)} />;
  return (
    <img
      className="face"
      data-size={sized}
      src={`/photos/${photo.id}/thumb`}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
