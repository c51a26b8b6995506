import { BirdDrawing } from "./bird-drawing.tsx";

type FaceProps = {
  /** The photo that stands for the bird, where there is one. */
  photo?: { id: string } | null | undefined;
  /** How it is drawn without one, as an answer of the API says. */
  drawing: string;
  /** Round in rows (32 px) and cards (48 px), square on its page (160 px). */
  size?: "row" | "card" | "page";
  /** Who is to be seen, only where the name does not stand beside it. */
  alt?: string;
};

/** A bird as its photo or, without one, as the drawing of its species in its own colour; the box is the same for both. */
export function BirdFace({ photo, drawing, size = "row", alt = "" }: FaceProps) {
  // What rows have is what the style sheet takes for granted: twenty rows carry no word too many.
  const sized = size === "row" ? undefined : size;
  if (!photo) return <BirdDrawing drawing={drawing} className="face" size={sized} />;
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
