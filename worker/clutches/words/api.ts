import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/pairs/:id/eggs": { pt: "Regista ovos de um casal", en: "Adds eggs of a pair" },
  "GET /api/pairs/:id/clutches": { pt: "As posturas de um casal", en: "The clutches of a pair" },
  "GET /api/pairs/:id/results": { pt: "O que os ovos de um casal deram", en: "What became of a pair's eggs" },
  "GET /api/clutches": { pt: "As posturas", en: "The clutches" },
  "GET /api/clutches/latest": {
    pt: "As últimas posturas, com os seus ovos",
    en: "The latest clutches, with their eggs",
  },
  "GET /api/clutches/:id": { pt: "Uma postura com os seus ovos", en: "One clutch with its eggs" },
  "PUT /api/clutches/:id": { pt: "Muda uma postura", en: "Changes a clutch" },
  "GET /api/eggs": { pt: "Os ovos, por grupos ou por cursor", en: "The eggs, by groups or by cursor" },
  "POST /api/eggs/events": {
    pt: "Regista o mesmo em vários ovos: chocar, ovoscopia, nascer",
    en: "Marks the same on several eggs: set, candled, hatched",
  },
  "POST /api/eggs/weights": { pt: "Regista o peso de ovos", en: "Adds the weights of eggs" },
  "GET /api/eggs/trays/:id": { pt: "Os ovos de um tabuleiro", en: "The eggs on a tray" },
  "POST /api/eggs/lockdown": {
    pt: "Para de virar os ovos que estão para nascer",
    en: "Stops turning the eggs that are about to hatch",
  },
  "POST /api/eggs/lockdown/undo": { pt: "Volta a virar os ovos", en: "Turns the eggs again" },
  "GET /api/eggs/to-ring": { pt: "As crias que estão por anilhar", en: "The chicks that are to be ringed" },
  "GET /api/eggs/:id": { pt: "Um ovo e o que lhe aconteceu", en: "One egg and what happened to it" },
  "PUT /api/eggs/:id": { pt: "Muda um ovo", en: "Changes an egg" },
  "DELETE /api/eggs/:id": { pt: "Apaga um ovo", en: "Deletes an egg" },
  "POST /api/eggs/:id/undo": { pt: "Desfaz o último passo de um ovo", en: "Undoes the last step of an egg" },
  "POST /api/eggs/:id/chick": {
    pt: "Regista a cria de um ovo que nasceu",
    en: "Adds the chick of an egg that hatched",
  },
  "POST /api/birds/:id/ring": { pt: "Anilha uma cria", en: "Rings a chick" },
  "POST /api/birds/bulk/wean": { pt: "Marca várias crias como desmamadas", en: "Marks several chicks as weaned" },
  "POST /api/birds/:id/wean": { pt: "Marca uma cria como desmamada", en: "Marks a chick as weaned" },
  "POST /api/birds/:id/lost": { pt: "Regista a perda de uma cria", en: "Marks a chick as lost" },
};
