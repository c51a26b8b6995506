import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "first-hour",
  section: "begin",
  title: { pt: "A primeira hora", en: "The first hour" },
  synonyms: {
    pt: ["começar", "por onde começo", "início", "primeiros passos", "configurar", "principiante", "conta nova"],
    en: ["getting started", "start", "first steps", "set up", "beginner", "new account"],
  },
  gain: {
    pt: "Em menos de uma hora tem a espécie, as aves e o primeiro casal registados, e a agenda passa a lembrar o que há a fazer.",
    en: "In less than an hour your species, birds and first pair are recorded, and the agenda starts to remind you of what is due.",
  },
  as: "keeper",
  steps: [
    {
      path: "/species/catalogue",
      key: "species.catalogue.add",
      text: {
        pt: "Marque no catálogo as espécies que cria e carregue em {{button}}. Os dias de incubação, da anilha e do desmame já vêm preenchidos, cada um com a sua fonte.",
        en: "Tick the species you breed in the catalogue and press {{button}}. The days of incubation, ringing and weaning come filled in, each with its source.",
      },
    },
    {
      path: "/places/new",
      key: "places.form.add",
      text: {
        pt: "Crie uma sala ou uma bateria com {{button}}. Lá dentro pode criar todas as gaiolas de uma vez. Se tem poucas, comece logo pelas gaiolas.",
        en: "Add a room or a bank with {{button}}. Inside it you can add all cages at once. If you have only a few, begin with the cages.",
      },
    },
    {
      path: "/birds/new",
      key: "birds.form.add_another",
      text: {
        pt: "Registe as aves. Bastam a anilha e a espécie; o resto pode vir depois. Com {{button}} passa logo à seguinte. Se as tem numa folha de cálculo, importe-a.",
        en: "Add your birds. The ring number and the species are enough; the rest can follow. {{button}} takes you straight to the next one. If you have a spreadsheet, import it.",
      },
    },
    {
      path: "/birds/pairs/new",
      key: "pairs.form.add",
      text: {
        pt: "Escolha um macho e uma fêmea, veja a avaliação e carregue em {{button}}.",
        en: "Choose a cock and a hen, see what there is to say about the pair and press {{button}}.",
      },
    },
    {
      path: "/eggs/new",
      key: "clutches.lay",
      text: {
        pt: "Quando houver um ovo, um toque em {{button}} começa a postura.",
        en: "When there is an egg, one tap on {{button}} begins the clutch.",
      },
    },
    {
      path: "/agenda",
      key: "agenda.title",
      text: {
        pt: "Abra a {{button}} todas as manhãs: ovoscopia, eclosão, anilha e desmame aparecem no dia certo.",
        en: "Open the {{button}} every morning: candling, hatching, rings and weaning appear on the right day.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A minha espécie não está no catálogo.", en: "My species is not in the catalogue." },
      cure: {
        pt: "Crie a sua em Espécies. Os dias que deixar vazios não dão aviso na agenda, e ela diz-lhe quais faltam.",
        en: "Add your own under Species. Days you leave empty give no reminder, and the agenda tells you which are missing.",
      },
    },
    {
      when: { pt: "Não sei os pais nem a data de nascimento.", en: "I do not know the parents or the birth date." },
      cure: {
        pt: "Deixe vazio ou indique só o ano. Nada disso o impede de guardar a ave.",
        en: "Leave them empty or give only the year. None of it keeps you from saving the bird.",
      },
    },
  ],
  next: ["spreadsheet-in", "unknown-parents", "make-a-pair", "who-may-do-what", "species-days", "add-a-bird"],
  picture: {
    path: "/dashboard",
    alt: {
      pt: "A página Início, com o que há a fazer hoje e os números do plantel.",
      en: "The Home page, with what is due today and the numbers of the flock.",
    },
  },
};
