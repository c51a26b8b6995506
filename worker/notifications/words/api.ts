import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/notifications": { pt: "As notificações de quem tem a sessão", en: "The notifications of who is signed in" },
  "POST /api/notifications/read": { pt: "Marca notificações como lidas", en: "Marks notifications as read" },
  "POST /api/notifications/clear": { pt: "Limpa notificações", en: "Clears notifications" },
  "POST /api/notifications/undo": { pt: "Repõe as notificações limpas", en: "Brings cleared notifications back" },
  "GET /api/notifications/choices": { pt: "De que se é avisado, e como", en: "What one is told of, and how" },
  "PUT /api/notifications/choices": {
    pt: "Escolhe de que se é avisado, e como",
    en: "Chooses what one is told of, and how",
  },
  "GET /api/unsubscribe": { pt: "A página de quem quer deixar de receber um e-mail", en: "The way to stop an e-mail" },
  "GET /api/unsubscribe/:token": { pt: "Que e-mail uma ligação deixa de enviar", en: "Which e-mail a link stops" },
  "POST /api/unsubscribe/:token": { pt: "Deixa de receber esse e-mail", en: "Stops that e-mail" },
};
