import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "move-birds",
  section: "birds",
  title: { pt: "Mover aves para outra gaiola", en: "Move birds to another cage" },
  synonyms: {
    pt: ["mover", "mudar de local", "gaiola", "voadeira", "lotação", "trocar", "baterias", "criar gaiolas"],
    en: ["move", "change cage", "aviary", "capacity", "swap", "bank", "add cages"],
  },
  gain: {
    pt: "As aves passam para outro local num gesto, e fica registado onde estiveram e desde quando.",
    en: "Birds go to another place in one go, and it stays on record where they were and since when.",
  },
  as: "keeper",
  steps: [
    {
      path: "/places/:placeId/cages",
      key: "places.cages.make",
      text: {
        pt: "Ainda não tem as gaiolas? Abra a sala ou a bateria, escreva a primeira e a última, por exemplo C1 e C24, e carregue em {{button}}.",
        en: "No cages yet? Open the room or bank, type the first and the last, such as C1 and C24, and press {{button}}.",
      },
    },
    {
      path: "/move",
      key: "places.move.confirm",
      text: {
        pt: "Leia a etiqueta ou escreva as anilhas, escolha o local e carregue em {{button}}.",
        en: "Scan the label or type the rings, choose the place and press {{button}}.",
      },
    },
    {
      path: "/places/:placeId/move-in",
      key: "places.move_in.confirm",
      text: {
        pt: "Também pode começar pelo destino: na página da gaiola escolha quem entra e carregue em {{button}}.",
        en: "Or begin where they go: on the cage's page choose who comes in and press {{button}}.",
      },
    },
    {
      path: "/birds",
      key: "birds.bulk.place",
      text: {
        pt: "Muitas de uma vez: marque-as na lista do plantel e use {{button}}.",
        en: "Many at once: tick them in the list of the flock and use {{button}}.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "O local já está cheio.", en: "The place is full already." },
      cure: {
        pt: "Pode continuar: é pedido o motivo, que fica no movimento. A lotação é um aviso, não uma proibição.",
        en: "You can go on: you are asked for the reason, which stays with the move. Capacity is a warning, not a ban.",
      },
    },
    {
      when: { pt: "Mudei-as ontem e só registo hoje.", en: "I moved them yesterday and record it today." },
      cure: {
        pt: "Escolha o dia da mudança antes de confirmar.",
        en: "Choose the day of the move before you confirm.",
      },
    },
    {
      when: { pt: "Enganei-me.", en: "I made a mistake." },
      cure: {
        pt: "A mensagem que aparece a seguir deixa desfazer, para uma ave ou para todas.",
        en: "The message that follows lets you undo it, for one bird or for all.",
      },
    },
  ],
  next: ["labels", "find-a-bird", "quarantine"],
  picture: {
    path: "/places/:placeId",
    alt: { pt: "Um local com as gaiolas e as aves de cada uma.", en: "A place with its cages and the birds in each." },
  },
};
