import { wordsOf } from "#app/locales/dictionary.ts";
import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";
import type { Permission } from "#db/permissions.ts";
import type { Language } from "#db/vocabulary.ts";

/** A page of the settings in the reader's words. */
export type SettingsPage = Pick<SettingsEntry, "to" | "icon" | "group"> & { label: string; what: string };

type Reader = { language: Language; may: readonly Permission[] };

/** The settings a reader may open, in their order, each in the words its own room brings. For loaders only. */
export function settingsFor(settings: readonly SettingsEntry[], { language, may }: Reader): SettingsPage[] {
  const words = wordsOf(
    language,
    settings.flatMap(({ label, what }) => [label, what]),
  );
  return settings
    .filter(({ needs }) => !needs || may.includes(needs))
    .sort((one, other) => one.order - other.order)
    .map(({ to, icon, group, label, what }) => ({
      to,
      icon,
      group,
      label: words[label] ?? label,
      what: words[what] ?? what,
    }));
}
