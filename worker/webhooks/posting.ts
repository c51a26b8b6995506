import { signatureOf } from "./signing.ts";

/** What came of a delivery: the status, 0 where nobody answered; milliseconds; the first letters of the answer. */
export type Answer = { status: number; ms: number; answer: string };
type Letter = { url: string; secret: string; body: string };

/** Milliseconds a receiver has for its answer, bytes of it that are read, letters that are kept. */
const usualPatience = 10_000;
const mostRead = 64 * 1024;
const mostKept = 200;

/** Posts a body, signed. Follows nobody elsewhere; never throws for what the receiver does. */
export async function post({ url, secret, body }: Letter, patience = usualPatience): Promise<Answer> {
  const started = Date.now();
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": "Voliera-Webhooks/1",
    "Voliera-Signature": await signatureOf(secret, body, started),
  };
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    const answer = await beginningOf(response.body, signal);
    return { status: response.status, ms: Date.now() - started, answer };
  } catch {
    return { status: 0, ms: Date.now() - started, answer: "" };
  }
}

/** The first letters of an answer, in one line; it is let go of once so much was read, or the time is over. */
async function beginningOf(body: ReadableStream<Uint8Array> | null, signal: AbortSignal): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, read] = ["", 0];
  const over = new Promise<undefined>((resolve) => signal.addEventListener("abort", () => resolve(undefined)));
  while (read < mostRead) {
    const part = await Promise.race([reader.read().catch(() => undefined), over]);
    if (!part || part.done) break;
    read += part.value.length;
    if (text.length < mostKept) text += decoder.decode(part.value, { stream: true });
  }
  await reader.cancel().catch(() => {});
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, mostKept);
}

/** Whether a receiver took what it was sent. */
export const isTaken = ({ status }: Pick<Answer, "status">): boolean => status >= 200 && status < 300;
