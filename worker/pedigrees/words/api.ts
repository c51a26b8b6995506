import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/birds/:id/lineage": {
    pt: "A família de uma ave: pais, filhos, irmãos",
    en: "The family of a bird: parents, offspring, siblings",
  },
  "GET /api/birds/:id/pedigree": { pt: "A árvore de uma ave", en: "The pedigree of a bird" },
  "GET /api/birds/:id/certificate": {
    pt: "O que está no certificado de uma ave",
    en: "What the certificate of a bird says",
  },
  "GET /api/birds/:id/certificate.svg": { pt: "O certificado em SVG", en: "The certificate as SVG" },
  "GET /api/birds/:id/certificate.pdf": { pt: "O certificado em PDF", en: "The certificate as PDF" },
  "POST /api/birds/:id/shares": { pt: "Partilha a árvore de uma ave", en: "Shares the pedigree of a bird" },
  "DELETE /api/birds/:id/shares/:share": { pt: "Termina a partilha", en: "Ends the share" },
  "PUT /api/certificate": { pt: "Escolhe o que os certificados mostram", en: "Chooses what certificates show" },
  "GET /api/shared/pedigrees/:token": { pt: "Uma árvore partilhada", en: "A shared pedigree" },
  "GET /api/shared/pedigrees/:token/logo": { pt: "O logótipo nessa árvore", en: "The logo on that pedigree" },
  "GET /api/shared/pedigrees/:token/photo": { pt: "A fotografia nessa árvore", en: "The photo on that pedigree" },
};
