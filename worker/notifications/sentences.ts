import type { NotificationEvent } from "#db/notification-events.ts";
import type { Language } from "#db/vocabulary.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { celsiusInWords, percentInWords } from "#worker/locales/measures.ts";
import { translate } from "#worker/locales/translate.ts";

type Facts = Readonly<Record<string, string | number>>;
/** What a notification says, with the names that its ids have today; null for what is gone. */
export type Sentence = { event: NotificationEvent; facts: Facts; bird: string | null; member: string | null };

/**
 * The sentence of a notification. Its key is `notifications.event.<event>`, with the fact `step` behind it where there is
 * one; `count` chooses the plural, and what is a word of a list, a day, a measure or a number of nests is said as such.
 */
export function sentenceOf({ event, facts, bird, member }: Sentence, language: Language): string {
  const { step, nests, day, role, registration, ...rest } = facts;
  const values = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, measured(name, value, language)]),
  );
  const key = `notifications.event.${event}`;
  return translate(language, step === undefined ? key : `${key}.${step}`, {
    ...values,
    ...(role !== undefined && { role: translate(language, `audit.field.role.${role}`) }),
    ...(registration !== undefined && { registration: translate(language, `audit.registration.kind.${registration}`) }),
    ...(typeof nests === "number" && { nests: translate(language, "notifications.nests", { count: nests }) }),
    ...(typeof day === "string" && { day: dayInWords(day, language) }),
    bird: plain(bird) ?? translate(language, "notifications.gone.bird"),
    member: plain(member) ?? translate(language, "notifications.gone.member"),
  });
}

/** A fact called `celsius` or `percent`, or by what it is of before that, as a measure. */
function measured(name: string, value: string | number, language: Language): string | number {
  if (typeof value !== "number") return value;
  if (/(^|_)celsius$/.test(name)) return celsiusInWords(value, language);
  return /(^|_)percent$/.test(name) ? percentInWords(value, language) : value;
}

/**
 * What a sentence may name on a screen that lies there for anybody to read; whatever else it names is a person or a price,
 * or nobody has thought of it yet.
 */
export const namedOnScreens = [
  ...["bird", "count", "nests", "number", "day", "role", "registration", "step", "faults"],
  ...["incubator", "level", "celsius", "set_celsius", "percent", "set_percent"],
];

/** The sentence of a notification for a locked screen: it names no person and no price. */
export function screenSentence({ event, facts, bird }: Sentence, language: Language): string {
  const somebody = translate(language, "notifications.somebody");
  const something = translate(language, "notifications.undisclosed");
  const hidden = (name: string) => (name === "sender" ? somebody : something);
  const shown = Object.entries(facts).map(([name, value]) => [
    name,
    namedOnScreens.includes(name) ? value : hidden(name),
  ]);
  return sentenceOf({ event, facts: Object.fromEntries(shown), bird, member: somebody }, language);
}

/** A name in one line, without what turns the reading round: rings older than that rule may hold it. */
const plain = (name: string | null) => name?.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, " ").trim() || undefined;
