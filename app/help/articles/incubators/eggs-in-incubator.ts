import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "eggs-in-incubator",
  section: "incubators",
  title: {
    pt: "Ovos na incubadora, do primeiro dia à eclosão",
    en: "Eggs in the incubator, from the first day to the hatch",
  },
  synonyms: {
    pt: [
      "pôr ovos",
      "tabuleiro",
      "pesar ovos",
      "perda de peso",
      "última viragem",
      "parar de virar",
      "eclosão",
      "nascedouro",
      "humidade",
    ],
    en: ["set eggs", "tray", "weigh eggs", "weight loss", "lockdown", "stop turning", "hatcher", "humidity"],
  },
  gain: {
    pt: "Sabe que ovos estão em que tabuleiro, se a humidade está certa e quando parar de os virar.",
    en: "You know which eggs lie in which tray, whether the humidity is right and when to stop turning.",
  },
  as: "keeper",
  steps: [
    {
      path: "/incubators/:incubatorId",
      key: "trays.add",
      text: {
        pt: "Na página da incubadora escolha {{button}} no tabuleiro. Aparecem os ovos dos ninhos; desmarque os que lá ficam.",
        en: "On the incubator's page choose {{button}} at the tray. The eggs of the nests appear; untick those that stay.",
      },
    },
    {
      path: "/incubators/:incubatorId",
      key: "trays.weigh",
      text: {
        pt: "De dois em dois dias, escolha {{button}}. Bastam três ovos: escreva os gramas e passe ao seguinte com Enter.",
        en: "Every two days, choose {{button}}. Three eggs are enough: type the grams and go to the next with Enter.",
      },
    },
    {
      path: "/incubators/:incubatorId",
      key: "trays.advice",
      text: {
        pt: "Em {{button}} lê se deve subir, baixar ou manter a humidade. O peso manda mais do que o higrómetro.",
        en: "Under {{button}} you read whether to raise, lower or keep the humidity. Weight counts for more than the hygrometer.",
      },
    },
    {
      path: "/incubators/:incubatorId/trays/:trayId",
      key: "trays.lockdown",
      text: {
        pt: "No dia da última viragem, que a agenda lembra, carregue em {{button}} no tabuleiro, ou passe os ovos ao nascedouro.",
        en: "On the day of lockdown, which the agenda reminds you of, press {{button}} at the tray, or move the eggs to the hatcher.",
      },
    },
    {
      path: "/incubators/:incubatorId/trays/:trayId",
      key: "clutches.deed.hatched",
      text: {
        pt: "Quando nascer, toque no ovo e carregue em {{button}}. A cria fica com os pais da postura.",
        en: "When it hatches, tap the egg and press {{button}}. The chick has the parents of its clutch.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Os ovos são virados à mão.", en: "The eggs are turned by hand." },
      cure: {
        pt: "Crie uma tarefa para cada hora a que os vira. Um número ímpar de vezes por dia é o mais indicado.",
        en: "Make a task for each hour you turn them. An odd number of times a day is best.",
      },
    },
    {
      when: { pt: "O tabuleiro está cheio.", en: "The tray is full." },
      cure: {
        pt: "Pode exceder a lotação se disser o motivo. Num tabuleiro muito cheio o ar circula pior.",
        en: "You can go beyond its capacity if you give a reason. In a very full tray the air moves less.",
      },
    },
    {
      when: { pt: "Não há aviso da última viragem.", en: "There is no reminder of lockdown." },
      cure: {
        pt: "Falta à espécie quantos dias antes da eclosão se deixa de virar. Complete-a na página da espécie.",
        en: "The species lacks how many days before the hatch turning stops. Fill it in on the page of the species.",
      },
    },
  ],
  next: ["incubator-alarms", "test-instruments", "clear-eggs", "ring-chicks"],
  picture: {
    path: "/incubators/:incubatorId",
    alt: {
      pt: "Os tabuleiros de uma incubadora e os ovos de cada um.",
      en: "The trays of an incubator and the eggs in each.",
    },
  },
};
