import type { OnBird, OnPair } from "#app/kit/parts.ts";

const at = (name: "bird" | "pair") => (id: string) => `/ai-assistant?${name}=${encodeURIComponent(id)}`;

export const onBird: OnBird = {
  actions: [{ order: 100, label: "ui.group.assistant", icon: "sparkles", to: at("bird") }],
};

export const onPair: OnPair = [{ order: 100, label: "ui.group.assistant", icon: "sparkles", to: at("pair") }];
