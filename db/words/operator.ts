/** What an operator does that is kept for good. */
export const operatorActions = [
  ...(["ticket_answered", "ticket_set", "message_let_in", "feedback_decided", "contact_answered"] as const),
  ...(["plan_set", "trial_extended", "mail_sent_again", "address_freed", "looked"] as const),
] as const;
export type OperatorAction = (typeof operatorActions)[number];
