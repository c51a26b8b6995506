/** What privacy and terms share. */
export const legal = {
  "legal.template_title": "Este texto é um modelo",
  "legal.template":
    "Descreve o que o programa faz com os dados. Quem gere este serviço tem de o rever, e de preencher o que está marcado, antes de o publicar.",
  "legal.contents": "Nesta página",
  "legal.version": "Texto de {{date}}",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    legal: typeof legal;
  }
}
