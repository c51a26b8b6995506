export const pt = {
  "addresses.same": "Este já é o seu e-mail.",
  "addresses.code.six": "Escreva os seis algarismos do código.",
  "addresses.back.gone":
    "Esta ligação já não é válida: foi usada, tem mais de 7 dias ou está incompleta. Se não consegue entrar, escreva-nos.",
  "addresses.back.taken":
    "Este endereço tem agora outra conta, por isso não pode voltar a esta. Avisámos quem gere a Voliera, que lhe escreve para este endereço.",
  "addresses.back.dismissed":
    "Já não é membro desta organização: foi removido por quem a gere. Se não percebe porquê, fale com essa pessoa; pode voltar a convidá-lo.",
  "addresses.back.reported":
    "Não conseguimos repor esta conta automaticamente: quem geria a organização quando o e-mail mudou já não faz parte dela. Avisámos quem gere a Voliera, que lhe escreve para este endereço.",
  "addresses.report.subject": "Pedido para repor um e-mail anterior",
  "addresses.report.taken": "Alguém quis repor o e-mail anterior da sua conta, mas esse endereço já tem outra conta.",
  "addresses.report.nobody":
    "Alguém quis repor o e-mail anterior da sua conta. A organização já não tem nenhum proprietário que o fosse quando o e-mail mudou, ou não se sabe quem removeu a pessoa: pode ter sido tomada.",
  "addresses.report.facts":
    "Endereço anterior: {{email}}\nOrganização: {{organization}} ({{org_id}})\nConta: {{user_id}}\nE-mail mudado em: {{changed_at}}\nRemovida em: {{removed_at}}",
};
