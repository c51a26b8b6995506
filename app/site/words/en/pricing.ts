import type { pricing as pt } from "../pt/pricing.ts";

export const pricing: Record<keyof typeof pt, string> = {
  "pricing.title": "Plans and prices",
  "pricing.description": "Voliera's plans: Starter for free, Professional and Enterprise, and what each includes.",
  "pricing.back": "Back to home",
  "pricing.headline": "Start for free.\nPay when the flock grows.",
  "pricing.lead":
    "Every plan includes the whole program, export included. What differs is how many birds, members, sites and listings you can have; birds sold, given away or dead do not count.",
  "pricing.billing": "Show prices",
  "pricing.billing.monthly": "Monthly",
  "pricing.billing.yearly": "Yearly",
  "pricing.saves": "save {{price}}",
  "pricing.plans": "The plans",
  "pricing.note": "Prices in euros. The trial asks for no card, and nothing is charged automatically.",
  "pricing.compare": "The plans side by side",
  "pricing.compare_lead": "What Voliera does today, plan by plan.",
  "pricing.row": "What it includes",
  "pricing.row.price": "Price",
  "pricing.row.birds": "Birds in the flock (those sold, given away or dead do not count)",
  "pricing.row.users": "Members, each with a role of their own (open invitations count)",
  "pricing.row.sites": "Sites with their own address and registrations",
  "pricing.row.listings": "Listings on the market at a time (drafts do not count)",
  "pricing.row.keys": "API keys",
  "pricing.row.webhooks": "Webhooks",
  "pricing.keys_read_one": "{{count}}, read only",
  "pricing.keys_read_other": "{{count}}, read only",
  "pricing.keys_read": "{{count}}, read only",
  "pricing.row.register": "Records by ring number, with search, filters, photos and weights",
  "pricing.row.places": "Places, moves and labels with a QR code",
  "pricing.row.trash": "Deleted birds kept for 30 days",
  "pricing.row.trail": "Activity log of who changed what",
  "pricing.row.pedigree": "Pedigree of up to six generations each way, with an A4 sheet and a link to share",
  "pricing.row.inbreeding": "Inbreeding coefficient of every bird, with the ancestors that explain it",
  "pricing.row.pairing": "Pairing checks, ranked mates, the pairing matrix and flock diversity",
  "pricing.row.season":
    "Pairs, clutches and eggs, from laying to the weaned chick, with an agenda and results by pair, bird, species and season",
  "pricing.row.colours": "Colour genetics: calculator, mutations and likely genotype",
  "pricing.row.trade": "Sales, expenses, payments and what each chick costs",
  "pricing.row.shelf": "Feed, medicines and rings, with what is left and for how many days",
  "pricing.row.papers":
    "Register of birds in and out, numbered declarations, and birds handed over to another breeder with their ancestors",
  "pricing.row.import": "Import of .xlsx, .xls, .ods and .csv, which can be undone for 24 hours",
  "pricing.row.export": "Export to .xlsx and .csv, and an archive of everything as .zip",
  "pricing.row.species": "Species catalogue with incubation times and sources",
  "pricing.row.own_look": "Own look: name and colour on papers, invitations and shared trees",
  "pricing.row.languages": "Languages",
  "pricing.row.trial": "Trial",
  "pricing.row.support": "Support",
  "pricing.not_included": "No",
  "pricing.included": "Included",
  "pricing.agreed": "To be agreed",
  "pricing.not_in": "Not included",
  "pricing.no_limit": "No limit",
  "pricing.both_languages": "Portuguese and English",
  "pricing.trial_days_one": "{{count}} day, no card",
  "pricing.trial_days_other": "{{count}} days, no card",
  "pricing.trial_days": "{{count}} days, no card",
  "pricing.no_trial": "Not needed: it is free",
  "pricing.by_mail": "By email, within 24 hours",
  "pricing.why": "Why Voliera",
  "pricing.why.cloud.title": "Kept outside the bird room",
  "pricing.why.cloud.text":
    "Your records are not tied to a notebook or a computer. Log in with your email on any device and everything is there.",
  "pricing.why.mobile.title": "On the phone you already have",
  "pricing.why.mobile.text":
    "Light pages, buttons made for a thumb and nothing to install. It works even on an old phone, with poor reception and without JavaScript.",
  "pricing.why.support.title": "Support that replies",
  "pricing.why.support.text":
    "Write to us on the contact page, in Portuguese or English. We reply by email within 24 hours.",
  "pricing.why.updates.title": "Always the latest version",
  "pricing.why.updates.text":
    "Every improvement is there the next time you open the page. There is nothing to download and nothing to update.",
  "pricing.why.export.title": "Out as easily as in",
  "pricing.why.export.text":
    "Export the flock to .xlsx or .csv, and take everything else in a .zip archive, photos included. On every plan, even after the trial has ended.",
  "pricing.why.languages.title": "In Portuguese and English",
  "pricing.why.languages.text":
    "Every page exists in both languages, and the import understands the headings of both. One tap changes the language.",
  "pricing.faq": "Frequently asked questions",
  "pricing.faq.other": "Another question?",
  "pricing.faq.write": "Write to us",
  "pricing.faq.card.question": "Do I need a card to try it?",
  "pricing.faq.card.answer":
    "No. Professional starts with a {{days}}-day trial; a name, an email address and a password are enough to open the account. Starter is free for as long as you like.",
  "pricing.faq.after.question": "What happens when the trial ends?",
  "pricing.faq.after.answer":
    "The account switches to Starter and nothing is charged. Nothing is deleted: if you have more than {{birds}} birds in the flock, you can still read and export all of them; you only cannot add others while you are above the limit.",
  "pricing.faq.pay.question": "How do I pay?",
  "pricing.faq.pay.answer":
    "You pay nothing inside Voliera: no card is stored and nothing is charged automatically.\n\nTo stay on Professional after the trial, write to us on the [contact page](/contact) and we will agree with you how to pay.",
  "pricing.faq.pay.answer_card":
    "By card, by the month or by the year, on the page Plan and payments of your account. You see the amount before you pay, cancel there with two taps, and in the first 14 days after the first payment we give everything back.\n\nEnterprise is agreed on the [contact page](/contact).",
  "pricing.faq.vat.question": "Do the prices include VAT?",
  "pricing.faq.vat.answer": "Yes. The prices are in euros and contain VAT already.",
  "pricing.faq.cancel.question": "Can I stop whenever I like?",
  "pricing.faq.cancel.answer":
    "Yes. A paid plan is cancelled on the page of the plan and lasts until the end of what you paid. You can also export the flock and close the organisation in the settings: its data are deleted after 30 days, and until then you can change your mind. The trial ends by itself.",
  "pricing.faq.counted.question": "Which birds count towards the limit?",
  "pricing.faq.counted.answer":
    "Those that are yours now: present or away, such as on loan or missing, and those without a status. Birds sold, given away or dead stay on record for good and do not count, nor do birds of other breeders kept as ancestors, nor deleted ones.",
  "pricing.faq.export.question": "Can I export on every plan?",
  "pricing.faq.export.answer":
    "Yes, always. Exporting to .xlsx and .csv never depends on the plan or on the trial, and nor does the .zip archive with everything that is yours. An archive of up to 20,000 birds can come back into an empty organisation.",
  "pricing.faq.numbers.question": "Can I trust the inbreeding coefficient?",
  "pricing.faq.numbers.answer":
    "You can check it: every F shows the common ancestors, the paths and what each contributes. Father × daughter gives 25%, and so does brother × sister, and more where the family was already related. No generation is left out.\n\nWhat is not on record cannot be counted. So next to it you always see how much of the pedigree is known: where ancestors are missing, F may be higher.",
  "pricing.faq.data.question": "What do you do with my data?",
  "pricing.faq.data.answer":
    "We keep it for you and for nobody else: no advertising, no third-party statistics, no sale of data. Each organisation sees only its own.\n\nWhat is kept, where and for how long is on the [privacy](/privacy) page.",
  "pricing.end.title": "Try it with your own birds",
  "pricing.end.text": "Create an account, import the spreadsheet you already have and decide later. No card.",
  "pricing.end.start": "Create a free account",
};
