import type { SettingsEntry } from "./shell/room-manifest.ts";

// Found as rooms are, in a file of their own: only loaders ask for them, and every browser gets a manifest.
const found = import.meta.glob("./*/settings.ts", { eager: true, import: "settings" });

/** Every page of the settings, as its room names it. For loaders only. */
export const settings = Object.values(found as Record<string, readonly SettingsEntry[]>).flat();
