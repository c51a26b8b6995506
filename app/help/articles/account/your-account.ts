import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "your-account",
  section: "account",
  title: { pt: "A sua conta: e-mail, palavra-passe e sessões", en: "Your account: email, password and sessions" },
  synonyms: {
    pt: [
      "perfil",
      "mudar e-mail",
      "mudar palavra-passe",
      "esqueci-me da palavra-passe",
      "idioma",
      "terminar sessão",
      "aparelho perdido",
    ],
    en: ["profile", "change email", "change password", "forgot password", "language", "log out", "lost device"],
  },
  gain: {
    pt: "Muda o que é seu, vê onde tem sessão iniciada e termina as que não reconhece.",
    en: "You change what is yours, see where you are logged in and end what you do not recognise.",
  },
  as: "viewer",
  steps: [
    {
      path: "/profile",
      key: "profile.password.save",
      text: {
        pt: "No perfil escreva a palavra-passe atual e a nova e carregue em {{button}}.",
        en: "In your profile, type your current password and the new one and press {{button}}.",
      },
    },
    {
      path: "/profile",
      key: "profile.email.change",
      text: {
        pt: "Para usar outro endereço escolha {{button}}. O código vai para o novo; o antigo recebe um aviso com que pode voltar atrás durante 7 dias.",
        en: "To use another address choose {{button}}. The code goes to the new one; the old one gets a message with which you can go back for 7 days.",
      },
    },
    {
      path: "/profile",
      key: "profile.language.save",
      text: {
        pt: "Escolha o idioma e carregue em {{button}}. Vale para as páginas e para os e-mails que recebe.",
        en: "Choose your language and press {{button}}. It counts for pages and for the emails you get.",
      },
    },
    {
      path: "/profile",
      key: "profile.sessions.title",
      text: {
        pt: "Em {{button}} está cada aparelho. Perdeu um telemóvel? Termine lá a sessão dele.",
        en: "{{button}} lists each device. You lost a phone? End its session there.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Esqueci-me da palavra-passe.", en: "I forgot my password." },
      cure: {
        pt: "Na página de entrada peça uma nova: enviamos uma ligação por e-mail.",
        en: "On the login page ask for a new one: we send you a link by email.",
      },
    },
    {
      when: { pt: "Não recebi o código.", en: "The code did not arrive." },
      cure: {
        pt: "Veja no correio não desejado e confirme o endereço. O código vale 10 minutos e serve uma vez; pode pedir outro.",
        en: "Look in the junk mail and check the address. The code is valid for 10 minutes and for one use; you can ask for another.",
      },
    },
    {
      when: {
        pt: "Recebi um aviso de que o meu e-mail mudou, e não fui eu.",
        en: "I got a message that my email changed, and it was not me.",
      },
      cure: {
        pt: "Abra já a ligação dessa mensagem: o e-mail antigo volta, todas as sessões terminam e escolhe uma palavra-passe nova.",
        en: "Open the link in that message at once: the old email comes back, all sessions end and you choose a new password.",
      },
    },
  ],
  next: ["second-factor", "who-may-do-what", "notifications", "ask-for-help"],
  picture: {
    path: "/profile",
    alt: { pt: "O perfil, com o nome, o e-mail e o idioma.", en: "The profile, with name, email and language." },
  },
};
