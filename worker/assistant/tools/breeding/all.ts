import { colours } from "./colours.ts";
import { diversity } from "./diversity.ts";
import { inbreeding } from "./inbreeding.ts";
import { mates } from "./mates.ts";
import { pairs } from "./pairs.ts";

/** What is looked up of who is paired with whom, and what comes of it. */
export const breedingTools = { inbreeding, mates, diversity, colours, pairs };
