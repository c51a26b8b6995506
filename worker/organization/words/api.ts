import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/organizations/current": { pt: "Os dados da organização", en: "The papers of the organisation" },
  "PUT /api/organizations/current": {
    pt: "Muda os dados da organização",
    en: "Changes the papers of the organisation",
  },
  "GET /api/organizations/current/look": { pt: "O aspeto próprio da organização", en: "The organisation's own look" },
  "PUT /api/organizations/current/look": { pt: "Muda o aspeto próprio", en: "Changes the organisation's own look" },
  "GET /api/organizations/current/logo": { pt: "O logótipo", en: "The logo" },
  "PUT /api/organizations/current/logo": { pt: "Escolhe o logótipo", en: "Sets the logo" },
  "DELETE /api/organizations/current/logo": { pt: "Retira o logótipo", en: "Removes the logo" },
  "GET /api/registrations": {
    pt: "Os registos da organização junto das entidades",
    en: "The registrations with authorities and clubs",
  },
  "POST /api/registrations": { pt: "Junta um registo", en: "Adds a registration" },
  "GET /api/registrations/page": {
    pt: "Os registos com tudo o que a página mostra",
    en: "The registrations with all that their page shows",
  },
  "GET /api/registrations/:id": { pt: "Um registo", en: "One registration" },
  "PUT /api/registrations/:id": { pt: "Muda um registo", en: "Changes a registration" },
  "GET /api/registrations/:id/file": { pt: "O ficheiro de um registo", en: "The file of a registration" },
  "PUT /api/registrations/:id/file": { pt: "Guarda o ficheiro de um registo", en: "Keeps the file of a registration" },
  "DELETE /api/registrations/:id/file": {
    pt: "Retira o ficheiro de um registo",
    en: "Removes the file of a registration",
  },
  "DELETE /api/registrations/:id": { pt: "Apaga um registo", en: "Deletes a registration" },
};
