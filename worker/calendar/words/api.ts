import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/calendar": { pt: "O endereço da agenda para o calendário", en: "The address of the agenda for a calendar" },
  "POST /api/calendar": { pt: "Faz um endereço para o calendário", en: "Makes an address for a calendar" },
  "DELETE /api/calendar": { pt: "Fecha esse endereço", en: "Closes that address" },
  "GET /api/ical/:file": { pt: "A agenda, para um calendário", en: "The agenda, for a calendar" },
};
