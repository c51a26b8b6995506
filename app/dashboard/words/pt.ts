export const dashboard = {
  "dashboard.title": "Início",
  "dashboard.greeting": "Olá, {{name}}",
  "dashboard.total": "Aves",
  "dashboard.species_count": "Espécies",
  "dashboard.usage": "{{used}} de {{limit}} aves",
  "dashboard.unlimited": "Aves sem limite",
  "dashboard.trial_one": "Experiência: falta {{count}} dia",
  "dashboard.trial_other": "Experiência: faltam {{count}} dias",
  "dashboard.trial": "Experiência: faltam {{count}} dias",
  "dashboard.full":
    "O seu plano está cheio. As aves registadas continuam à vista; para acrescentar mais, fale connosco.",
  "dashboard.talk": "Falar connosco",
  "dashboard.by_species": "Por espécie",
  "dashboard.by_status": "Por estado",
  "dashboard.no_status": "Sem estado",
  "dashboard.all_birds": "Ver todas",
  "dashboard.last_added": "Últimas registadas",
  "dashboard.add_bird": "Nova ave",
  "dashboard.quick_add.ring": "Número da anilha",
  "dashboard.import": "Importar",
  "dashboard.catalogue": "Escolher do catálogo",
  "dashboard.add_species": "Nova espécie",
  "dashboard.first.title": "Os primeiros passos",
  "dashboard.first.lead": "Três passos e o seu viveiro fica em ordem.",
  "dashboard.first.done": "feito",
  "dashboard.first.next": "a seguir",
  "dashboard.first.species.title": "Acrescente uma espécie",
  "dashboard.first.species.text": "Escolha-a do catálogo ou escreva a sua.",
  "dashboard.first.birds.title": "Traga as suas aves",
  "dashboard.first.birds.text": "Importe a folha de Excel, ou registe a primeira à mão.",
  "dashboard.first.pedigree.title": "Veja uma árvore genealógica",
  "dashboard.first.pedigree.text": "Abra uma ave, indique o pai e a mãe, e a árvore desenha-se.",
  "dashboard.first.pedigree.open": "Abrir a árvore",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    dashboard: typeof dashboard;
  }
}
