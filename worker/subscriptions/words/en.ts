export const en = {
  "audit.subject.subscription": "Subscription",
  "audit.subscription.state": "State",
  "audit.subscription.state.active": "Active",
  "audit.subscription.state.past_due": "Payment due",
  "audit.subscription.state.cancelling": "Cancelled, runs until its end",
  "audit.subscription.state.ended": "Ended",
  "audit.subscription.period": "Paid",
  "audit.subscription.period.monthly": "Monthly",
  "audit.subscription.period.yearly": "Yearly",
  "audit.subscription.next_period": "From the next period",
  "audit.subscription.next_period.monthly": "Monthly",
  "audit.subscription.next_period.yearly": "Yearly",
  "audit.subscription.period_end": "Paid until",
  "audit.subscription.tries": "Payment attempts",
  "audit.subscription.card_last4": "Card ending in",
  "audit.subscription.gross_cents": "Amount",
  "audit.subscription.refund": "Money given back",
  "subscriptions.plan.starter": "Starter",
  "subscriptions.plan.professional": "Professional",
  "subscriptions.plan.empresarial": "Empresarial",
  "subscriptions.plan.unpriced": "This plan cannot be paid here. Choose another, or write to us.",
  "subscriptions.provider.away":
    "Payments are not available right now. Nothing was changed; write to us if it is urgent.",
  "subscriptions.checkout.closed": "Plans cannot be paid here yet. Write to us and we will arrange it together.",
  "subscriptions.checkout.paid": "This plan is already being paid.",
  "subscriptions.checkout.given": "Your plan was arranged with us directly. Write to us to change it.",
  "subscriptions.checkout.over": "This payment was already made or has expired. Start again from the plan page.",
  "subscriptions.event.forged": "The signature is not valid.",
  "subscriptions.refund.late": "The 14 days for the money back are over.",
  "subscriptions.change.same": "The subscription already has this period.",
  "subscriptions.test.card": "Use one of the test cards.",
  "subscriptions.test.declined": "The card was declined. Nothing was charged; try another card.",
  "subscriptions.test.funds": "There is not enough money on the card. Nothing was charged; try another card.",
  "subscriptions.test.expired": "The card has expired. Nothing was charged; try another card.",
  "subscriptions.test.asks": "Your bank asks you to confirm this payment.",
  "subscriptions.mail.link": "See plan and payments",
  "subscriptions.mail.began.subject": "Your {{plan}} plan has begun",
  "subscriptions.mail.began.body":
    "Thank you! We received your payment of {{amount}} for the {{plan}} plan. The next payment is on {{day}}. If you change your mind within 14 days, cancel and get all of it back.",
  "subscriptions.mail.renewed.subject": "Your {{plan}} plan was renewed",
  "subscriptions.mail.renewed.body":
    "We received your payment of {{amount}} for the {{plan}} plan. The next payment is on {{day}}.",
  "subscriptions.mail.changed.subject": "Your {{plan}} plan is now paid by the year",
  "subscriptions.mail.changed.body":
    "We received your payment of {{amount}} for a year of the {{plan}} plan; the days you had already paid were taken off. The next payment is on {{day}}.",
  "subscriptions.mail.scheduled.subject": "Your {{plan}} plan will be paid by the month",
  "subscriptions.mail.scheduled.body":
    "From {{day}} on, your {{plan}} plan is paid by the month. Until then nothing changes.",
  "subscriptions.mail.failed.subject": "The payment for your {{plan}} plan did not go through",
  "subscriptions.mail.failed.body":
    "We could not charge {{amount}} to your card. Your plan goes on and we will try again on {{day}}. If the card has changed, give the new one on the plan page and it is paid at once.",
  "subscriptions.mail.failed_last.subject": "Please give another card for your {{plan}} plan",
  "subscriptions.mail.failed_last.body":
    "We tried several times to charge {{amount}} and the bank did not accept it. Give another card by {{end_day}} to keep your plan. After that you are on Starter: everything stays readable and yours to take along.",
  "subscriptions.mail.cancelled.subject": "Your {{plan}} plan ends on {{day}}",
  "subscriptions.mail.cancelled.body":
    "Your plan is cancelled and nothing more will be charged. You have it until {{day}}; after that you are on Starter, and everything stays readable and yours to take along. Changed your mind? You can resume until then.",
  "subscriptions.mail.resumed.subject": "Your {{plan}} plan goes on",
  "subscriptions.mail.resumed.body":
    "Good to have you with us. Your {{plan}} plan goes on; the next payment is on {{day}}.",
  "subscriptions.mail.ended.subject": "Your {{plan}} plan has ended",
  "subscriptions.mail.ended.body":
    "You are on Starter now. Everything you wrote down stays readable and yours to take along, and the plan is there whenever you want it back.",
  "subscriptions.mail.unpaid.subject": "Your {{plan}} plan has ended",
  "subscriptions.mail.unpaid.body":
    "The payment did not arrive within 14 days, so you are on Starter now. Everything you wrote down stays readable and yours to take along; with another card the plan is back at once.",
  "subscriptions.mail.refunded.subject": "You get {{amount}} back",
  "subscriptions.mail.refunded.body":
    "We are giving you back {{amount}} for the {{plan}} plan; depending on your bank it takes 5 to 10 days. You are on Starter now, and everything stays readable and yours to take along.",
} as const;
