import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "agenda-and-reminders",
  section: "begin",
  title: { pt: "A agenda e as suas tarefas", en: "The agenda and your tasks" },
  synonyms: {
    pt: ["lembrete", "lembrar", "hoje", "calendário", "atrasado", "em atraso", "todas as semanas", "limpeza"],
    en: ["reminder", "remind", "today", "calendar", "late", "overdue", "every week", "cleaning"],
  },
  gain: {
    pt: "Sabe, cada manhã, o que há a fazer: o que a criação pede e aquilo de que se quer lembrar.",
    en: "Every morning you know what there is to do: what breeding asks for, and what you want to remember.",
  },
  as: "keeper",
  steps: [
    {
      path: "/agenda",
      key: "agenda.title",
      text: {
        pt: "Abra a {{button}}: ovoscopias, eclosões, anilhas, desmames e tratamentos aparecem no seu dia, o atrasado primeiro.",
        en: "Open the {{button}}: candling, hatching, ringing, weaning and treatments appear on their day, what is late first.",
      },
    },
    {
      path: "/agenda",
      key: "agenda.span.week",
      text: {
        pt: "Escolha {{button}} para ver a semana que vem e preparar anilhas e ninhos.",
        en: "Choose {{button}} to see the week ahead and get rings and nests ready.",
      },
    },
    {
      path: "/tasks?edit=new",
      key: "tasks.field.title",
      text: {
        pt: "Para se lembrar de outra coisa, escreva em {{button}} o que é, por exemplo limpar os bebedouros, e escolha o dia.",
        en: "To be reminded of anything else, type it under {{button}}, such as cleaning the drinkers, and choose the day.",
      },
    },
    {
      path: "/tasks?edit=new",
      key: "tasks.save",
      text: {
        pt: "Se a tarefa volta, diga de quanto em quanto tempo se repete. No fim carregue em {{button}}.",
        en: "If the task comes back, say how often it repeats. Then press {{button}}.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Falta na agenda um ninho que tem ovos.", en: "A nest with eggs is missing from the agenda." },
      cure: {
        pt: "Veja na postura se os ovos estão a chocar e se a espécie tem os dias de incubação preenchidos.",
        en: "Check on the clutch that the eggs are set, and that the species has its incubation days filled in.",
      },
    },
    {
      when: {
        pt: "Quer ver a agenda no telemóvel sem abrir a Voliera.",
        en: "You want the agenda on your phone without opening Voliera.",
      },
      cure: {
        pt: "Junte-a ao calendário do telemóvel: o artigo a seguir explica como.",
        en: "Add it to your phone's calendar: the next article tells you how.",
      },
    },
  ],
  next: ["calendar-feed", "round-offline", "notifications", "ask-the-assistant"],
  picture: {
    path: "/tasks?edit=new",
    alt: {
      pt: "O formulário de uma tarefa nova, com o dia e a repetição.",
      en: "The form of a new task, with its day and how it repeats.",
    },
  },
};
