export const pt = {
  "members.role.unknown": "Escolha uma das funções da lista.",
  "members.rank": "Só um proprietário pode tornar alguém proprietário ou mudar um proprietário.",
  "members.full":
    "O seu plano tem lugar para {{count}} membros, contando os convites em aberto. Anule um convite, desative um membro ou mude de plano.",
  "members.factor.none": "Esta pessoa não usa a verificação em dois passos.",
  "members.invitation.member": "Esta pessoa já faz parte da organização.",
  "members.invitation.open": "Este endereço já tem um convite em aberto. Envie-o outra vez ou anule-o.",
  "members.invitation.hour": "Demasiados convites na última hora. Tente outra vez daqui a {{count}} min.",
  "members.invitation.day": "Este endereço já recebeu vários convites hoje. Tente outra vez amanhã.",
  "members.join.gone":
    "Este convite já não é válido: foi usado, anulado ou passou do prazo. Peça outro a quem o convidou.",
  "members.join.taken":
    "Este endereço tem entretanto outra conta, e um endereço pertence a uma só organização. Saia dela primeiro, ou peça um convite para outro endereço.",

  "audit.subject.member": "Membro",
  "audit.subject.invitation": "Convite",
  "audit.deed.member.created": "Entrou como",
  "audit.deed.member.deleted": "Removeu",
  "audit.deed.member.deleted_self": "Deixou de ser",
  "audit.deed.invitation.created": "Enviou",
  "audit.deed.invitation.changed": "Enviou outra vez",
  "audit.deed.invitation.deleted": "Anulou",
  "audit.invitation.expires_on": "Válido até",
  "audit.field.role": "Função",
  "audit.member.is_active": "Ativo",
  "audit.field.role.owner": "Proprietário",
  "audit.field.role.manager": "Gestor",
  "audit.field.role.keeper": "Tratador",
  "audit.field.role.viewer": "Leitor",
};
