/** What other rooms' pages show of hand-overs. */
export const passing = {
  "passing.paper": "Fazer documento",
  "passing.to_buyer": "Passar ao comprador",
  "passing.to_breeder": "Passar a outro criador",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    passing: typeof passing;
  }
}
