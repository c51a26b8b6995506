/** The way into the demo. */
export const demo = {
  "demo.title": "Demonstração",
  "demo.description":
    "Percorra um viveiro com canários, diamantes-de-gould, periquitos e caturras: árvores, consanguinidade, cores e gaiolas. Sem inscrição.",
  "demo.headline": "Entre num viveiro já com aves",
  "demo.lead":
    "Quatro espécies, quatro épocas de criação, cada ave com os seus pais, a sua gaiola e o seu histórico. É a Voliera tal como a verá com as suas.",
  "demo.open": "Abrir a demonstração",
  "demo.see": "Experimente, por exemplo",
  "demo.see.pedigree": "A árvore de uma ave, com a consanguinidade",
  "demo.see.mates": "Com quem acasalar um macho ou uma fêmea, e porquê",
  "demo.see.colours": "As cores que podem sair de um casal de Goulds",
  "demo.see.places": "Quem vive em cada gaiola, e as etiquetas para imprimir",
  "demo.note":
    "Sem e-mail nem palavra-passe. Pode ver tudo; para registar as suas aves, crie a sua conta. A visita termina quando sair ou ao fim de 12 horas, e não guardamos nada sobre si.",
  "demo.signup": "Criar conta grátis",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    demo: typeof demo;
  }
}
