import { asQuestion } from "#app/birds/picker/find-picks.ts";
import { type Picks, pickValue } from "#app/birds/picker/pick.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { ContactChoices } from "#worker/contacts/choices.ts";
import { translate } from "#worker/locales/translate.ts";
import { contactPick } from "./contact-pick.ts";

/** Who is called so by a part of the name; of nothing those written last. */
export async function findContacts(
  { api }: Pick<LoadContext, "api">,
  q: string,
  exactly: "1" | "" = "",
): Promise<Picks> {
  const { data } = await api.get<{ data: ContactChoices }>(
    `/api/contacts/choices?${new URLSearchParams({ q: asQuestion(q), exactly })}`,
  );
  return { picks: data.items.map(contactPick), more: data.more };
}

const noPicks: Picks = { picks: [], more: false };

/**
 * Puts the id of the contact that is meant by the box `contact_name` into `contact_id` of a form; where nobody is called so
 * there is none, and the name becomes a new contact in the write; with `isKnown` a part of the name means somebody too.
 * Answers whom to choose from where several are called so.
 */
export async function takeContact(form: FormData, context: LoadContext, { isKnown = false } = {}) {
  const name = "contact_name";
  const text = form.get(name)?.toString().trim() ?? "";
  const picked = sentPick(form, name, text);
  form.delete(`${name}-pick`);
  form.delete("contact_id");
  if (text === "" && !picked) return undefined;
  const called = picked ? noPicks : await findContacts(context, text, "1");
  const isOpen = isKnown && !picked && called.picks.length === 0;
  const found = isOpen ? await findContacts(context, text) : called;
  const [only, another] = found.picks;
  if (another) {
    const message = translate(context.language, "contacts.pick.which", { text });
    return { question: { text, words: message, ...found }, message };
  }
  const meant = picked ?? (only && { id: only.id, text: only.text });
  if (!meant) return undefined;
  form.set("contact_id", meant.id);
  form.set(name, meant.text);
  form.set(`${name}-of`, meant.text);
  form.set(`${name}-pick`, pickValue(meant));
  return undefined;
}
