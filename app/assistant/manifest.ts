import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/ai-assistant": ["assistant"], "/settings/assistant": ["assistant"] },
  help: { "/ai-assistant": "ask-the-assistant", "/settings/assistant": "ask-the-assistant" },
  menu: [{ group: "assistant", to: "/ai-assistant", label: "ui.group.assistant", order: 10 }],
  closed: ["/ai-assistant"],
};
