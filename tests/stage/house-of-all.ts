import { inject } from "vitest";
import { breakableAt, houseAt } from "./stage.ts";

/** The house that the files of this project share: other flocks live in it, and nobody may take a part of it down. */
export const sharedHouse = () => houseAt(inject("house"));

/**
 * The second house of the two workers' files, for those that kill its parts, hold its database or write past all
 * organisations. They run in a row, and each leaves it well.
 */
export const breakableHouse = () => breakableAt(inject("breakable"));
