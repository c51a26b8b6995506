import { eventFacts } from "#db/notification-events.ts";
import { translate } from "#worker/locales/translate.ts";
import { screenSentence } from "#worker/notifications/sentences.ts";
import { base64url } from "./base64url.ts";
import type { DuePush } from "./queue.ts";

/** Seconds for which a push service keeps what it cannot deliver. */
const timeToLive = 4 * 3600;
/** Characters of a topic, at most (RFC 8030, 5.4). */
const topicLength = 32;

type Content = Pick<DuePush, "event" | "facts" | "bird" | "language" | "link" | "notification_id"> & { topic: string };

/** What is shown on the screen and where it leads, as the service worker reads it (`public/sw.js`). */
export const payloadOf = ({ event, facts, bird, language, link, notification_id, topic }: Content): string =>
  JSON.stringify({
    title: translate(language, `push.title.${eventFacts(event).switch}`),
    text: screenSentence({ event, facts: JSON.parse(facts), bird, member: null }, language),
    to: link,
    id: notification_id,
    topic,
  });

/** The name by which the newer of one matter takes the place of the older; it tells nobody which matter. */
export async function topicOf({
  device_id,
  event,
  key,
}: Pick<DuePush, "device_id" | "event" | "key">): Promise<string> {
  const bytes = new TextEncoder().encode(`${device_id}\n${event}\n${key}`);
  return base64url(await crypto.subtle.digest("SHA-256", bytes)).slice(0, topicLength);
}

/** What wakes a telephone that saves its battery: an alert, unless it says of itself that it is no more than a warning. */
const isUrgent = ({ event, facts }: Pick<Content, "event" | "facts">) =>
  eventFacts(event).type === "alert" && (JSON.parse(facts) as { level?: string }).level !== "warning";

/** What the push service is told of it. */
export const headersOf = (push: Pick<Content, "event" | "facts" | "topic">): Record<string, string> => ({
  "Content-Type": "application/octet-stream",
  "Content-Encoding": "aes128gcm",
  TTL: String(timeToLive),
  Urgency: isUrgent(push) ? "high" : "normal",
  Topic: push.topic,
});
