/** Chosen for birds that leave their place and go to none. */
export const nowhere = "none";
