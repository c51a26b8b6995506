import type { OnBird } from "#app/kit/parts.ts";
import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onBird: OnBird = {
  actions: [{ order: 95, label: "ui.group.assistant", icon: "list-checks", to: (id) => `/ai-assistant?bird=${id}` }],
};

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/assistant",
    label: "assistant.model",
    what: "assistant.model.entry",
    icon: "sparkles",
    group: "organization",
    order: 90,
    needs: "data.share",
  },
];
