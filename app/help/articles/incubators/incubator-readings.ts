import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "incubator-readings",
  section: "incubators",
  title: { pt: "Ler o ficheiro do registador", en: "Read a logger's file" },
  synonyms: {
    pt: [
      "leituras",
      "registador",
      "termómetro",
      "csv",
      "sensor",
      "gráfico",
      "importar leituras",
      "temperatura",
      "humidade",
    ],
    en: [
      "readings",
      "data logger",
      "thermometer",
      "csv",
      "sensor",
      "chart",
      "import readings",
      "temperature",
      "humidity",
    ],
  },
  gain: {
    pt: "As leituras da incubadora ficam num gráfico, escritas à mão, de um ficheiro ou por um sensor.",
    en: "The incubator's readings become a chart, typed by hand, from a file or by a sensor.",
  },
  as: "keeper",
  steps: [
    {
      path: "/incubators/:incubatorId/readings",
      key: "readings.form.save",
      text: {
        pt: "Uma leitura à mão: abra as leituras da incubadora, escreva a temperatura e a humidade e carregue em {{button}}.",
        en: "A reading by hand: open the incubator's readings, type temperature and humidity and press {{button}}.",
      },
    },
    {
      path: "/incubators/:incubatorId/readings",
      key: "readings.import",
      text: {
        pt: "Muitas de uma vez: escolha {{button}}. Serve CSV, Excel ou OpenDocument, com uma linha por leitura.",
        en: "Many at once: choose {{button}}. CSV, Excel or OpenDocument will do, with one reading a row.",
      },
    },
    {
      path: "/incubators/:incubatorId/readings?import",
      key: "readings.file.show",
      text: {
        pt: "Carregue em {{button}}. Diz quantas leituras encontrou e de quando; se uma coluna foi mal lida, indique o que ela contém.",
        en: "Press {{button}}. It says how many readings it found and of when; if a column was misread, say what it holds.",
      },
    },
    {
      text: {
        pt: "Guarde. A incubadora lembra-se das colunas para o próximo ficheiro igual, e repetir o mesmo ficheiro não duplica nada.",
        en: "Save. The incubator remembers the columns for the next file like it, and sending the same file twice doubles nothing.",
      },
    },
    {
      text: {
        pt: "Com um sensor ligado à rede, um gestor cria-lhe uma chave na página da incubadora. Se passar meia hora sem enviar nada, avisamos.",
        en: "With a sensor on the network, a manager makes a key for it on the incubator's page. If it sends nothing for half an hour, we tell you.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Algumas linhas ficam de fora.", en: "Some rows are left out." },
      cure: {
        pt: "A página diz quais e porquê: sem hora que se perceba, valores impossíveis ou leituras com mais de 90 dias.",
        en: "The page says which and why: no time that can be read, impossible values or readings older than 90 days.",
      },
    },
    {
      when: { pt: "As horas estão trocadas.", en: "The hours are off." },
      cure: {
        pt: "São lidas no fuso da organização. Confira o relógio do registador e a ordem das datas antes de guardar.",
        en: "They are read in the organisation's time zone. Check the logger's clock and the order of dates before you save.",
      },
    },
  ],
  next: ["incubator-alarms", "test-instruments", "eggs-in-incubator"],
  picture: {
    path: "/incubators/:incubatorId/readings",
    alt: { pt: "As leituras de uma incubadora, em gráfico.", en: "The readings of an incubator, as a chart." },
  },
};
