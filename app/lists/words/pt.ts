export const lists = {
  "lists.choice": "Escolher",
  "lists.chosen": "{{count}} escolhidas",
  "lists.chosen_one": "{{count}} escolhida",
  "lists.chosen_other": "{{count}} escolhidas",
  "lists.chosen_some": "Com as escolhidas",
  "lists.more_filters": "Mais filtros",
  "lists.columns": "Colunas",
  "lists.columns.show": "Mostrar estas colunas",
  "lists.views": "Vistas guardadas",
  "lists.views.all": "Todas",
  "lists.views.save": "Guardar esta vista",
  "lists.views.name": "Nome da vista",
  "lists.views.hint": "Guarda os filtros, a ordem e as colunas. Um nome que já existe passa a mostrar esta.",
  "lists.views.keep": "Guardar",
  "lists.views.forget": "Esquecer a vista {{name}}",
  "lists.views.saved": "Vista «{{name}}» guardada.",
  "lists.views.forgotten": "Vista esquecida. As aves continuam todas cá.",
  "lists.views.many": "Já tem 30 vistas guardadas. Esqueça uma primeiro.",
  "lists.views.invalid": "Escreva um nome de 1 a 60 letras.",
  "lists.views.failed": "Não foi possível guardar a vista. Tente de novo.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    lists: typeof lists;
  }
}
