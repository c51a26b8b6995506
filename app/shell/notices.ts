import type { Translate } from "#app/locales/words.tsx";
import type { Notice } from "#app/web/root-data.ts";
import { allows } from "#db/permissions.ts";
import type { Language } from "#db/vocabulary.ts";
import type { UserCard } from "#worker/accounts/tokens.ts";
import { clockIn, dayInWords } from "#worker/locales/dates.ts";

/**
 * What stands above every page of whoever only looks, and of an organisation that closes. In finished words, so that no
 * page carries the machinery for days on its account. For loaders only.
 */
export function noticesFor(viewer: UserCard | undefined, t: Translate, language: Language): Notice[] {
  const { grant, closes_at, organization = "", timezone = "UTC", role = "viewer" } = viewer ?? {};
  const notices: Notice[] = [];
  if (grant) {
    const until = clockIn(language, timezone).moment(grant.ends_at);
    const text = t(grant.has_money ? "access.looks.banner_money" : "access.looks.banner", { organization, until });
    notices.push({ text, to: "/logout", label: t("access.looks.leave") });
  }
  if (closes_at) {
    const text = t("ui.closing", { day: dayInWords(closes_at.slice(0, 10), language) });
    const keeps = allows(role, "organization.close") && { to: "/settings/close", label: t("ui.closing.keep") };
    notices.push({ text, ...keeps });
  }
  return notices;
}
