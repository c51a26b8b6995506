import type { WordKey } from "#app/locales/words.tsx";

/** What a link to the contact page may say it is about: `/contact?subject=sales`. */
const topics: Record<string, WordKey> = {
  sales: "contact.topic.sales",
  plan: "contact.topic.plan",
  empresarial: "contact.topic.empresarial",
};

/** The subject an address asks for, as a key of words; undefined for any other word, which is nobody's to put there. */
export function topicIn(url: string): WordKey | undefined {
  const name = new URL(url).searchParams.get("subject") ?? "";
  return Object.hasOwn(topics, name) ? topics[name] : undefined;
}
