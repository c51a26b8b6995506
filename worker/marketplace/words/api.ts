import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/market/listings": { pt: "Os anúncios publicados", en: "The listings that are published" },
  "GET /api/market/listings/:id": { pt: "Um anúncio publicado", en: "One published listing" },
  "GET /api/market/sellers/:slug": { pt: "Um criador no mercado", en: "One breeder on the market" },
  "GET /api/market/sellers/:slug/logo": { pt: "O logótipo de um criador", en: "The logo of a breeder" },
  "GET /api/market/photos/:key": { pt: "Uma fotografia de um anúncio", en: "A photo of a listing" },
  "GET /api/market/photos/:key/small": { pt: "A fotografia em pequeno", en: "The photo, small" },
  "GET /api/market/sitemap": {
    pt: "As páginas do mercado, para motores de busca",
    en: "The market's pages, for search engines",
  },
  "GET /api/market/sitemap/listings": {
    pt: "Os anúncios, para motores de busca",
    en: "The listings, for search engines",
  },
  "GET /api/market/sitemap/sellers": {
    pt: "Os criadores, para motores de busca",
    en: "The breeders, for search engines",
  },
  "GET /api/listings": { pt: "Os anúncios da organização", en: "The organisation's listings" },
  "POST /api/listings": { pt: "Faz um anúncio", en: "Makes a listing" },
  "GET /api/listings/form": { pt: "O que o formulário de um anúncio precisa", en: "What the form of a listing needs" },
  "GET /api/listings/:id": { pt: "Um anúncio da organização", en: "One of the organisation's listings" },
  "PUT /api/listings/:id": { pt: "Muda um anúncio", en: "Changes a listing" },
  "DELETE /api/listings/:id": { pt: "Apaga um anúncio", en: "Deletes a listing" },
  "POST /api/listings/:id/state": {
    pt: "Publica, suspende ou termina um anúncio",
    en: "Publishes, pauses or ends a listing",
  },
  "GET /api/seller": { pt: "A página da organização no mercado", en: "The organisation's page on the market" },
  "PUT /api/seller": { pt: "Muda essa página", en: "Changes that page" },
  "GET /api/market/gate": { pt: "O que o mercado pede a quem escreve", en: "What the market asks of whoever writes" },
  "GET /api/market/reports/:listing": {
    pt: "O formulário para denunciar um anúncio",
    en: "The form to report a listing",
  },
  "POST /api/market/reports": { pt: "Denuncia um anúncio", en: "Reports a listing" },
  "GET /api/market/objections/:token": {
    pt: "A decisão de que se pode reclamar",
    en: "The decision one may object to",
  },
  "POST /api/market/objections": { pt: "Reclama de uma decisão", en: "Objects to a decision" },
  "GET /api/market/about": { pt: "Quem responde pelo mercado", en: "Who answers for the market" },
  "GET /api/enquiries/waiting": { pt: "Quem espera por uma ave", en: "Who waits for a bird" },
  "DELETE /api/enquiries/waiting/:id": {
    pt: "Retira alguém da lista de espera",
    en: "Takes someone off the waiting list",
  },
  "GET /api/enquiries": { pt: "Os pedidos recebidos", en: "The enquiries that came in" },
  "GET /api/enquiries/:id": { pt: "Um pedido e a sua conversa", en: "One enquiry and its conversation" },
  "POST /api/enquiries/:id/messages": { pt: "Responde a um pedido", en: "Answers an enquiry" },
  "POST /api/enquiries/:id/state": { pt: "Encerra ou reabre um pedido", en: "Closes or reopens an enquiry" },
  "POST /api/enquiries/:id/report": { pt: "Denuncia um pedido", en: "Reports an enquiry" },
  "POST /api/enquiries/:id/reserve": {
    pt: "Reserva a ave para quem a pediu",
    en: "Reserves the bird for whoever asked",
  },
  "POST /api/enquiries/:id/release": { pt: "Deixa de reservar a ave", en: "Releases the bird" },
  "POST /api/enquiries/:id/contact": { pt: "Guarda quem pediu como contacto", en: "Keeps whoever asked as a contact" },
  "POST /api/market/enquiries": { pt: "Pergunta por uma ave", en: "Asks for a bird" },
  "POST /api/market/enquiries/confirm": {
    pt: "Confirma o e-mail de um pedido",
    en: "Confirms the e-mail address of an enquiry",
  },
  "GET /api/market/enquiries/:token": {
    pt: "A conversa, vista por quem perguntou",
    en: "The conversation, as whoever asked sees it",
  },
  "POST /api/market/enquiries/:token/messages": { pt: "Escreve na conversa", en: "Writes in the conversation" },
  "POST /api/market/waiting": { pt: "Inscreve-se na lista de espera", en: "Joins the waiting list" },
  "POST /api/market/waiting/confirm": {
    pt: "Confirma o e-mail da lista de espera",
    en: "Confirms the e-mail address of the waiting list",
  },
  "GET /api/market/waiting/:token": { pt: "Por que ave se espera", en: "Which bird one waits for" },
  "GET /api/market/waiting/leave/:token": { pt: "De que lista de espera se sai", en: "Which waiting list one leaves" },
  "POST /api/market/waiting/leave/:token": { pt: "Sai da lista de espera", en: "Leaves the waiting list" },
};
