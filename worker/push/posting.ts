import type { Env } from "#worker/env.ts";
import { encrypted } from "./encryption.ts";
import { headersOf, payloadOf, topicOf } from "./message.ts";
import type { DuePush } from "./queue.ts";
import { authorization, contactOf, type VapidKeys } from "./vapid.ts";

/**
 * What a push service made of it: taken; the device is `gone`; `busy` or `away`, and worth asking again; or the status with
 * which it will have none of it.
 */
export type Answer = "taken" | "gone" | "busy" | "away" | `refused ${number}`;
export const isAway = (answer: Answer) => answer === "busy" || answer === "away";

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
    return answerOf(response.status);
  } catch {
    return "away";
  }
}

function answerOf(status: number): Answer {
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500) return "busy";
  return `refused ${status}`;
}
