export const lists = {
  "lists.choice": "Escolher",
  "lists.chosen": "{{count}} escolhidas",
  "lists.chosen_one": "{{count}} escolhida",
  "lists.chosen_other": "{{count}} escolhidas",
  "lists.chosen_some": "Com as escolhidas",
  "lists.none_named": "Nenhum resultado para «{{q}}»",
  "lists.all": "Ver toda a lista",
  "lists.more_filters": "Mais filtros",
  "lists.density": "Altura das linhas",
  "lists.density.comfortable": "Confortável",
  "lists.density.compact": "Compacta",
  "lists.chips": "Filtros em uso",
  "lists.chips.remove": "Tirar o filtro {{filter}}",
  "lists.columns": "Colunas",
  "lists.columns.show": "Mostrar estas colunas",
  "lists.views": "Vistas guardadas",
  "lists.views.all": "Todas",
  "lists.views.save": "Guardar esta vista",
  "lists.views.name": "Nome da vista",
  "lists.views.hint":
    "Guarda os filtros, a ordem e as colunas. Se o nome já existir, essa vista é substituída por esta.",
  "lists.views.keep": "Guardar",
  "lists.views.forget": "Apagar a vista {{name}}",
  "lists.views.saved": "Vista «{{name}}» guardada.",
  "lists.views.forgotten": "Vista apagada. As aves não foram alteradas.",
  "lists.views.many": "Já tem 30 vistas guardadas. Apague uma primeiro.",
  "lists.views.invalid": "Escreva um nome com 1 a 60 carateres.",
  "lists.views.failed": "Não foi possível guardar a vista. Tente de novo.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    lists: typeof lists;
  }
}
