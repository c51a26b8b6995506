import type { Env } from "#worker/env.ts";
import { encrypted } from "./encryption.ts";
import { headersOf, payloadOf, topicOf } from "./message.ts";
import type { DuePush } from "./queue.ts";
import { authorization, contactOf, type VapidKeys } from "./vapid.ts";

/**
 * What a push service made of it: taken; the device is `gone`; `busy` or `away`, and worth asking again, in `seconds` where
 * it says so; or the status with which it will have none of it.
 */
export type Answer =
  | { was: "taken" | "gone" | "away" }
  | { was: "busy"; seconds: number | undefined }
  | { was: `refused ${number}` };

/** Milliseconds a service has for its answer. */
const usualPatience = 10_000;

/** Hands a push over to its service. Follows nobody elsewhere; never throws for what the service does. */
export async function sendPush(env: Env, keys: VapidKeys, push: DuePush, patience = usualPatience): Promise<Answer> {
  const { endpoint } = push;
  const topic = await topicOf(push);
  const body = await encrypted(payloadOf({ ...push, topic }), push);
  const now = new Date().toISOString();
  const signed = await authorization(keys, { endpoint, contact: contactOf(env), now });
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { ...headersOf({ ...push, topic }), Authorization: signed },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return answerOf(response);
  } catch {
    return { was: "away" };
  }
}

function answerOf({ status, headers }: Response): Answer {
  if (status >= 200 && status < 300) return { was: "taken" };
  if (status === 404 || status === 410) return { was: "gone" };
  if (status === 429 || status >= 500) return { was: "busy", seconds: secondsIn(headers.get("Retry-After")) };
  return { was: `refused ${status}` };
}

/** The seconds that `Retry-After` asks for, a number or a date (RFC 9110, 10.2.3); undefined where it says neither. */
function secondsIn(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
