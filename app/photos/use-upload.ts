import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { Sent } from "./send-photo.ts";
import { prepared } from "./shrink-photo.ts";

type Rejected = Sent["rejected"];
/** How far an upload is; nothing while none was begun. */
export type Upload = { done: number; total: number; kept: number; rejected: Rejected; isOver: boolean };

/** Sends photos one by one, each made lighter on the way, and tells how far it is. */
export function useUpload(birdId: string) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [upload, setUpload] = useState<Upload>();

  async function send(files: readonly File[]) {
    let kept = 0;
    const rejected: Rejected = [];
    const report = (done: number) =>
      setUpload({ done, total: files.length, kept, rejected, isOver: done === files.length });
    report(0);
    for (const [at, file] of files.entries()) {
      const sent = await sendOne(birdId, file);
      kept += sent?.kept ?? 0;
      const text = sent?.rejected ?? [{ name: file.name, message: t("photos.upload.offline") }];
      rejected.push(...text.map(({ message }) => ({ name: file.name, message })));
      report(at + 1);
    }
    revalidate();
  }
  return { upload, send };
}

/** Undefined when nobody answered. */
async function sendOne(birdId: string, file: File): Promise<Sent | undefined> {
  const { photo, thumb } = await prepared(file).catch(() => ({ photo: file, thumb: undefined }));
  const body = new FormData();
  body.append("photo", photo, file.name);
  if (thumb) body.append("thumb", thumb, "thumb");
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  try {
    const answer = await fetch(`/birds/${birdId}/photos/upload`, { method: "POST", body, headers });
    const isOurs = answer.headers.get("Content-Type")?.startsWith("application/json");
    return isOurs ? ((await answer.json()) as Sent) : undefined;
  } catch {
    return undefined;
  }
}
