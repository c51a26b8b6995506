export const story = {
  "story.sex_unknown": "Sexo desconhecido",
  "story.add_photo": "Juntar fotografia",

  "story.facts": "Dados",
  "story.weight.none": "por pesar",
  "story.weight.add": "Pesar",
  "story.weight.since": "{{grown}} desde {{day}}",
  "story.young.none": "nenhuma",

  "story.family": "Família",
  "story.family.parents": "Pais",
  "story.family.foster": "Pais adotivos",
  "story.family.mates": "Parceiros",
  "story.family.siblings": "Irmãos",
  "story.family.young": "Crias",
  "story.family.half": "meio-irmão",
  "story.family.together_one": "{{count}} cria",
  "story.family.together_other": "{{count}} crias",
  "story.family.with_one": "de {{count}} parceiro",
  "story.family.with_other": "de {{count}} parceiros",
  "story.family.all": "Ver as {{count}}",
  "story.family.young_of": "Crias de {{ring}}",
  "story.family.no_father": "Pai desconhecido",
  "story.family.no_mother": "Mãe desconhecida",
  "story.family.name_father": "Indicar o pai",
  "story.family.name_mother": "Indicar a mãe",

  "story.happened": "O que aconteceu",
  "story.happened.all": "Todo o histórico",
  "story.happened.born": "Nasceu",
  "story.happened.acquired": "Chegou ao plantel",
  "story.happened.registered": "Registada",
  "story.happened.moved": "Mudou para {{place}}",
  "story.happened.from": "de {{place}}",
  "story.happened.left": "Saiu de {{place}}",
  "story.happened.left_place": "Ficou sem local",
  "story.happened.weighed": "Pesou {{grams}}",
  "story.happened.photos_one": "{{count}} fotografia",
  "story.happened.photos_other": "{{count}} fotografias",
  "story.happened.young_one": "Nasceu {{count}} cria",
  "story.happened.young_other": "Nasceram {{count}} crias",
  "story.happened.status": "Estado: {{status}}",
  "story.happened.no_status": "Ficou sem estado",
  "story.happened.was": "antes: {{status}}",
  "story.happened.edited": "Alterado: {{fields}}",
  "story.happened.by": "por {{person}}",
  "story.happened.trashed": "Foi para o lixo",
  "story.happened.restored": "Voltou do lixo",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    story: typeof story;
  }
}
