export const dashboard = {
  "dashboard.title": "Início",
  "dashboard.greeting": "Olá, {{name}}",
  "dashboard.total": "Aves presentes",
  "dashboard.away": "Fora",
  "dashboard.gone": "Já não são do plantel",
  "dashboard.species_count": "Espécies",
  "dashboard.usage": "{{used}} das {{limit}} aves do seu plano; as vendidas, cedidas ou mortas não contam",
  "dashboard.unlimited": "Aves sem limite",
  "dashboard.trial_one": "Período experimental: falta {{count}} dia",
  "dashboard.trial_other": "Período experimental: faltam {{count}} dias",
  "dashboard.trial": "Período experimental: faltam {{count}} dias",
  "dashboard.full":
    "O seu plano está cheio. As aves registadas continuam disponíveis, e as vendidas, cedidas ou mortas não contam; para acrescentar mais, fale connosco.",
  "dashboard.talk": "Falar connosco",
  "dashboard.by_species": "Aves presentes, por espécie",
  "dashboard.by_status": "Todas as aves, por estado",
  "dashboard.no_status": "Sem estado",
  "dashboard.all_birds": "Ver todas",
  "dashboard.last_added": "Últimas registadas",
  "dashboard.add_bird": "Nova ave",
  "dashboard.import": "Importar",
  "dashboard.catalogue": "Escolher do catálogo",
  "dashboard.add_species": "Nova espécie",
  "dashboard.first.title": "Os primeiros passos",
  "dashboard.first.lead": "Três passos e está tudo pronto.",
  "dashboard.first.done": "feito",
  "dashboard.first.next": "a seguir",
  "dashboard.first.species.title": "Acrescente uma espécie",
  "dashboard.first.species.text": "Escolha-a do catálogo ou crie a sua.",
  "dashboard.first.birds.title": "Registe as suas aves",
  "dashboard.first.birds.text": "Importe a folha de Excel ou registe a primeira ave.",
  "dashboard.first.pedigree.title": "Veja uma árvore genealógica",
  "dashboard.first.pedigree.text": "Abra uma ave e indique o pai e a mãe: a árvore aparece logo.",
  "dashboard.first.pedigree.open": "Abrir a árvore",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    dashboard: typeof dashboard;
  }
}
