/** A ajuda, para todos. */
export const helpcentre = {
  "helpcentre.title": "Ajuda",
  "helpcentre.description":
    "Como fazer cada tarefa na Voliera, passo a passo: aves, casais, ovos, anilhas, saúde, stock, papéis e conta.",
  "helpcentre.lead": "Cada tarefa explicada passo a passo, com os botões tal como se chamam na página.",
  "helpcentre.search": "Procurar na ajuda",
  "helpcentre.search.hint": "Por exemplo: ovos claros, anilha repetida, exportar.",
  "helpcentre.search.go": "Procurar",
  "helpcentre.found": "{{count}} artigos para «{{text}}»",
  "helpcentre.found_one": "{{count}} artigo para «{{text}}»",
  "helpcentre.found_other": "{{count}} artigos para «{{text}}»",
  "helpcentre.nothing": "Nenhum artigo fala de «{{text}}»",
  "helpcentre.nothing.why":
    "Experimente outra palavra, ou só uma. Também pode escrever-nos: respondemos a todas as mensagens.",
  "helpcentre.all": "Todos os artigos",
  "helpcentre.section.begin": "Primeiros passos",
  "helpcentre.section.birds": "Aves e anilhas",
  "helpcentre.section.genetics": "Genealogia e cores",
  "helpcentre.section.breeding": "Casais e ovos",
  "helpcentre.section.incubators": "Incubadoras",
  "helpcentre.section.health": "Saúde",
  "helpcentre.section.stock": "Stock e alimentação",
  "helpcentre.section.money": "Vendas e contas",
  "helpcentre.section.papers": "Papéis e registos",
  "helpcentre.section.account": "Conta e membros",
  "helpcentre.back": "Onde está",
  "helpcentre.steps": "Passo a passo",
  "helpcentre.open": "Abrir esta página",
  "helpcentre.faults": "O que pode correr mal",
  "helpcentre.next": "A seguir",
  "helpcentre.useful": "Este artigo foi útil?",
  "helpcentre.useful.yes": "Sim",
  "helpcentre.useful.no": "Não",
  "helpcentre.useful.thanks": "Obrigado. A sua resposta ajuda-nos a melhorar este artigo.",
  "helpcentre.ask": "Ainda tem dúvidas?",
  "helpcentre.ask.go": "Escreva-nos",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    helpcentre: typeof helpcentre;
  }
}
