import type { terms as pt } from "../pt/terms.ts";

export const terms: Record<keyof typeof pt, string> = {
  "terms.title": "Terms of service",
  "terms.description": "The rules of the service, short and clear.",
  "terms.service.title": "The service",
  "terms.service.text":
    "Voliera keeps the register of your birds, draws their pedigrees, and imports and exports spreadsheets. It is provided by whoever runs this service: [[name, address and tax number]]. By creating an account you accept these terms.",
  "terms.account.title": "Your account",
  "terms.account.text":
    "You need an email address of your own, which you confirm with a code. Keep the password to yourself; if you suspect that someone else knows it, change it in the profile, which ends all other sessions. An account that is not confirmed disappears after one day.",
  "terms.plans.title": "Plans and prices",
  "terms.plans.text":
    "Plans, limits and prices are those of the [pricing page](/pricing). Prices contain VAT.\n\nThe trial of the Professional plan lasts 30 days, asks for no card and never turns into a charge: when it ends, the limits of Starter apply. Whatever is above the limit stays yours, and you can still read and correct it; you only cannot add more. Professional is paid by the month or by the year on the page of the plan, is cancelled there whenever you like and lasts until the end of what you paid; in the first 14 days after the first payment we give everything back. Where nothing can be paid yet, and for Enterprise, [talk to us](/contact?subject=plan).",
  "terms.yours.title": "The data is yours",
  "terms.yours.text":
    "What you record remains yours. We use it only to provide the service, as the [privacy](/privacy) page explains. You may download the flock whenever you like and, when you leave, ask for everything to be erased.",
  "terms.fair.title": "Fair use",
  "terms.fair.text":
    "Do not try to enter other people's accounts, overload the service on purpose or store in it what the law forbids. Whoever does may lose access, with prior notice whenever possible.",
  "terms.market.title": "The market",
  "terms.market.text":
    "On the [market](/market) whoever advertises is the seller. Voliera shows the listings and carries the questions; it sells nothing, takes no money and is no party to the sale. Sellers answer for what they write and for keeping the law of their country; where we know that the law does not let a bird, or a price, be shown, we do not show it.\n\nAnybody may report a listing. We decide with reasons, which both sides are given, and either has six months to object. Three listings removed within 90 days close publishing. How we decide, and how often, is on [about the market](/market/about).",
  "terms.official.title": "What it does not replace",
  "terms.official.text":
    "Voliera does not replace official registers, certificates and declarations (CITES papers, for example), nor the advice of a vet. Check the data before using it before an authority.",
  "terms.care.title": "Availability and liability",
  "terms.care.text":
    "We do our best to keep the service available and never to lose what you saved, but we cannot promise that it is free of faults. Keep your original spreadsheets. We are liable as the law provides; nothing here limits the rights the law gives consumers.",
  "terms.changes.title": "Changes and end",
  "terms.changes.text":
    "If these terms change in a way that matters to you, we will publish the new text on this page 30 days before it applies; if you do not agree, you may leave before. You may leave whenever you like, without giving reasons: an owner closes the organisation in the settings, or [write to us](/contact). If we end the service, we will say so on this page with the same notice, so that you can take your data with you.",
  "terms.complaints.title": "Complaints and applicable law",
  "terms.complaints.text":
    "If something went wrong, [tell us](/contact) first: it is usually the fastest way. If you are a consumer, you may always use the Portuguese [complaints book](https://www.livroreclamacoes.pt) and turn to [[alternative dispute resolution body]].\n\nPortuguese law applies [[to be confirmed]], without taking away the protection of the law where you live.",
};
