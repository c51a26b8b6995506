import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "calendar-feed",
  section: "account",
  title: { pt: "A agenda no calendário do telemóvel", en: "The agenda in your phone's calendar" },
  synonyms: {
    pt: ["calendário", "google calendar", "outlook", "iphone", "ical", "ics", "sincronizar", "agenda no telemóvel"],
    en: ["calendar", "google calendar", "outlook", "iphone", "ical", "ics", "sync", "agenda on phone"],
  },
  gain: {
    pt: "Ovoscopias, eclosões, anilhas e tarefas aparecem ao lado das suas outras coisas, no calendário que já usa.",
    en: "Candling, hatches, rings and tasks appear beside everything else, in the calendar you already use.",
  },
  as: "keeper",
  steps: [
    {
      path: "/settings/calendar",
      key: "calendar.make",
      text: {
        pt: "Carregue em {{button}}. É só seu e só deixa ler.",
        en: "Press {{button}}. It is yours alone and can only be read.",
      },
    },
    {
      text: {
        pt: "No iPhone ou no Mac, abra-o logo a partir da página. No Google Calendar e no Outlook, cole-o onde se junta um calendário por endereço; a página diz onde.",
        en: "On an iPhone or Mac, open it straight from the page. In Google Calendar and Outlook, paste it where a calendar is added by address; the page says where.",
      },
    },
    {
      path: "/agenda",
      key: "tasks.new",
      text: {
        pt: "Na agenda, {{button}} acrescenta as suas próprias tarefas, uma vez ou de tantos em tantos dias.",
        en: "In the agenda, {{button}} adds tasks of your own, once or every so many days.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "O calendário está atrasado.", en: "The calendar is behind." },
      cure: {
        pt: "É o próprio calendário que decide quando volta a ler: de hora a hora ou uma vez por dia. Para o que é de hoje, abra a agenda.",
        en: "The calendar itself decides when to read again: every hour or once a day. For what is due today, open the agenda.",
      },
    },
    {
      when: { pt: "Dei o endereço a alguém por engano.", en: "I gave the address away by mistake." },
      cure: {
        pt: "Crie outro: o anterior deixa de abrir.",
        en: "Make another: the one before no longer opens.",
      },
    },
  ],
  next: ["notifications", "round-offline", "api-key", "agenda-and-reminders"],
  picture: {
    path: "/agenda",
    alt: {
      pt: "A agenda, com o que há a fazer hoje e nos dias seguintes.",
      en: "The agenda, with what is due today and on the days after.",
    },
  },
};
