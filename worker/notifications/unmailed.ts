import { sql } from "drizzle-orm";
import { eventFacts, type NotificationEvent, type NotificationSwitch } from "#db/notification-events.ts";
import type { Language } from "#db/vocabulary.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { nameOf } from "./queries.ts";
import { sentenceOf } from "./sentences.ts";

/** A notification as a mail reads it. */
export type Unmailed = {
  id: string;
  event: NotificationEvent;
  facts: string;
  link: string;
  bird: string | null;
  member: string | null;
};

/** The columns of `Unmailed`, of rows of `notifications`. */
export const unmailedColumns = (subjects: Subjects) => sql`notifications.id, notifications.event, notifications.facts,
  notifications.link, ${nameOf(subjects, "bird")} AS bird, ${nameOf(subjects, "member")} AS member`;

/** What a mail says in one line, and the page it leads to. */
export type Line = { by: NotificationSwitch; text: string; link: string };

export function lineOf({ event, facts, link, bird, member }: Unmailed, language: Language, origin: string): Line {
  const text = sentenceOf({ event, facts: JSON.parse(facts), bird, member }, language);
  return { by: eventFacts(event).switch, text, link: origin + link };
}
