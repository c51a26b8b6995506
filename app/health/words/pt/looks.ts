export const looks = {
  "looks.any": "Saúde: todas",
  "looks.due": "Para voltar a ver",
  "looks.ending": "Quarentena a acabar",
  "looks.over": "Quarentena que já acabou",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    looks: typeof looks;
  }
}
