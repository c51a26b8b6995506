export const gate = {
  "audit.subject.seller": "Seller's page",
  "audit.subject.listing": "Listing",
  "audit.subject.enquiry": "Enquiry",
  "notifications.event.enquiry.new": "{{sender}} asks about “{{title}}”",
  "notifications.event.enquiry.answered": "{{sender}} answered about “{{title}}”",
  "notifications.event.reservation.lapsed": "The reservation of “{{title}}” is over: the listing is shown again",
  "notifications.event.listing.expiring": "The listing “{{title}}” ends on {{day}}",
  "notifications.event.listing.paused": "The listing “{{title}}” is paused",
  "marketplace.gate.level.closed": "It may not be advertised here.",
  "marketplace.gate.level.own_page":
    "It may stand on your seller’s page only, without a price and with nothing to order.",
  "marketplace.gate.level.contact": "It may be listed without a price. Buyers write to you, and see the bird with you.",
  "marketplace.gate.level.open": "It may be listed with its price, and reserved.",
  "marketplace.gate.rule.opening": "Decided for this market on {{on}}: {{reason}}",
  "marketplace.gate.rule.annex_a": "Species of annex A are not advertised here, in any country.",
  "marketplace.gate.rule.domestic":
    "It is a domestic form. Its advert may stand online; the sale itself is made in person.",
  "marketplace.gate.rule.pack": "This is what the rules of the seller’s country let an advert of this species show.",
  "marketplace.gate.rule.pack_closed":
    "Wild and exotic birds may not be advertised on the Internet there, bred in captivity or not, with a price or without.",
  "marketplace.gate.rule.unknown_country":
    "The rules of this country are not known to us yet, so only goods are listed from there.",
  "marketplace.gate.rule.goods": "Cages, food and other goods have no such limit.",
  "marketplace.opening.hybrid": "A hybrid cannot be opened by its name. Open one of its species.",
  "marketplace.opening.region": "Only Portugal has regions. Choose Portugal, or leave the region empty.",
};
