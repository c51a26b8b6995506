/** The closed lists of words of support: tickets, feedback, and what is counted of the help. */

export const ticketCategories = ["problem", "question", "billing", "data", "idea"] as const;
export type TicketCategory = (typeof ticketCategories)[number];
/** `waiting` waits for something a line tells of; a reply of the author makes any of them `open` again. */
export const ticketStates = ["open", "answered", "waiting", "solved", "closed"] as const;
export type TicketState = (typeof ticketStates)[number];
/** The last one is given by the operator alone. */
export const ticketPriorities = ["low", "normal", "high", "urgent"] as const;
export type TicketPriority = (typeof ticketPriorities)[number];
export const helpfulness = ["yes", "partly", "no"] as const;
export type Helpfulness = (typeof helpfulness)[number];
/** Who wrote a message: whoever the ticket belongs to, another of their organisation, or the operator. */
export const ticketWriters = ["author", "colleague", "support"] as const;
export type TicketWriter = (typeof ticketWriters)[number];

export const feedbackTypes = ["bug", "feature", "improvement", "general"] as const;
export type FeedbackType = (typeof feedbackTypes)[number];
export const feedbackStates = ["new", "planned", "done", "declined"] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** What of an organisation's is carried to the operator's lists, by steps that are each done once. */
export const consoleKinds = ["ticket", "feedback", "grant"] as const;
export type ConsoleKind = (typeof consoleKinds)[number];

/** `sought`: words that no article answers; `vote`: whether an article was useful. */
/** The most letters of a search of the help. */
export const longestHelpSearch = 60;
export const helpCountKinds = ["sought", "vote"] as const;
