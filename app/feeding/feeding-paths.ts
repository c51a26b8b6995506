/** Where the API keeps feed rounds, and the page that lists them. */
export const feedingPath = "/api/feed-rounds";
export const feedingList = "/stock/feeding";
