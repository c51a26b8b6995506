/** The box in which one more bird is looked for. */
export const birdBox = "ring";
