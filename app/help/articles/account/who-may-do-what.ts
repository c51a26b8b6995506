import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "who-may-do-what",
  section: "account",
  title: { pt: "Quem pode fazer o quê", en: "Who may do what" },
  synonyms: {
    pt: [
      "funções",
      "permissões",
      "convidar",
      "tratador",
      "gestor",
      "leitor",
      "proprietário",
      "ajudante",
      "família",
      "membros",
    ],
    en: ["roles", "permissions", "invite", "keeper", "manager", "viewer", "owner", "helper", "family", "members"],
  },
  gain: {
    pt: "Cada pessoa entra com a sua conta e faz só o que lhe cabe; o histórico diz quem fez o quê.",
    en: "Everyone has their own account and does only what is theirs to do; the activity log says who did what.",
  },
  as: "manager",
  steps: [
    {
      path: "/settings/members",
      key: "members.roles.title",
      text: {
        pt: "Nos membros abra {{button}}. O leitor só vê. O tratador regista aves, casais, ovos, saúde e stock, e não vê dinheiro. O gestor faz tudo, menos o plano e fechar. O proprietário faz tudo.",
        en: "In members open {{button}}. A viewer only looks. A keeper records birds, pairs, eggs, health and stock, and does not see money. A manager does everything but the plan and closing. An owner does everything.",
      },
    },
    {
      path: "/settings/members",
      key: "members.invite.submit",
      text: {
        pt: "Escreva o e-mail, escolha a função e carregue em {{button}}. A ligação vale 7 dias.",
        en: "Type the email, choose the role and press {{button}}. The link is valid for 7 days.",
      },
    },
    {
      path: "/settings/members",
      key: "members.role",
      text: {
        pt: "Mude a {{button}} quando quiser: tem efeito imediato. Ninguém dá mais do que a função que tem.",
        en: "Change the {{button}} whenever you like: it takes effect at once. Nobody gives more than the role they have.",
      },
    },
    {
      path: "/audit",
      key: "audit.access",
      text: {
        pt: "No histórico, {{button}} mostra quem entrou, quem foi convidado e quem mudou de função.",
        en: "In the activity log, {{button}} shows who logged in, who was invited and whose role changed.",
      },
    },
  ],
  faults: [
    {
      when: {
        pt: "Não me aparece um botão de que esta ajuda fala.",
        en: "A button this help speaks of is not there for me.",
      },
      cure: {
        pt: "A sua função não o permite. Peça-o ao proprietário ou a um gestor.",
        en: "Your role does not allow it. Ask the owner or a manager.",
      },
    },
    {
      when: { pt: "O convite não chegou.", en: "The invitation did not arrive." },
      cure: {
        pt: "Veja no correio não desejado e confirme o endereço. Nos convites em aberto pode enviá-lo outra vez.",
        en: "Look in the junk mail and check the address. Under open invitations you can send it again.",
      },
    },
    {
      when: { pt: "Alguém deixou de trabalhar comigo.", en: "Someone no longer works with me." },
      cure: {
        pt: "Desative-o: deixa de entrar e pode voltar um dia. Se o remover, o nome e o e-mail são apagados.",
        en: "Deactivate them: they can no longer log in, and may come back one day. If you remove them, name and email are erased.",
      },
    },
  ],
  next: ["second-factor", "notifications", "close-organisation"],
  picture: {
    path: "/settings/members",
    alt: {
      pt: "Os membros da organização, com a função de cada um.",
      en: "The members of the organisation, with their roles.",
    },
  },
};
