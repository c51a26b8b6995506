import { shownBy } from "./kit/parts.ts";
import type { SettingsEntry } from "./shell/menu/room-manifest.ts";

// Not in the manifests, which every browser gets: only loaders ask for these.
const found = import.meta.glob("./*/elsewhere.tsx", { eager: true, import: "onSettings", query: "?part=onSettings" });

/** Every page of the settings, as its room names it. For loaders only. */
export const settings = shownBy<readonly SettingsEntry[]>(found).flat();
