import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "second-factor",
  section: "account",
  title: {
    pt: "Ativar a verificação em dois passos, ou entrar sem telemóvel",
    en: "Turn on two-step verification, or log in without your phone",
  },
  synonyms: {
    pt: [
      "dois passos",
      "2fa",
      "telemóvel perdido",
      "código de recuperação",
      "autenticador",
      "não consigo entrar",
      "mudei de telemóvel",
    ],
    en: ["two-step", "2fa", "lost phone", "recovery code", "authenticator", "cannot log in", "new phone", "locked out"],
  },
  gain: {
    pt: "A conta fica protegida mesmo que descubram a palavra-passe, e continua a poder entrar se perder o telemóvel.",
    en: "Your account is safe even if the password leaks, and you can still log in if you lose your phone.",
  },
  as: "viewer",
  steps: [
    {
      path: "/profile/second-factor",
      key: "factors.begin",
      text: {
        pt: "No perfil carregue em {{button}} e leia o código QR com uma aplicação de autenticação.",
        en: "In your profile press {{button}} and scan the QR code with an authenticator app.",
      },
    },
    {
      text: {
        pt: "Guarde logo os códigos de recuperação: no papel, longe do telemóvel. Cada um serve uma vez e não voltam a ser mostrados.",
        en: "Save the recovery codes at once: on paper, away from your phone. Each works once and they are not shown again.",
      },
    },
    {
      text: {
        pt: "Perdeu o telemóvel? Entre com a palavra-passe e, onde se pede o código, escreva um dos códigos de recuperação.",
        en: "You lost your phone? Log in with your password and, where the code is asked for, type one of the recovery codes.",
      },
    },
    {
      path: "/profile/second-factor",
      key: "factors.title",
      text: {
        pt: "Já dentro, abra a {{button}}, desative-a e ative-a de novo no telemóvel novo. Os códigos antigos deixam de servir.",
        en: "Once inside, open {{button}}, turn it off and on again with your new phone. The old codes no longer work.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "Também perdi os códigos.", en: "I have lost the codes too." },
      cure: {
        pt: "Peça a um proprietário ou gestor da sua organização: nos membros pode desativar a verificação em dois passos da sua conta. Recebe um e-mail e as suas sessões terminam.",
        en: "Ask an owner or manager of your organisation: in members they can turn off two-step verification for you. You get an email, and your sessions end.",
      },
    },
    {
      when: { pt: "Sou o único proprietário.", en: "I am the only owner." },
      cure: {
        pt: "Escreva-nos a partir do e-mail da conta, pela página de contacto. Perguntamos primeiro o que for preciso para saber que é mesmo a pessoa.",
        en: "Write to us from the account's email, by the contact page. We first ask what we need to know that it is really you.",
      },
    },
    {
      when: { pt: "O código é recusado.", en: "The code is refused." },
      cure: {
        pt: "Veja a hora do telemóvel: tem de estar certa. O código muda a cada 30 segundos, espere pelo seguinte.",
        en: "Look at the clock of your phone: it must be right. The code changes every 30 seconds; wait for the next.",
      },
    },
  ],
  next: ["who-may-do-what", "export-and-restore", "your-account"],
  picture: {
    path: "/profile",
    alt: {
      pt: "O perfil, com a palavra-passe e a verificação em dois passos.",
      en: "The profile, with password and two-step verification.",
    },
  },
};
