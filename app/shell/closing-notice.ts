import type { Translate } from "#app/locales/words.tsx";
import type { ClosingNotice } from "#app/web/root-data.ts";
import { allowed, allows, type Permission } from "#db/permissions.ts";
import type { Language } from "#db/vocabulary.ts";
import type { UserCard } from "#worker/accounts/tokens.ts";
import { dayInWords } from "#worker/locales/dates.ts";

/** What whoever is signed in is offered: of an organisation that closes nothing that would be refused. For loaders only. */
export function offeredTo({ role, closes_at, is_demo }: UserCard): readonly Permission[] {
  const stays = (it: Permission) => /\.(read|take|close)$|^account\./.test(it);
  // Of the demo everything is seen, and nothing taken along.
  if (is_demo) return allowed(role).filter((it) => /\.read$|^account\./.test(it));
  return allowed(role).filter((it) => !closes_at || stays(it));
}

/** In finished words, so that no page carries the machinery for days on its account. For loaders only. */
export function closingNotice(
  { closes_at, role }: UserCard,
  t: Translate,
  language: Language,
): ClosingNotice | undefined {
  if (!closes_at) return undefined;
  const text = t("ui.closing", { day: dayInWords(closes_at.slice(0, 10), language) });
  return { text, ...(allows(role, "organization.close") && { keep: t("ui.closing.keep") }) };
}
