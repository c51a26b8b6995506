import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "notifications",
  section: "account",
  title: { pt: "Escolher os avisos, e quando chegam", en: "Choose what you are told, and when" },
  synonyms: {
    pt: [
      "notificações",
      "avisos",
      "e-mails a mais",
      "telemóvel",
      "push",
      "silêncio",
      "férias",
      "resumo do dia",
      "lembretes",
    ],
    en: [
      "notifications",
      "alerts",
      "too many emails",
      "phone",
      "push",
      "quiet hours",
      "holiday",
      "daily summary",
      "reminders",
    ],
  },
  gain: {
    pt: "Recebe o que precisa, por onde quer, e o telemóvel fica calado de noite.",
    en: "You get what you need, where you want it, and your phone is silent at night.",
  },
  as: "keeper",
  steps: [
    {
      path: "/settings/notifications",
      key: "preferences.mail.digest",
      text: {
        pt: "Para cada assunto escolha se recebe, e se o e-mail vem na hora, {{button}} ou nunca.",
        en: "For each subject choose whether you get it, and whether the email comes right away, as {{button}} or never.",
      },
    },
    {
      path: "/settings/notifications",
      key: "push.title",
      text: {
        pt: "Em {{button}} ligue cada aparelho. O navegador pergunta se pode mostrar avisos: permita.",
        en: "Under {{button}} turn on each device. The browser asks whether it may show notifications: allow it.",
      },
    },
    {
      path: "/settings/notifications",
      key: "preferences.quiet_from",
      text: {
        pt: "Em {{button}} diga a hora em que o silêncio começa, e ao lado a hora em que acaba. O que chegar entretanto aparece depois.",
        en: "At {{button}} give the hour when silence begins, and beside it the hour when it ends. What arrives meanwhile is shown afterwards.",
      },
    },
    {
      path: "/settings/notifications",
      key: "preferences.save",
      text: {
        pt: "Carregue em {{button}}. Para férias há ainda uma pausa até ao dia que disser.",
        en: "Press {{button}}. For holidays there is also a pause until the day you give.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "No iPhone não aparece nada.", en: "Nothing appears on my iPhone." },
      cure: {
        pt: "Junte primeiro a Voliera ao ecrã principal, pelo menu de partilha, e abra-a a partir daí.",
        en: "First add Voliera to the home screen, from the share menu, and open it from there.",
      },
    },
    {
      when: { pt: "Os e-mails não chegam.", en: "The emails do not arrive." },
      cure: {
        pt: "Veja no correio não desejado e junte o nosso endereço aos contactos. No perfil confirme que o e-mail está certo.",
        en: "Look in the junk mail and add our address to your contacts. In your profile, check that the email is right.",
      },
    },
  ],
  next: ["calendar-feed", "incubator-alarms", "who-may-do-what"],
  picture: {
    path: "/settings/notifications",
    alt: {
      pt: "As preferências de notificações, assunto a assunto.",
      en: "The notification preferences, subject by subject.",
    },
  },
};
