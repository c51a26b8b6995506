export const reports = {
  "market.report.reason_missing": "Choose what is wrong with the listing.",
  "market.report.text_missing": "Say what is wrong, and how you know.",
  "market.report.good_faith_missing": "Tick this box to send your report.",
  "market.report.too_many":
    "Many reports came in a short time. Please try again in {{count}} minutes; your words are still here.",
  "market.report.too_many_one":
    "Many reports came in a short time. Please try again in {{count}} minute; your words are still here.",
  "market.report.too_many_other":
    "Many reports came in a short time. Please try again in {{count}} minutes; your words are still here.",
  "market.decision.missing": "Choose a decision.",
  "market.decision.facts_missing": "Say on which facts it is decided. Both sides read this.",
  "market.decision.rule_missing": "Say by which rule it is decided. Both sides read this.",
  "market.decision.made": "Somebody has already decided this.",
  "market.objection.text_missing": "Say why you see it differently.",
  "market.objection.late": "The six months to object are over.",
  "market.objection.made": "Your objection is already here.",
  "market.verdict.missing": "Choose whether the objection is right.",
  "market.verdict.answer_missing": "Write an answer. Whoever objected reads this.",
  "market.verdict.made": "Somebody has already answered this objection.",
  "market.seller.closed_by_removals": "Three listings were removed within 90 days.",
  "market.mail.facts": "Facts",
  "market.mail.rule": "Rule",
  "market.mail.by_hand": "A person read it and decided; nothing was decided by a machine.",
  "market.mail.object": "Read the decision and object",
  "market.mail.object_until":
    "If you see it differently, tell us within six months by the link below. It costs nothing, and a person reads it. You may also turn to a court or to an out-of-court dispute body.",
  "market.mail.receipt.subject": "Your report {{number}} has arrived",
  "market.mail.receipt.body":
    "Thank you. Your report about a listing on our market has arrived under the number {{number}}. A person will read it, and we write to you when it is decided.",
  "market.mail.decided.subject": "Your report {{number}} has been decided",
  "market.mail.decided.kept": "We looked at the listing “{{title}}” that you reported. It stays online.",
  "market.mail.decided.paused":
    "We looked at the listing “{{title}}” that you reported. It is paused until its seller has put it right.",
  "market.mail.decided.removed": "We looked at the listing “{{title}}” that you reported. It was removed.",
  "market.mail.decided.seller_closed":
    "We looked at the listing “{{title}}” that you reported. Its seller may no longer publish here.",
  "market.mail.seller.subject": "A decision about your listing “{{title}}”",
  "market.mail.seller.kept": "Your listing “{{title}}” was read and is now online.",
  "market.mail.seller.paused": "Your listing “{{title}}” is paused. Once it is put right, you can publish it again.",
  "market.mail.seller.removed": "Your listing “{{title}}” was removed from the market.",
  "market.mail.seller.seller_closed":
    "Because of your listing “{{title}}”, your organisation may no longer publish on the market. Your listings are paused; nothing of yours is lost.",
  "market.mail.seller.third":
    "It is the third listing removed within 90 days, so publishing is closed for your organisation. Your other listings are paused; nothing of yours is lost.",
  "market.mail.verdict.subject": "Your objection about “{{title}}” has been answered",
  "market.mail.verdict.upheld": "You were right about “{{title}}”: the decision no longer stands.",
  "market.mail.verdict.rejected": "We read your objection about “{{title}}” again with care. The decision stands.",
};
