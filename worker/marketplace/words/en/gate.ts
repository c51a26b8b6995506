export const gate = {
  "audit.subject.seller": "Seller's page",
  "audit.subject.listing": "Listing",
  "audit.subject.enquiry": "Enquiry",
  "notifications.event.enquiry.new": "{{name}} asks about “{{title}}”",
  "notifications.event.enquiry.answered": "{{name}} answered about “{{title}}”",
  "notifications.event.reservation.lapsed": "The reservation of “{{title}}” is over: the listing is shown again",
  "notifications.event.listing.expiring": "The listing “{{title}}” ends on {{day}}",
  "notifications.event.listing.paused": "The listing “{{title}}” is paused",
};
