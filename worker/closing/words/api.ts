import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/closing": { pt: "Se a organização vai fechar, e quando", en: "Whether the organisation closes, and when" },
  "POST /api/closing": { pt: "Fecha a organização dentro de 30 dias", en: "Closes the organisation in 30 days" },
  "DELETE /api/closing": { pt: "Fica, afinal", en: "Stays after all" },
};
