/** How many birds are told of in one go at most. */
export const mostMeant = 500;
