export const audit = {
  "audit.title": "Histórico de alterações",
  "audit.lead": "Quem fez o quê e quando, em toda a organização.",
  "audit.caption": "Alterações, da mais recente para a mais antiga",
  "audit.filters": "Filtrar o histórico",
  "audit.person": "Pessoa",
  "audit.anyone": "Pessoa: todas",
  "audit.kind": "O quê",
  "audit.anything": "O quê: tudo",
  "audit.from": "Desde",
  "audit.to": "Até",
  "audit.when": "Quando",
  "audit.deed": "Ação",
  "audit.changes": "Alterações",
  "audit.restored": "Reposto de um arquivo: o autor é o indicado no ficheiro",
  "audit.nobody": "Automático ou antigo utilizador",
  "audit.was": "antes",
  "audit.nothing_before": "vazio",
  "audit.export": "Exportar .csv",
  "audit.export.failed": "Não foi possível exportar o histórico. Tente de novo.",
  "audit.trails": "Partes do histórico",
  "audit.access": "Acessos",
  "audit.access.caption": "Entradas e mudanças de acesso, da mais recente para a mais antiga",
  "audit.outcome": "Resultado",
  "audit.outcome.any": "Resultado: todos",
  "audit.outcome.ok": "Feito",
  "audit.outcome.failed": "Falhou",
  "audit.network": "Rede",
  "audit.access.empty.title": "Ainda não há entradas",
  "audit.access.empty.detail":
    "As entradas, as tentativas falhadas e as mudanças de acesso aparecem aqui durante 365 dias.",
  "audit.older": "Mais antigas",
  "audit.newest": "Voltar às mais recentes",
  "audit.pages": "Páginas do histórico",
  "audit.empty.title": "Ainda não há alterações",
  "audit.empty.detail": "Tudo o que for criado, alterado ou apagado aparece aqui.",
  "audit.nothing.title": "Nada encontrado",
  "audit.nothing.detail": "Escolha outra pessoa, outro tipo ou outros dias.",
  "audit.forbidden.title": "Só para o proprietário e os gestores",
  "audit.forbidden.detail":
    "Só o proprietário e os gestores da organização podem ver o histórico. Peça-lhes ajuda se precisar.",
  "audit.back": "Voltar às aves",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    audit: typeof audit;
  }
}
