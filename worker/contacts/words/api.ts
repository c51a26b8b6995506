import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/contacts": { pt: "Os contactos", en: "The contacts" },
  "POST /api/contacts": { pt: "Junta um contacto", en: "Adds a contact" },
  "GET /api/contacts/choices": { pt: "Os contactos, para escolher um", en: "The contacts, to choose one" },
  "GET /api/contacts/proposals": {
    pt: "Os nomes escritos nas aves que podem ser contactos",
    en: "Names written on birds that may be contacts",
  },
  "POST /api/contacts/proposals": { pt: "Faz contactos desses nomes", en: "Makes contacts of those names" },
  "GET /api/contacts/birds/:id": { pt: "Os contactos de uma ave", en: "The contacts of a bird" },
  "PUT /api/contacts/birds/:id": { pt: "Liga uma ave a contactos", en: "Links a bird to contacts" },
  "GET /api/contacts/:id": { pt: "Um contacto", en: "One contact" },
  "PUT /api/contacts/:id": { pt: "Muda um contacto", en: "Changes a contact" },
  "DELETE /api/contacts/:id": { pt: "Apaga um contacto", en: "Deletes a contact" },
  "POST /api/contacts/:id/merge": { pt: "Junta dois contactos num só", en: "Makes one contact of two" },
  "POST /api/contacts/:id/part": { pt: "Separa contactos que foram juntos", en: "Parts contacts that were merged" },
};
