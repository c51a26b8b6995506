import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/webhooks": { pt: "Os webhooks da organização", en: "The webhooks of the organisation" },
  "POST /api/webhooks": {
    pt: "Cria um webhook, com o segredo mostrado esta única vez",
    en: "Makes a webhook, its secret shown this once",
  },
  "DELETE /api/webhooks/:id": { pt: "Apaga um webhook", en: "Deletes a webhook" },
  "GET /api/webhooks/:id/deliveries": {
    pt: "O que foi enviado nos últimos 30 dias",
    en: "What was sent within the last 30 days",
  },
  "POST /api/webhooks/:id/replay": { pt: "Envia outra vez", en: "Sends one again" },
  "POST /api/webhooks/:id/resume": { pt: "Volta a enviar o que estava em pausa", en: "Sends again what was paused" },
};
