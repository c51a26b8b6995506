import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds": { pt: "As aves, por páginas ou por cursor", en: "The birds, by pages or by cursor" },
  "POST /api/birds": { pt: "Regista uma ave", en: "Adds a bird" },
  "GET /api/birds/page": {
    pt: "A lista de aves com tudo o que a página mostra",
    en: "The list of birds with all that its page shows",
  },
  "GET /api/birds/choices": {
    pt: "Tudo o que se pode escolher numa lista de aves",
    en: "All that can be chosen in a list of birds",
  },
  "GET /api/birds/new-form": {
    pt: "O que o formulário de uma nova ave precisa",
    en: "What the form of a new bird needs",
  },
  "GET /api/birds/picker": { pt: "Procura aves para escolher uma", en: "Finds birds to choose one" },
  "GET /api/birds/picker/places": { pt: "Procura lugares para escolher um", en: "Finds places to choose one" },
  "GET /api/birds/:id": { pt: "Uma ave", en: "One bird" },
  "PUT /api/birds/:id": { pt: "Muda uma ave", en: "Changes a bird" },
  "DELETE /api/birds/:id": { pt: "Põe uma ave no lixo", en: "Moves a bird to the trash" },
  "POST /api/birds/:id/restore": { pt: "Repõe uma ave que estava no lixo", en: "Brings a bird back from the trash" },
  "GET /api/birds/:id/species": {
    pt: "O que muda se a ave for de outra espécie",
    en: "What changes if the bird is of another species",
  },
  "PUT /api/birds/:id/species": { pt: "Corrige a espécie de uma ave", en: "Corrects the species of a bird" },
  "GET /api/birds/:id/form": { pt: "O que o formulário de uma ave precisa", en: "What the form of a bird needs" },
};
