export const profile = {
  "profile.what": "O seu nome, o idioma, a palavra-passe e onde tem a sessão aberta.",
  "profile.title": "Perfil",
  "profile.name.title": "O seu nome",
  "profile.name.first": "Nome",
  "profile.name.last": "Apelido",
  "profile.name.save": "Guardar nome",
  "profile.name.saved": "Nome guardado.",
  "profile.email": "E-mail",
  "profile.email.change": "Mudar de e-mail",
  "profile.organization": "Organização",
  "profile.language.title": "Idioma",
  "profile.language.hint": "Usado nas páginas e nas mensagens que lhe enviamos.",
  "profile.language.label": "Idioma",
  "profile.language.save": "Guardar idioma",
  "profile.language.saved": "Idioma guardado.",
  "profile.password.title": "Palavra-passe",
  "profile.password.lead": "Ao alterá-la, a sessão termina nos outros aparelhos.",
  "profile.password.current": "Palavra-passe atual",
  "profile.password.new": "Nova palavra-passe",
  "profile.password.hint": "Pelo menos 8 caracteres.",
  "profile.password.save": "Alterar palavra-passe",
  "profile.password.saved": "Palavra-passe alterada. A sessão terminou nos outros aparelhos.",
  "profile.factor.title": "Segundo fator",
  "profile.factor.lead": "Um código do telemóvel, além da palavra-passe.",
  "profile.factor.link": "Ver o segundo fator",
  "profile.sessions.title": "Onde tem sessão iniciada",
  "profile.sessions.lead": "Se não reconhecer alguma, termine-a e mude a palavra-passe.",
  "profile.sessions.this": "este aparelho",
  "profile.sessions.unknown": "Aparelho desconhecido",
  "profile.sessions.device": "{{browser}} em {{system}}",
  "profile.sessions.since": "desde {{date}}",
  "profile.sessions.end": "Terminar",
  "profile.sessions.end_named": "Terminar a sessão em {{device}}",
  "profile.sessions.ended": "Sessão terminada.",
  "profile.leave.title": "Sair da organização",
  "profile.leave.lead":
    "O seu nome e o seu e-mail são apagados já e a sua sessão acaba em todos os dispositivos. O que fez em {{organization}} continua no histórico, como «Antigo membro». Não se pode desfazer.",
  "profile.leave.submit": "Sair de vez",
  "profile.leave.done": "Saiu da organização. O seu nome e o seu e-mail foram apagados.",
  "profile.sessions.log_out": "Terminar esta sessão",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    profile: typeof profile;
  }
}
