import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "incubator-alarms",
  section: "incubators",
  title: { pt: "Alarmes da incubadora", en: "Incubator alarms" },
  synonyms: {
    pt: [
      "alarme",
      "aviso",
      "temperatura alta",
      "temperatura baixa",
      "humidade",
      "sensor",
      "sem leituras",
      "falta de luz",
    ],
    en: ["alarm", "warning", "too hot", "too cold", "humidity", "sensor", "no readings", "power cut"],
  },
  gain: {
    pt: "É avisado quando a temperatura ou a humidade saem da margem, ou quando o sensor se cala.",
    en: "You are told when temperature or humidity leave their band, or when the sensor falls silent.",
  },
  as: "manager",
  steps: [
    {
      path: "/incubators?edit=new",
      key: "incubators.field.temperature_c",
      text: {
        pt: "Na ficha da incubadora escreva a {{button}} e a humidade. Sem esses valores não há avisos.",
        en: "In the incubator's record, enter the {{button}} and the humidity. Without them there are no warnings.",
      },
    },
    {
      path: "/incubators?edit=new",
      key: "incubators.form.bands",
      text: {
        pt: "As {{button}} vêm preenchidas com valores da prática. Alargue-as se a sua máquina oscila mais.",
        en: "The {{button}} come filled in with rules of thumb. Widen them if your machine swings more.",
      },
    },
    {
      path: "/settings/notifications",
      key: "preferences.save",
      text: {
        pt: "Escolha como quer ser avisado e carregue em {{button}}. Pode ser na hora, por e-mail ou no telemóvel.",
        en: "Choose how you want to be told and press {{button}}. It can be right away, by email or on your phone.",
      },
    },
    {
      path: "/incubators/:incubatorId/readings",
      key: "readings.alarms",
      text: {
        pt: "Em {{button}}, por baixo do gráfico, está cada um com o início, o fim e a pior leitura. Marque que já o viu, para os outros saberem.",
        en: "Under {{button}}, below the chart, each one stands with its beginning, its end and its worst reading. Mark it as seen, so that others know.",
      },
    },
    {
      path: "/incubators/:incubatorId",
      key: "incubators.cut.add",
      text: {
        pt: "Foi a luz que faltou? {{button}} deixa a explicação junto dos ovos, e os resultados mostram o que lhes aconteceu.",
        en: "Was it the power? {{button}} keeps the explanation with the eggs, and the results show what became of them.",
      },
    },
  ],
  faults: [
    {
      when: {
        pt: "O alarme toca e o termómetro da máquina está certo.",
        en: "The alarm sounds and the machine's thermometer is right.",
      },
      cure: {
        pt: "Um dos dois aparelhos engana-se. Teste-os com gelo ou com sal antes de mexer na máquina.",
        en: "One of the two instruments is wrong. Test them with ice or salt before you touch the machine.",
      },
    },
    {
      when: { pt: "Não recebi nada no telemóvel.", en: "Nothing came on my phone." },
      cure: {
        pt: "O aparelho tem de estar ligado nas preferências, e fora das horas de silêncio. Sem leituras também não há alarme de temperatura: veja se o sensor está a enviar.",
        en: "The device must be turned on in the preferences, and outside your quiet hours. Without readings there is no temperature alarm either: see whether the sensor sends.",
      },
    },
  ],
  next: ["incubator-readings", "test-instruments", "eggs-in-incubator", "notifications"],
  picture: {
    path: "/incubators/:incubatorId/readings",
    alt: {
      pt: "O gráfico da temperatura, com a margem dos avisos.",
      en: "The temperature chart, with the band of the warnings.",
    },
  },
};
