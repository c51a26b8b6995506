import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "round-offline",
  section: "breeding",
  title: { pt: "Fazer a ronda sem rede", en: "Do the round without reception" },
  synonyms: {
    pt: [
      "ronda",
      "sem internet",
      "offline",
      "sem rede",
      "telemóvel",
      "viveiro",
      "sinal",
      "gaiola a gaiola",
      "à espera",
    ],
    en: ["round", "no internet", "offline", "no signal", "phone", "bird room", "reception", "cage by cage", "waiting"],
  },
  gain: {
    pt: "Vai de gaiola em gaiola com um toque por ovo, mesmo onde o telemóvel não apanha rede. Nada se perde.",
    en: "You go from cage to cage with one tap for each egg, even where your phone has no reception. Nothing is lost.",
  },
  as: "keeper",
  steps: [
    {
      path: "/agenda",
      key: "agenda.round",
      text: {
        pt: "Ainda com rede, abra a agenda e carregue em {{button}}. O percurso inteiro vem com a página: não a feche nem a recarregue.",
        en: "While you still have reception, open the agenda and press {{button}}. The whole route comes with the page: do not close or reload it.",
      },
    },
    {
      path: "/round/:placeId",
      key: "round.deed.lay",
      text: {
        pt: "Em cada gaiola está só o que há a fazer. Um ovo novo é um toque em {{button}}.",
        en: "Each cage shows only what is due. A new egg is one tap on {{button}}.",
      },
    },
    {
      path: "/round/:placeId",
      key: "round.deed.not_yet",
      text: {
        pt: "Nada mudou? Carregue em {{button}}: fica anotado que viu.",
        en: "Nothing has changed? Press {{button}}: it is noted that you looked.",
      },
    },
    {
      text: {
        pt: "Sem rede, cada toque fica guardado no navegador e a página diz quantos estão à espera. Seguem sozinhos assim que houver rede, pela ordem em que os fez.",
        en: "Without reception each tap is kept in the browser, and the page tells you how many are waiting. They go by themselves once you are back online, in the order you made them.",
      },
    },
    {
      text: {
        pt: "Antes de arrumar o telemóvel, veja que já não há nada à espera.",
        en: "Before you put your phone away, see that nothing is waiting any more.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Diz que um registo foi recusado.", en: "It says that a record was refused." },
      cure: {
        pt: "Alguém mexeu no mesmo ovo entretanto, ou o dia não serve. Veja o último registo que aparece e registe de novo ou descarte.",
        en: "Someone changed the same egg meanwhile, or the day does not fit. Look at the last record shown, then record again or discard.",
      },
    },
    {
      when: { pt: "Pede que entre outra vez.", en: "It asks you to log in again." },
      cure: {
        pt: "A sua sessão acabou. Entre com a mesma conta e no mesmo navegador: o que está à espera segue a seguir.",
        en: "Your session has ended. Log in with the same account in the same browser: what is waiting then follows.",
      },
    },
    {
      when: { pt: "Limpei os dados do navegador.", en: "I cleared the browser's data." },
      cure: {
        pt: "O que estava à espera nesse aparelho foi junto. O que já tinha sido enviado está seguro.",
        en: "What was waiting on that device went with it. What had been sent already is safe.",
      },
    },
  ],
  next: ["clear-eggs", "labels", "ring-chicks"],
  picture: {
    path: "/round/:placeId",
    alt: {
      pt: "Uma gaiola na ronda, com um botão para cada ovo.",
      en: "A cage on the round, with a button for each egg.",
    },
  },
};
