import { inject } from "vitest";
import { breakableAt, serverAt } from "./test-server.ts";

/** The server that the files of this project share: other flocks live in it, and nobody may take a part of it down. */
export const sharedServer = () => serverAt(inject("sharedServer"));

/**
 * The second server of the two workers' files, for those that kill its parts, hold its database or write past all
 * organisations. They run in a row, and each leaves it well.
 */
export const breakableServer = () => breakableAt(inject("breakable"));
