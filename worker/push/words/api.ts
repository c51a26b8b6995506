import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/notifications/devices": {
    pt: "Os aparelhos que recebem notificações",
    en: "The devices that receive notifications",
  },
  "POST /api/notifications/devices": {
    pt: "Regista um aparelho para receber notificações",
    en: "Registers a device for notifications",
  },
  "DELETE /api/notifications/devices/:id": { pt: "Retira um aparelho", en: "Removes a device" },
};
