import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/birds/import": { pt: "Importa uma tabela de aves de uma vez", en: "Imports a table of birds in one go" },
  "GET /api/birds/import/template": { pt: "A tabela por preencher", en: "The empty table to fill in" },
  "POST /api/birds/import/checks": {
    pt: "Verifica uma tabela, sem importar",
    en: "Checks a table without importing it",
  },
  "GET /api/birds/import/checks/:id": { pt: "O que a verificação encontrou", en: "What the check found" },
  "POST /api/birds/import/checks/:id/mapping": { pt: "Diz o que cada coluna é", en: "Says what each column is" },
  "POST /api/birds/import/checks/:id/corrections": {
    pt: "Corrige linhas antes de importar",
    en: "Corrects rows before importing",
  },
  "POST /api/birds/import/checks/:id/commit": { pt: "Importa o que foi verificado", en: "Imports what was checked" },
  "POST /api/birds/import/places": {
    pt: "Cria os lugares que a tabela nomeia",
    en: "Adds the places that the table names",
  },
  "POST /api/birds/import/statuses": {
    pt: "Cria os estados que a tabela nomeia",
    en: "Adds the statuses that the table names",
  },
  "POST /api/birds/import/words": {
    pt: "Guarda o que uma palavra da tabela quer dizer",
    en: "Keeps what a word of the table means",
  },
  "GET /api/birds/import/:id/progress": { pt: "Até onde vai uma importação", en: "How far an import is" },
  "GET /api/birds/import/:id/rejected": { pt: "As linhas que ficaram de fora", en: "The rows that were left out" },
  "POST /api/birds/import/:id/undo": { pt: "Desfaz uma importação", en: "Undoes an import" },
  "GET /api/birds/import/:id": { pt: "Uma importação", en: "One import" },
};
