/** So many of a group are counted; of more it is said that they are more. */
export const mostCounted = 1000;
