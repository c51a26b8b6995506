import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/trash": { pt: "As aves no lixo", en: "The birds in the trash" },
  "POST /api/birds/trash/restore": { pt: "Repõe aves do lixo", en: "Brings birds back from the trash" },
  "POST /api/birds/trash/erase": { pt: "Apaga aves do lixo para sempre", en: "Deletes birds in the trash for good" },
  "POST /api/birds/bulk": { pt: "Muda várias aves de uma vez", en: "Changes several birds at once" },
  "POST /api/birds/bulk/undo": { pt: "Desfaz o que se mudou em várias aves", en: "Undoes a change of several birds" },
  "GET /api/birds/ailing": { pt: "As aves doentes ou em quarentena", en: "The birds that are ill or in quarantine" },
  "POST /api/birds/:id/status": { pt: "Muda o estado de uma ave", en: "Changes the status of a bird" },
  "POST /api/birds/:id/undo": { pt: "Desfaz a última mudança de estado", en: "Undoes the last change of status" },
  "GET /api/statuses/settings": {
    pt: "Os estados, com tudo o que as definições mostram",
    en: "The statuses, with all that the settings show",
  },
  "PUT /api/statuses/order": { pt: "Ordena os estados", en: "Puts the statuses in order" },
  "GET /api/statuses": { pt: "Os estados que uma ave pode ter", en: "The statuses a bird may have" },
  "POST /api/statuses": { pt: "Cria um estado", en: "Adds a status" },
  "PUT /api/statuses/:id": { pt: "Muda um estado", en: "Changes a status" },
  "DELETE /api/statuses/:id": { pt: "Apaga um estado que nenhuma ave tem", en: "Deletes a status that no bird has" },
  "GET /api/bird-species/:id/profile": { pt: "Uma espécie com as suas aves", en: "One species with its birds" },
};
