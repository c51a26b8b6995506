export const templates = {
  "templates.title": "Impresso da autoridade",
  "templates.lead":
    "Dê uma vez o impresso vazio da autoridade: as declarações de cedência passam a sair nele. Não é aconselhamento jurídico.",
  "templates.file": "Impresso vazio, em PDF",
  "templates.file.hint":
    "Até 5 MB e 8 páginas. Se tiver campos para preencher, são reconhecidos pelo nome; se não tiver, diz-se em milímetros onde fica cada coisa.",
  "templates.failed": "O impresso não foi guardado",
  "templates.keep": "Guardar impresso",
  "templates.replace": "Dar outro impresso",
  "templates.kept": "Impresso guardado. Veja a folha de prova antes de emitir.",
  "templates.given": "{{name}}, {{count}} páginas, {{size}} kB",
  "templates.given_one": "{{name}}, {{count}} página, {{size}} kB",
  "templates.given_other": "{{name}}, {{count}} páginas, {{size}} kB",
  "templates.copies": "Com uma só página, sai duas vezes: original e duplicado.",
  "templates.proof": "Folha de prova",
  "templates.proof.hint": "O impresso com uma grelha em milímetros e o nome do que vai em cada lugar.",
  "templates.back": "Retirar impresso",
  "templates.back.question": "Retirar o impresso {{name}}?",
  "templates.back.detail":
    "As próximas declarações saem no modelo próprio. O que disse sobre campos e lugares perde-se; o que já foi emitido fica como saiu.",
  "templates.back.confirm": "Retirar impresso",
  "templates.back.done": "Impresso retirado. O que já foi emitido fica como saiu.",
  "templates.lacking": "Ainda sem lugar no impresso",
  "templates.lacking.none": "Tudo o que a declaração pede tem lugar no impresso.",
  "templates.known": "Campos reconhecidos",
  "templates.unknown": "Campos por reconhecer",
  "templates.unknown.why": "O nome destes campos não diz o que lá vai. O que não escolher fica em branco.",
  "templates.all": "Campos do impresso",
  "templates.field.of": "{{name}}, página {{page}}",
  "templates.nothing": "Nada",
  "templates.change": "Mudar",
  "templates.save": "Guardar",
  "templates.saved": "Guardado. Veja a folha de prova.",
  "templates.places": "Lugares em milímetros",
  "templates.places.why":
    "Meça a partir da margem esquerda e da margem de cima até à linha onde se escreve. O que deixar vazio não é escrito.",
  "templates.places.beside": "Escrever também fora dos campos",
  "templates.place": "Dado",
  "templates.page": "Página",
  "templates.page.all": "todas",
  "templates.x": "Da esquerda",
  "templates.y": "De cima",
  "templates.width": "Largura",
  "templates.size": "Letra",
  "templates.box": "{{data}}: {{what}}",
  "templates.step": "Da linha de uma espécie à seguinte, em mm",
  "templates.more": "Mais campos",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    templates: typeof templates;
  }
}
