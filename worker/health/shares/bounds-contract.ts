/** What a link for a vet holds at most, and how many an organisation has at a time. */
export const mostShared = { birds: 50, shares: 50, days: 365 } as const;
/** For how many days a link is offered. */
export const shareLives = [7, 30, 90, 365] as const;
