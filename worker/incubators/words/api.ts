import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/incubators": { pt: "As incubadoras", en: "The incubators" },
  "POST /api/incubators": { pt: "Junta uma incubadora", en: "Adds an incubator" },
  "GET /api/incubators/:id": { pt: "Uma incubadora", en: "One incubator" },
  "PUT /api/incubators/:id": { pt: "Muda uma incubadora", en: "Changes an incubator" },
  "DELETE /api/incubators/:id": { pt: "Apaga uma incubadora", en: "Deletes an incubator" },
  "POST /api/incubators/:id/offsets": { pt: "Acerta um sensor", en: "Corrects a sensor" },
  "DELETE /api/incubators/:id/offsets/:offset_id": {
    pt: "Retira o acerto de um sensor",
    en: "Takes a sensor's correction back",
  },
  "POST /api/incubators/:id/power-cuts": { pt: "Regista um corte de luz", en: "Adds a power cut" },
  "PUT /api/incubators/:id/power-cuts/:cut_id": { pt: "Muda um corte de luz", en: "Changes a power cut" },
  "DELETE /api/incubators/:id/power-cuts/:cut_id": { pt: "Apaga um corte de luz", en: "Deletes a power cut" },
  "GET /api/incubators/readings": {
    pt: "As últimas leituras de todas as incubadoras",
    en: "The latest readings of all incubators",
  },
  "GET /api/incubators/:id/readings": { pt: "As leituras de uma incubadora", en: "The readings of an incubator" },
  "POST /api/incubators/:id/readings/typed": {
    pt: "Regista uma leitura feita à mão",
    en: "Adds a reading taken by hand",
  },
  "GET /api/incubators/:id/readings/machine": {
    pt: "A incubadora, como a página das leituras a mostra",
    en: "The incubator as the page of its readings shows it",
  },
  "POST /api/incubators/:id/readings/file": { pt: "Lê um ficheiro de leituras", en: "Reads a file of readings" },
  "GET /api/incubators/:id/alarms": { pt: "Os alarmes de uma incubadora", en: "The alarms of an incubator" },
  "POST /api/incubators/:id/alarms/:alarm/seen": { pt: "Marca um alarme como visto", en: "Marks an alarm as seen" },
  "GET /api/incubators/:id/devices": { pt: "Os aparelhos que enviam leituras", en: "The devices that send readings" },
  "POST /api/incubators/:id/devices": {
    pt: "Junta um aparelho e mostra a sua chave",
    en: "Adds a device and shows its key",
  },
  "DELETE /api/incubators/:id/devices/:device": { pt: "Retira um aparelho", en: "Removes a device" },
  "POST /api/incubators/:id/readings": {
    pt: "Recebe leituras de um aparelho, com a chave dele",
    en: "Takes readings from a device, by its own key",
  },
};
