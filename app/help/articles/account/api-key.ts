import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "api-key",
  section: "account",
  title: { pt: "Ligar outro programa com uma chave", en: "Connect another program with a key" },
  synonyms: {
    pt: ["api", "chave", "token", "integração", "programador", "ligar programa", "webhook", "openapi", "automatizar"],
    en: ["api", "key", "token", "integration", "developer", "connect", "webhook", "openapi", "automate"],
  },
  gain: {
    pt: "Uma folha do clube, um sensor ou o seu próprio programa lê as aves, ou escreve, sem a sua palavra-passe.",
    en: "A club's spreadsheet, a sensor or your own program reads your birds, or writes, without your password.",
  },
  as: "manager",
  steps: [
    {
      path: "/settings/keys",
      key: "apikeys.name",
      text: {
        pt: "Em {{button}} escreva para que serve a chave. Assim sabe mais tarde qual pode revogar.",
        en: "At {{button}}, write what the key is for. Then you will know later which one you can revoke.",
      },
    },
    {
      path: "/settings/keys",
      key: "apikeys.make",
      text: {
        pt: "Escolha se só lê e quando acaba, e carregue em {{button}}.",
        en: "Choose whether it only reads and when it ends, and press {{button}}.",
      },
    },
    {
      text: {
        pt: "Copie-a logo e guarde-a como uma palavra-passe: não volta a ser mostrada.",
        en: "Copy it at once and keep it like a password: it is never shown again.",
      },
    },
    {
      path: "/docs/api",
      key: "apidocs.rooms",
      text: {
        pt: "Em {{button}} está o que se pode pedir, com exemplos que funcionam.",
        en: "Under {{button}} is all that can be asked for, with examples that work.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A chave só lê.", en: "The key only reads." },
      cure: {
        pt: "No plano gratuito as chaves só leem, e em qualquer plano uma chave nunca faz mais do que a sua função.",
        en: "On the free plan keys only read, and on any plan a key never does more than your role.",
      },
    },
    {
      when: { pt: "A chave foi parar onde não devia.", en: "The key ended up where it should not." },
      cure: {
        pt: "Revogue-a já: deixa de abrir no mesmo momento. Depois crie outra.",
        en: "Revoke it now: it stops opening at that moment. Then make another.",
      },
    },
    {
      when: { pt: "As respostas dizem que são pedidos a mais.", en: "The answers say there are too many requests." },
      cure: {
        pt: "Espere o tempo que a resposta indica. Peça uma vez a lista inteira em vez de ave a ave.",
        en: "Wait as long as the answer tells you. Ask once for the whole list rather than bird by bird.",
      },
    },
  ],
  next: ["export-and-restore", "incubator-readings", "who-may-do-what"],
  picture: {
    path: "/settings/keys",
    alt: { pt: "As chaves da API e o que cada uma pode.", en: "The API keys and what each may do." },
  },
};
