/** As chaves por que outros programas chamam. */
export const apikeys = {
  "audit.subject.api_key": "Chaves da API",
  "apikeys.title": "Chaves da API",
  "apikeys.what": "Para que outro programa leia ou escreva em seu nome.",
  "apikeys.lead":
    "Com uma chave, outro programa lê ou escreve em seu nome: pode o que a sua função pode hoje, nunca mexe em membros, pagamentos ou chaves, e acaba quando sair da organização.",
  "apikeys.places_one": "{{used}} de {{count}} chave do seu plano em vigor.",
  "apikeys.places_other": "{{used}} de {{count}} chaves do seu plano em vigor.",
  "apikeys.places": "{{used}} de {{count}} chaves do seu plano em vigor.",
  "apikeys.none": "Ainda não há chaves.",
  "apikeys.make.title": "Nova chave",
  "apikeys.make": "Criar chave",
  "apikeys.reads_only": "No seu plano as chaves só leem.",
  "apikeys.full_one": "O seu plano tem {{count}} chave em vigor. Revogue-a para criar outra.",
  "apikeys.full_other": "O seu plano tem {{count}} chaves em vigor. Revogue uma para criar outra.",
  "apikeys.full": "O seu plano tem {{count}} chaves em vigor. Revogue uma para criar outra.",
  "apikeys.plan": "Mudar de plano",
  "apikeys.ask": "Só um proprietário da organização muda de plano.",
  "apikeys.name": "Nome",
  "apikeys.name_hint": "Para que serve, por exemplo “Folha do clube”.",
  "apikeys.scope": "O que pode",
  "apikeys.scope.read": "Só ler",
  "apikeys.scope.write": "Ler e escrever",
  "apikeys.expires": "Acaba",
  "apikeys.expires.30": "Daqui a 30 dias",
  "apikeys.expires.90": "Daqui a 90 dias",
  "apikeys.expires.365": "Daqui a um ano",
  "apikeys.expires.never": "Nunca",
  "apikeys.state": "Estado",
  "apikeys.state.in_force": "Em vigor",
  "apikeys.state.rests": "Em descanso: o plano tem menos",
  "apikeys.state.over": "Acabou",
  "apikeys.state.revoked": "Revogada",
  "apikeys.used": "Usada",
  "apikeys.unused": "Ainda não",
  "apikeys.until": "Até",
  "apikeys.maker": "De quem",
  "apikeys.former": "Quem saiu",
  "apikeys.actions": "Ações",
  "apikeys.revoke": "Revogar",
  "apikeys.revoke_of": "Revogar “{{name}}”",
  "apikeys.revoked": "A chave está revogada: já não abre nada.",
  "apikeys.made": "A chave “{{name}}” está pronta",
  "apikeys.key": "Chave",
  "apikeys.once": "Copie-a agora e guarde-a como uma palavra-passe: não volta a ser mostrada.",
  "apikeys.example": "Assim se pergunta pelas aves, numa linha de comandos:",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    apikeys: typeof apikeys;
  }
}
