const longestSide = 2400;
const thumbSide = 480;
const heavy = 3 * 1024 * 1024;
const shown = ["image/jpeg", "image/png", "image/webp"];
/** Kinds that a phone may show and we do not take: where the browser can read them, it sends JPEG. */
const readable = [...shown, "image/heic", "image/heif", "image/avif"];

/** A photo made light enough for a field with little signal, and a small copy; as it is where the browser cannot. */
export async function prepared(file: File): Promise<{ photo: Blob; thumb?: Blob | undefined }> {
  const bitmap = readable.includes(file.type) ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (!bitmap) return { photo: file };
  const isHeavy = Math.max(bitmap.width, bitmap.height) > longestSide || file.size > heavy;
  const lighter = isHeavy || !shown.includes(file.type) ? await drawn(bitmap, longestSide, "image/jpeg") : undefined;
  const thumb = (await drawn(bitmap, thumbSide, "image/webp")) ?? (await drawn(bitmap, thumbSide, "image/jpeg"));
  bitmap.close();
  return { photo: lighter ?? file, thumb };
}

/** The picture no longer than a side; undefined where the browser does not write this kind. */
async function drawn(bitmap: ImageBitmap, side: number, type: string): Promise<Blob | undefined> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  // JPEG has no transparency and would show black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
  return blob?.type === type ? blob : undefined;
}
