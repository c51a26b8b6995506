import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "test-instruments",
  section: "incubators",
  title: { pt: "Testar o termómetro e o higrómetro", en: "Test thermometer and hygrometer" },
  synonyms: {
    pt: [
      "calibrar",
      "teste do sal",
      "teste do gelo",
      "higrómetro",
      "termómetro",
      "erro do aparelho",
      "75 %",
      "correção",
    ],
    en: ["calibrate", "salt test", "ice test", "hygrometer", "thermometer", "offset", "75%", "accuracy"],
  },
  gain: {
    pt: "Sabe quanto os aparelhos erram, e as leituras passam a mostrar o valor certo.",
    en: "You know how far your instruments are off, and readings show the right value from then on.",
  },
  as: "manager",
  steps: [
    {
      text: {
        pt: "Humidade: feche o higrómetro num frasco com sal de cozinha molhado, sem ficar a nadar. Ao fim de 8 a 12 horas o ar lá dentro está a 75 %.",
        en: "Humidity: close the hygrometer in a jar with kitchen salt that is wet but not swimming. After 8 to 12 hours the air in it is at 75%.",
      },
    },
    {
      text: {
        pt: "Temperatura: ponha a sonda em gelo moído com água. Deve mostrar 0 °C.",
        en: "Temperature: put the probe in crushed ice and water. It should show 0 °C.",
      },
    },
    {
      path: "/incubators/:incubatorId",
      key: "incubators.test.propose",
      text: {
        pt: "Na página da incubadora escreva o que o aparelho mostrou e carregue em {{button}}.",
        en: "On the incubator's page, enter what the instrument showed and press {{button}}.",
      },
    },
    {
      path: "/incubators/:incubatorId",
      key: "incubators.offset.title",
      text: {
        pt: "Aplique o valor proposto. Em {{button}} fica desde quando conta, e pode retirá-lo.",
        en: "Apply the value it proposes. Under {{button}} you see since when it counts, and can take it back.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Não tenho tempo para esperar pelo sal.", en: "I have no time to wait for the salt." },
      cure: {
        pt: "Ponha o aparelho ao lado de um de confiança até os dois pararem de mexer e escreva o que mostra cada um.",
        en: "Put the instrument beside one you trust until both stand still, and enter what each shows.",
      },
    },
    {
      when: { pt: "A correção é muito grande.", en: "The offset is very large." },
      cure: {
        pt: "Repita o teste. Se se confirmar, veja a pilha e pense em trocar de aparelho.",
        en: "Repeat the test. If it holds, look at the battery and think of another instrument.",
      },
    },
  ],
  next: ["incubator-alarms", "incubator-readings", "eggs-in-incubator"],
  picture: {
    path: "/incubators/:incubatorId",
    alt: {
      pt: "A página de uma incubadora, com os tabuleiros e as leituras.",
      en: "The page of an incubator, with its trays and readings.",
    },
  },
};
