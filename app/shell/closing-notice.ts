import type { Translate } from "#app/locales/words.tsx";
import type { ClosingNotice, LookNotice } from "#app/web/root-data.ts";
import { allowed, allows, type Permission } from "#db/permissions.ts";
import type { Language } from "#db/vocabulary.ts";
import type { UserCard } from "#worker/accounts/tokens.ts";
import { clockIn, dayInWords } from "#worker/locales/dates.ts";

/** What whoever is signed in is offered: of an organisation that closes nothing that would be refused. For loaders only. */
export function offeredTo({ role, closes_at, is_demo, grant }: UserCard): readonly Permission[] {
  const stays = (it: Permission) => /\.(read|take|share|close)$|^account\./.test(it);
  if (grant) return ["flock.read", ...(grant.has_money ? (["money.read"] as const) : [])];
  // Of the demo everything is seen, and nothing taken along.
  if (is_demo) return allowed(role).filter((it) => /\.read$|^account\./.test(it));
  return allowed(role).filter((it) => !closes_at || stays(it));
}

/** Whose data is looked at, until when and whether sums are, and the word by which one leaves. For loaders only. */
export function lookNotice(
  { grant, organization, timezone }: UserCard,
  t: Translate,
  language: Language,
): LookNotice | undefined {
  if (!grant) return undefined;
  const until = clockIn(language, timezone).moment(grant.ends_at);
  const text = t(grant.has_money ? "access.looks.banner_money" : "access.looks.banner", { organization, until });
  return { text, leave: t("access.looks.leave") };
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
