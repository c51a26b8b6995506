import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/register": { pt: "O livro de registo: o que entrou e saiu", en: "The register: what came in and went out" },
  "GET /api/register/balances": {
    pt: "Quantas aves há de cada espécie num dia",
    en: "How many birds of each species there are on a day",
  },
  "GET /api/register/file.csv": { pt: "O livro de registo em CSV", en: "The register as CSV" },
  "GET /api/register/file.xlsx": { pt: "O livro de registo em Excel", en: "The register as Excel" },
  "GET /api/register/:id": { pt: "Uma linha do livro de registo", en: "One line of the register" },
  "POST /api/register/begin": { pt: "Começa o livro de registo", en: "Begins the register" },
  "POST /api/register/enter": { pt: "Junta ao livro o que lá faltava", en: "Enters what the register lacked" },
  "PUT /api/register/:id": { pt: "Corrige uma linha do livro", en: "Corrects a line of the register" },
  "GET /api/register/return": { pt: "A declaração anual", en: "The annual return" },
  "GET /api/register/return.xlsx": { pt: "A declaração anual em Excel", en: "The annual return as Excel" },
  "POST /api/register/return/issue": { pt: "Emite a declaração anual", en: "Issues the annual return" },
  "GET /api/rules": { pt: "O que a lei pede a cada espécie", en: "What the law asks of each species" },
  "PUT /api/rules/:id": { pt: "Muda uma regra", en: "Changes a rule" },
  "GET /api/papers": { pt: "Os documentos legais", en: "The legal papers" },
  "POST /api/papers": { pt: "Começa um documento", en: "Begins a paper" },
  "GET /api/papers/choices": { pt: "O que se pode escolher num documento", en: "What can be chosen for a paper" },
  "GET /api/papers/birds/:id": { pt: "Os documentos legais de uma ave", en: "The legal papers of a bird" },
  "GET /api/papers/:id": { pt: "Um documento", en: "One paper" },
  "GET /api/papers/:id/file": { pt: "Um documento em PDF", en: "A paper as PDF" },
  "GET /api/papers/:id/copy": {
    pt: "A cópia de um documento para outra organização",
    en: "The copy of a paper for another organisation",
  },
  "PUT /api/papers/:id": { pt: "Muda um documento por emitir", en: "Changes a paper that is not issued yet" },
  "DELETE /api/papers/:id": { pt: "Apaga um documento por emitir", en: "Deletes a paper that is not issued yet" },
  "POST /api/papers/:id/issue": { pt: "Emite um documento", en: "Issues a paper" },
  "POST /api/papers/:id/void": { pt: "Anula um documento", en: "Voids a paper" },
  "PUT /api/paper-templates/annual_return": {
    pt: "Guarda o modelo da declaração anual",
    en: "Keeps the template of the annual return",
  },
  "PUT /api/paper-templates/annual_return/columns": {
    pt: "Escolhe as colunas desse modelo",
    en: "Chooses the columns of that template",
  },
  "GET /api/paper-templates": { pt: "Os modelos de documentos", en: "The templates of papers" },
  "GET /api/paper-templates/transfer": { pt: "O modelo da cedência", en: "The template of the transfer paper" },
  "PUT /api/paper-templates/transfer": {
    pt: "Guarda o modelo da cedência",
    en: "Keeps the template of the transfer paper",
  },
  "PUT /api/paper-templates/transfer/fields": {
    pt: "Escolhe os campos desse modelo",
    en: "Chooses the fields of that template",
  },
  "GET /api/paper-templates/transfer/proof": {
    pt: "Uma prova desse modelo em PDF",
    en: "A proof of that template as PDF",
  },
  "DELETE /api/paper-templates/:kind": { pt: "Retira um modelo", en: "Removes a template" },
  "GET /api/handovers": {
    pt: "As aves entregues a outras organizações",
    en: "The birds handed over to other organisations",
  },
  "POST /api/handovers": {
    pt: "Oferece aves vendidas a quem as comprou",
    en: "Offers sold birds to whoever bought them",
  },
  "POST /api/handovers/accept": { pt: "Aceita aves", en: "Accepts birds" },
  "POST /api/handovers/refuse": { pt: "Recusa aves", en: "Declines birds" },
  "POST /api/handovers/:id/withdraw": { pt: "Retira uma oferta", en: "Withdraws an offer" },
  "GET /api/shared/handovers/:token": { pt: "O que uma oferta contém", en: "What an offer holds" },
};
