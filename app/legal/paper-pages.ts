import type { WordKey } from "#app/locales/dictionary.ts";
import type { Permission } from "#db/permissions.ts";

type PaperPage = { to: string; label: WordKey; needs?: Permission };

/**
 * The pages of papers below the first, in the order of their tabs; the menu has one line for all of them. All of them need
 * `papers.issue` as the first does.
 */
export const paperPages: readonly PaperPage[] = [
  { to: "/legal-forms/register", label: "book.title" },
  {
    to: "/legal-forms/register?show=balances",
    label: "book.balances.caption",
  },
  { to: "/legal-forms/return", label: "annual.title" },
  { to: "/legal-forms/handovers", label: "handover.title" },
  { to: "/legal-forms/rules", label: "rules.title" },
  { to: "/legal-forms/templates", label: "templates.title", needs: "settings.write" },
];
