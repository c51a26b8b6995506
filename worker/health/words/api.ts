import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/birds/bulk/health": {
    pt: "Regista o mesmo acontecimento de saúde em várias aves",
    en: "Adds one health event to several birds",
  },
  "GET /api/birds/:id/health": { pt: "A saúde de uma ave", en: "The health of a bird" },
  "POST /api/birds/:id/health": { pt: "Regista um acontecimento de saúde", en: "Adds a health event" },
  "PUT /api/birds/:id/health/:event": { pt: "Muda um acontecimento de saúde", en: "Changes a health event" },
  "DELETE /api/birds/:id/health/:event": { pt: "Apaga um acontecimento de saúde", en: "Deletes a health event" },
  "PUT /api/birds/:id/health/:event/files": {
    pt: "Junta um ficheiro a um acontecimento de saúde",
    en: "Adds a file to a health event",
  },
  "GET /api/birds/:id/health/:event/files/:file": {
    pt: "Um ficheiro de um acontecimento de saúde",
    en: "A file of a health event",
  },
  "DELETE /api/birds/:id/health/:event/files/:file": { pt: "Retira um ficheiro", en: "Removes a file" },
  "GET /api/health-events": { pt: "Os acontecimentos de saúde de todas as aves", en: "The health events of all birds" },
  "GET /api/health-events/choices": { pt: "O que se pode escolher nessa lista", en: "What can be chosen in that list" },
  "POST /api/health-events/:event/followed-up": {
    pt: "Marca como tratado o que havia a seguir",
    en: "Marks a follow-up as done",
  },
  "GET /api/courses": { pt: "Os tratamentos", en: "The courses of treatment" },
  "POST /api/courses": { pt: "Começa um tratamento", en: "Begins a course of treatment" },
  "PUT /api/courses/:id": { pt: "Muda um tratamento", en: "Changes a course" },
  "DELETE /api/courses/:id": { pt: "Apaga um tratamento", en: "Deletes a course" },
  "POST /api/courses/:id/stop": { pt: "Termina um tratamento mais cedo", en: "Stops a course early" },
  "DELETE /api/courses/:id/stop": { pt: "Retoma um tratamento", en: "Takes a course up again" },
  "POST /api/courses/:id/doses": { pt: "Regista uma toma", en: "Marks a dose as given" },
  "DELETE /api/courses/:id/doses/:on/:nth": { pt: "Retira uma toma", en: "Takes a dose back" },
  "GET /api/courses/:id": { pt: "Um tratamento", en: "One course" },
  "GET /api/birds/:id/health.pdf": {
    pt: "A ficha de saúde para o veterinário, em PDF",
    en: "The health sheet for the vet, as PDF",
  },
  "GET /api/health-shares": { pt: "As fichas de saúde partilhadas", en: "The health sheets that are shared" },
  "POST /api/health-shares": { pt: "Partilha uma ficha de saúde", en: "Shares a health sheet" },
  "DELETE /api/health-shares/:id": { pt: "Termina a partilha", en: "Ends the share" },
  "GET /api/shared/health/:token": { pt: "Uma ficha de saúde partilhada", en: "A shared health sheet" },
  "GET /api/shared/health/:token/logo": { pt: "O logótipo nessa ficha", en: "The logo on that sheet" },
};
