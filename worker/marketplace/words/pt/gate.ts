export const gate = {
  "audit.subject.seller": "Página de vendedor",
  "audit.subject.listing": "Anúncio",
  "audit.subject.enquiry": "Pedido",
  "notifications.event.enquiry.new": "{{name}} pergunta por “{{title}}”",
  "notifications.event.enquiry.answered": "{{name}} respondeu sobre “{{title}}”",
  "notifications.event.reservation.lapsed": "A reserva de “{{title}}” acabou: o anúncio está de novo à vista",
  "notifications.event.listing.expiring": "O anúncio “{{title}}” acaba a {{day}}",
  "notifications.event.listing.paused": "O anúncio “{{title}}” está em pausa",
};
