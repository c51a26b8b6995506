export const reports = {
  "marketplace.report.reason_missing": "Choose what is wrong with the listing.",
  "marketplace.report.text_missing": "Say what is wrong, and how you know.",
  "marketplace.report.good_faith_missing": "Tick this box to send your report.",
  "marketplace.report.too_many":
    "Many reports came in a short time. Please try again in {{count}} minutes; your words are still here.",
  "marketplace.report.too_many_one":
    "Many reports came in a short time. Please try again in {{count}} minute; your words are still here.",
  "marketplace.report.too_many_other":
    "Many reports came in a short time. Please try again in {{count}} minutes; your words are still here.",
  "marketplace.decision.missing": "Choose a decision.",
  "marketplace.decision.facts_missing": "Say on which facts it is decided. Both sides read this.",
  "marketplace.decision.rule_missing": "Say by which rule it is decided. Both sides read this.",
  "marketplace.decision.made": "This has already been decided.",
  "marketplace.objection.text_missing": "Say why you see it differently.",
  "marketplace.objection.late": "The six months to object are over.",
  "marketplace.objection.made": "Your objection is already here.",
  "marketplace.verdict.missing": "Choose whether the objection is right.",
  "marketplace.verdict.answer_missing": "Write an answer. Whoever objected reads this.",
  "marketplace.verdict.made": "This objection has already been answered.",
  "marketplace.seller.closed_by_removals": "Three listings were removed within 90 days.",
  "marketplace.mail.facts": "Facts",
  "marketplace.mail.rule": "Rule",
  "marketplace.mail.by_hand": "A person read it and decided; nothing was decided by a machine.",
  "marketplace.mail.object": "Read the decision and object",
  "marketplace.mail.object_until":
    "If you see it differently, tell us within six months by the link below. It costs nothing, and a person reads it. You may also turn to a court or to an out-of-court dispute body.",
  "marketplace.mail.receipt.subject": "Your report {{number}} has arrived",
  "marketplace.mail.receipt.body":
    "Thank you. Your report about a listing on our market has arrived under the number {{number}}. A person will read it, and we write to you when it is decided.",
  "marketplace.mail.decided.subject": "Your report {{number}} has been decided",
  "marketplace.mail.decided.kept": "We looked at the listing “{{title}}” that you reported. It stays online.",
  "marketplace.mail.decided.paused":
    "We looked at the listing “{{title}}” that you reported. It is paused until its seller has corrected it.",
  "marketplace.mail.decided.removed": "We looked at the listing “{{title}}” that you reported. It was removed.",
  "marketplace.mail.decided.seller_closed":
    "We looked at the listing “{{title}}” that you reported. Its seller may no longer publish here.",
  "marketplace.mail.seller.subject": "A decision about your listing “{{title}}”",
  "marketplace.mail.seller.kept": "Your listing “{{title}}” was read and is now online.",
  "marketplace.mail.seller.paused":
    "Your listing “{{title}}” is paused. Correct it and publish it again: a person reads it before it is shown.",
  "marketplace.mail.seller.removed": "Your listing “{{title}}” was removed from the market.",
  "marketplace.mail.seller.seller_closed":
    "Because of your listing “{{title}}”, your organisation may no longer publish on the market. Your listings are paused; nothing of yours is lost.",
  "marketplace.mail.seller.third":
    "It is the third listing removed within 90 days, so publishing is closed for your organisation. Your other listings are paused; nothing of yours is lost.",
  "marketplace.mail.verdict.subject": "Your objection about “{{title}}” has been answered",
  "marketplace.mail.verdict.upheld": "You were right about “{{title}}”: the decision no longer stands.",
  "marketplace.mail.verdict.rejected": "We read your objection about “{{title}}” again with care. The decision stands.",
};
