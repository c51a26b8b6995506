/** How many days an egg keeps before it is set, as a rule of thumb: each day more costs hatches. */
export const keepsDays = 7;
