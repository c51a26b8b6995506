/** The plan catalogue in words; the numbers come from worker/billing/plans.ts. */
export const plans = {
  "plans.starter.name": "Starter",
  "plans.professional.name": "Profissional",
  "plans.empresarial.name": "Empresarial",
  "plans.starter.for": "Para as suas primeiras aves.",
  "plans.professional.for": "Para quem cria a sério, sem limite de aves.",
  "plans.empresarial.for": "Para clubes e centros de criação.",
  "plans.free": "Grátis",
  "plans.on_request": "Preço sob consulta",
  "plans.a_month": "por mês",
  "plans.a_year": "por ano",
  "plans.or_a_year": "ou {{price}} por ano",
  "plans.comes_to": "equivale a {{price}} por mês: poupa {{saving}}",
  "plans.forever": "sem prazo",
  "plans.birds_one": "Até {{count}} ave",
  "plans.birds_other": "Até {{count}} aves",
  "plans.birds": "Até {{count}} aves",
  "plans.birds_unlimited": "Aves sem limite",
  "plans.birds_counted": "Aves que já não tem não contam",
  "plans.users_one": "Até {{count}} membro",
  "plans.users_other": "Até {{count}} membros",
  "plans.users": "Até {{count}} membros",
  "plans.users_unlimited": "Membros sem limite",
  "plans.sites_one": "{{count}} instalação com registos próprios",
  "plans.sites_other": "{{count}} instalações com registos próprios",
  "plans.sites": "{{count}} instalações com registos próprios",
  "plans.sites_unlimited": "Instalações sem limite, com registos",
  "plans.trial_one": "{{count}} dia grátis, sem cartão",
  "plans.trial_other": "{{count}} dias grátis, sem cartão",
  "plans.trial": "{{count}} dias grátis, sem cartão",
  "plans.after_trial": "Depois passa para o Starter, sem perder nada",
  "plans.everything": "Registo, genealogia, genética e importação",
  "plans.export": "Exportação para Excel e CSV",
  "plans.own_look": "O seu nome e cor em documentos, convites e árvores, sem a nossa marca",
  "plans.talk": "diga-nos do que precisa",
  "plans.most_popular": "Mais escolhido",
  "plans.start": "Começar",
  "plans.try": "Experimentar",
  "plans.contact": "Falar connosco",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    plans: typeof plans;
  }
}
