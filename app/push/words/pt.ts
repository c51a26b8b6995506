export const push = {
  "push.title": "No telemóvel ou no computador",
  "push.lead":
    "O que pede a sua atenção pode também aparecer no ecrã quando a Voliera não está aberta: ovos para ovoscopia, uma ave que perde peso, documentos que vão caducar. Nunca aparecem nomes de pessoas nem preços.",
  "push.before":
    "O navegador vai perguntar se a Voliera pode mostrar notificações: escolha «Permitir». Nas suas horas de silêncio nada toca, e pode desligar quando quiser.",
  "push.name": "Nome deste aparelho",
  "push.turn_on": "Ligar neste aparelho",
  "push.not_allowed": "O navegador não recebeu autorização para mostrar notificações, por isso nada foi ligado.",
  "push.failed": "O serviço do navegador não respondeu. Veja se tem rede e tente de novo.",
  "push.cannot.denied":
    "Este navegador não deixa a Voliera mostrar notificações. Abra as definições do site, ao lado do endereço, permita as notificações e carregue de novo esta página.",
  "push.cannot.home_screen":
    "Num iPhone ou iPad, junte primeiro a Voliera ao ecrã principal: toque em «Partilhar» e depois em «Adicionar ao ecrã principal». Abra a Voliera a partir daí e volte a esta página.",
  "push.cannot.unable":
    "Este navegador não consegue mostrar notificações com a página fechada. Use uma versão recente do Chrome, do Edge, do Firefox ou do Safari, fora de uma janela privada.",
  "push.needs_script":
    "Para ligar este aparelho, o navegador precisa de JavaScript. Os aparelhos já ligados podem ser retirados na mesma.",
  "push.full": "Já tem {{count}} aparelhos ligados: retire um para juntar este.",
  "push.list": "Aparelhos que mostram as suas notificações",
  "push.this": "este aparelho",
  "push.since": "desde {{date}}",
  "push.used": "última notificação {{date}}",
  "push.forget": "Retirar",
  "push.forget_named": "Retirar {{name}}",
  "push.added": "{{name}}: ligado. As notificações novas passam a aparecer aqui.",
  "push.not_added": "Não foi possível ligar este aparelho. {{why}}",
  "push.forgotten": "O aparelho deixou de mostrar notificações.",
  "push.device.named": "{{browser}} em {{system}}",
  "push.device.unnamed": "Aparelho",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    push: typeof push;
  }
}
