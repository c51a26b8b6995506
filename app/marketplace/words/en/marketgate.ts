import type { marketgate as pt } from "../pt/marketgate.ts";

export const marketgate: Record<keyof typeof pt, string> = {
  "marketgate.title": "What the law lets you show",
  "marketgate.level.closed": "Cannot be advertised",
  "marketgate.level.own_page": "On your page only",
  "marketgate.level.contact": "Without price",
  "marketgate.level.open": "With price",
  "marketgate.means.closed": "This species cannot be advertised on the market, not even without a price.",
  "marketgate.means.own_page":
    "It shows on your seller's page only, without a price and with nothing to buy or reserve.",
  "marketgate.means.contact": "It shows on the market without a price. Whoever is interested sends you an enquiry.",
  "marketgate.means.open": "It shows on the market with its price, and whoever is interested can reserve.",
  "marketgate.source": "Source: {{source}}",
  "marketgate.doubt": "Not settled: {{doubt}}",
  "marketgate.country": "Say which country you are in",
  "marketgate.rules": "See the rules of my country",
  "marketgate.closed.title": "You cannot advertise {{species}} on the market",
  "marketgate.closed.instead":
    "You can note the sale to someone you already know, with papers and the bird's hand-over.",
  "marketgate.closed.sell": "Note a sale",

  "marketgate.missing": "What is missing to publish",
  "marketgate.missing.why": "Asked for by {{source}}",
  "marketgate.missing.age": "Say when it was born",
  "marketgate.missing.registration": "Add your registration number as a breeder",
  "marketgate.missing.brood": "Say how many young the brood had",
  "marketgate.missing.ring": "Add the ring",
  "marketgate.missing.certificate": "Add the number of the certificate",
  "marketgate.missing.latin_name": "Say the scientific name of the species",
  "marketgate.hindered.gone": "{{ring}} is no longer in the flock",
  "marketgate.hindered.sick": "{{ring}} is sick or in quarantine",
  "marketgate.hindered.treated": "{{ring}} is under treatment",
  "marketgate.hindered.listed": "{{ring}} is in another listing already",
};
