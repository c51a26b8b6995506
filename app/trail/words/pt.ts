export const audit = {
  "audit.title": "Histórico de alterações",
  "audit.lead": "Quem fez o quê e quando, em toda a organização.",
  "audit.caption": "Alterações, as últimas primeiro",
  "audit.filters": "Filtrar o histórico",
  "audit.person": "Pessoa",
  "audit.anyone": "Toda a gente",
  "audit.kind": "O quê",
  "audit.anything": "Tudo",
  "audit.from": "Desde",
  "audit.to": "Até",
  "audit.when": "Quando",
  "audit.deed": "Ação",
  "audit.changes": "Alterações",
  "audit.restored": "Reposto de um arquivo: o autor é quem o ficheiro diz",
  "audit.nobody": "Automático, ou alguém que já saiu",
  "audit.was": "antes",
  "audit.nothing_before": "vazio",
  "audit.export": "Exportar .csv",
  "audit.export.failed": "Não foi possível exportar o histórico. Tente de novo.",
  "audit.older": "Mais antigas",
  "audit.newest": "Voltar às últimas",
  "audit.pages": "Páginas do histórico",
  "audit.empty.title": "Ainda não há alterações",
  "audit.empty.detail": "Tudo o que alguém criar, alterar ou apagar fica aqui escrito.",
  "audit.nothing.title": "Nada corresponde",
  "audit.nothing.detail": "Escolha outra pessoa, outro tipo ou outros dias.",
  "audit.forbidden.title": "Só para quem gere a organização",
  "audit.forbidden.detail": "O histórico é visto pelo dono e pelos gestores.",
  "audit.back": "Voltar às aves",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    audit: typeof audit;
  }
}
