import { inject } from "vitest";
import { houseAt } from "./stage.ts";

/** The house that the files of this project share: other flocks live in it, and nobody may take a part of it down. */
export const sharedHouse = () => houseAt(inject("house"));
