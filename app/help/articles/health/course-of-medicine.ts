import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "course-of-medicine",
  section: "health",
  title: { pt: "Registar um tratamento", en: "Record a course of medicine" },
  synonyms: {
    pt: [
      "medicamento",
      "antibiótico",
      "tomas",
      "dose",
      "receita",
      "veterinário",
      "tratar",
      "intervalo de segurança",
      "desparasitar",
    ],
    en: ["medicine", "antibiotic", "doses", "prescription", "vet", "treat", "treatment", "withdrawal", "worming"],
  },
  gain: {
    pt: "Cada toma é lembrada na agenda e na ronda até ao fim, e sabe quando acaba o intervalo de segurança.",
    en: "Every dose is brought up in the agenda and on the round to the last one, and you know when the withdrawal ends.",
  },
  as: "keeper",
  steps: [
    {
      path: "/health/courses/new",
      key: "courses.field.medicine",
      text: {
        pt: "Escolha a ave, ou todas as de um local, e copie da receita o {{button}}, a dose, a via e os dias. A Voliera não calcula doses: escreva o que o veterinário receitou.",
        en: "Choose the bird, or all birds of a place, and copy from the prescription the {{button}}, the dose, the route and the days. Voliera calculates no dose: enter what the vet prescribed.",
      },
    },
    {
      path: "/health/courses/new",
      key: "medicine.choose",
      text: {
        pt: "Em {{button}} pode descontar cada toma do stock.",
        en: "With {{button}} each dose can leave your stock.",
      },
    },
    {
      path: "/health/courses/new",
      key: "courses.form.save",
      text: {
        pt: "Carregue em {{button}}. As tomas passam a estar na agenda, na ronda e na página Início.",
        en: "Press {{button}}. The doses now stand in the agenda, on the round and on the Home page.",
      },
    },
    {
      path: "/health/courses/:courseId",
      key: "courses.doses",
      text: {
        pt: "Registe cada uma como dada ou não dada. Em {{button}} vê quem deu e quando, e que aves ficaram de fora.",
        en: "Record each one as given or not given. Under {{button}} you see who gave it and when, and which birds were left out.",
      },
    },
    {
      path: "/birds/:birdId/health",
      key: "courses.sheet",
      text: {
        pt: "Na saúde da ave, {{button}} junta tudo numa folha para o veterinário.",
        en: "In the bird's health, {{button}} puts it all on a sheet for the vet.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Uma toma ficou por registar.", en: "A dose was not recorded." },
      cure: {
        pt: "Aparece como por registar, e ainda a pode marcar. Se não chegou a ser dada, diga-o: não dê duas de uma vez sem falar com o veterinário.",
        en: "It is shown as missed, and you can still record it. If it was not given, say so: do not give two at once without asking the vet.",
      },
    },
    {
      when: {
        pt: "A ave piorou ou não há veterinário que receite.",
        en: "The bird got worse, or no vet has prescribed anything.",
      },
      cure: {
        pt: "Separe-a, mantenha-a quente e procure um veterinário de aves. Aqui não encontra doses: dependem da espécie, do peso e da doença.",
        en: "Separate it, keep it warm and see an avian vet. You will find no doses here: they depend on species, weight and illness.",
      },
    },
    {
      when: { pt: "O veterinário mandou parar antes.", en: "The vet said to stop earlier." },
      cure: {
        pt: "Interrompa o tratamento na página dele. O intervalo de segurança conta a partir do último dia.",
        en: "Stop the course on its page. The withdrawal counts from the last day.",
      },
    },
  ],
  next: ["quarantine", "share-with-vet", "feeding-and-stock"],
  picture: {
    path: "/health/courses/:courseId",
    alt: { pt: "Um tratamento, com as tomas dia a dia.", en: "A course of medicine, with its doses day by day." },
  },
};
