import type { Language } from "#db/vocabulary.ts";

type Introduction = {
  title: string;
  /** Markdown. */
  text: string;
  bearer: string;
  refused: string;
  idempotency: string;
  version: string;
  permission: (permission: string) => string;
};

/** What the document says of the API as a whole. */
export const introduction: Record<Language, Introduction> = {
  pt: {
    title: "API da Voliera",
    text: [
      "Um programa pode fazer na Voliera o que uma pessoa faz.",
      "**Quem chama.** `Authorization: Bearer` com uma chave da API (`vol_…`, feita em Definições, Chaves da API) ou com o token de `POST /api/auth/login`. Uma chave age com a função de quem a fez, e nunca muda pessoas, contas, pagamentos, chaves ou webhooks.",
      "**Respostas.** JSON em snake_case. Uma coisa vem em `data`, uma lista em `data.items`. Dias são `2026-04-12`, instantes são ISO em UTC, dinheiro são cêntimos inteiros.",
      "**Páginas.** `page` a partir de 1 e `page_size` de 10, 20, 50 ou 100. As aves, os ovos e o histórico andam também por cursor: `after=` começa, e `next` da resposta é o `after` seguinte, até ser null. Um cursor de outra lista é recusado com 422.",
      "**Escrever duas vezes sem repetir.** Um `POST` com `Idempotency-Key` enviado outra vez dá a mesma resposta e não escreve de novo. Uma edição leva `version` (ou `If-Match`) e, se a linha entretanto mudou, é recusada com 409 e a linha como está.",
      "**Recusas.** `application/problem+json` (RFC 9457) com um `code` que não muda e, por campo, `errors`. O texto vem na língua de `Accept-Language`.",
      "**Limites.** 600 chamadas por minuto e por chave, ditas em `RateLimit`; acima disso 429 com `Retry-After`.",
    ].join("\n\n"),
    bearer: "Uma chave da API (`vol_…`) ou o token de uma sessão.",
    refused: "A chamada foi recusada; `code` diz porquê.",
    idempotency: "Enviado outra vez por quem o enviou, com a mesma chave, dá a mesma resposta e não escreve de novo.",
    version: "A `version` que foi lida, quando o corpo não a traz.",
    permission: (permission) => `Pede a permissão \`${permission}\`.`,
  },
  en: {
    title: "Voliera API",
    text: [
      "A program can do in Voliera what a person does.",
      "**Who calls.** `Authorization: Bearer` with an API key (`vol_…`, made in Settings, API keys) or with the token of `POST /api/auth/login`. A key acts with the role of whoever made it, and never changes people, accounts, payments, keys or webhooks.",
      "**Answers.** JSON in snake_case. One thing comes in `data`, a list in `data.items`. Days are `2026-04-12`, instants are ISO in UTC, money is whole cents.",
      "**Pages.** `page` from 1 and `page_size` of 10, 20, 50 or 100. Birds, eggs and the trail are walked by cursor too: `after=` begins, and `next` of an answer is the following `after`, until it is null. A cursor of another list is refused with 422.",
      "**Writing twice without doing it twice.** A `POST` with an `Idempotency-Key`, sent again, is answered the same and writes nothing more. An edit takes `version` (or `If-Match`) and, when the row has changed meanwhile, is refused with 409 and the row as it is.",
      "**Refusals.** `application/problem+json` (RFC 9457) with a `code` that never changes and `errors` by field. Its text is in the language of `Accept-Language`.",
      "**Limits.** 600 calls a minute for each key, told in `RateLimit`; beyond that 429 with `Retry-After`.",
    ].join("\n\n"),
    bearer: "An API key (`vol_…`) or the token of a session.",
    refused: "The call was refused; `code` says why.",
    idempotency: "Sent again by the same caller with the same key, it is answered the same and writes nothing more.",
    version: "The `version` that was read, where the body does not carry it.",
    permission: (permission) => `Asks for the permission \`${permission}\`.`,
  },
};

/** What each room is called, by its name. */
export const roomTitles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  accounts: { pt: "Contas e sessões", en: "Accounts and sessions" },
  factors: { pt: "Verificação em dois passos", en: "Two-step verification" },
  addresses: { pt: "Mudar de e-mail", en: "Changing the e-mail address" },
  notifications: { pt: "Notificações", en: "Notifications" },
  push: { pt: "Aparelhos", en: "Devices" },
  members: { pt: "Pessoas", en: "People" },
  keys: { pt: "Chaves da API", en: "API keys" },
  species: { pt: "Espécies", en: "Species" },
  genetics: { pt: "Genética", en: "Genetics" },
  places: { pt: "Lugares", en: "Places" },
  rings: { pt: "Cores das anilhas", en: "Ring colours" },
  birds: { pt: "Aves", en: "Birds" },
  photos: { pt: "Fotografias", en: "Photos" },
  portraits: { pt: "Fotografias de pessoas", en: "Pictures of people" },
  organization: { pt: "Organização", en: "Organisation" },
  subscriptions: { pt: "Plano e pagamento", en: "Plan and payment" },
  ringing: { pt: "Anilhas", en: "Rings" },
  record: { pt: "Pesos e documentos", en: "Weights and papers" },
  genotypes: { pt: "Genes de uma ave", en: "Genes of a bird" },
  housing: { pt: "Aves nos lugares", en: "Birds in places" },
  labels: { pt: "Etiquetas", en: "Labels" },
  health: { pt: "Saúde", en: "Health" },
  pedigrees: { pt: "Árvores e certificados", en: "Pedigrees and certificates" },
  mating: { pt: "Parentesco e pares", en: "Kinship and mates" },
  flock: { pt: "Várias aves, lixo e estados", en: "Many birds, trash and statuses" },
  pairs: { pt: "Casais", en: "Pairs" },
  incubators: { pt: "Incubadoras", en: "Incubators" },
  clutches: { pt: "Posturas, ovos e crias", en: "Clutches, eggs and chicks" },
  results: { pt: "Resultados", en: "Results" },
  contacts: { pt: "Contactos", en: "Contacts" },
  stock: { pt: "Prateleira", en: "Stock" },
  feeding: { pt: "Alimentação", en: "Feeding" },
  sales: { pt: "Vendas", en: "Sales" },
  expenses: { pt: "Despesas", en: "Expenses" },
  payments: { pt: "Pagamentos", en: "Payments" },
  finance: { pt: "Contas", en: "Accounting" },
  legal: { pt: "Registo e documentos legais", en: "Register and legal papers" },
  marketplace: { pt: "Mercado", en: "Market" },
  tasks: { pt: "Tarefas", en: "Tasks" },
  agenda: { pt: "Agenda", en: "Agenda" },
  round: { pt: "Volta", en: "Round" },
  calendar: { pt: "Calendário", en: "Calendar" },
  imports: { pt: "Importação", en: "Import" },
  exports: { pt: "Exportação", en: "Export" },
  trail: { pt: "Histórico", en: "Trail" },
  story: { pt: "Página de uma ave", en: "A bird's page" },
  search: { pt: "Procura", en: "Search" },
  assistant: { pt: "Assistente", en: "Assistant" },
  support: { pt: "Contacto", en: "Contact" },
  webhooks: { pt: "Webhooks", en: "Webhooks" },
  archive: { pt: "Arquivo", en: "Archive" },
  demo: { pt: "Demonstração", en: "Demo" },
  dashboard: { pt: "Painel", en: "Dashboard" },
  closing: { pt: "Fecho da organização", en: "Closing" },
  status: { pt: "Estado do serviço", en: "State of the service" },
};
