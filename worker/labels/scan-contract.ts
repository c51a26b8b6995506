import * as z from "zod";
import { line } from "#worker/fields.ts";

/** What was read or typed: the code of a label, its whole address, a ring, a microchip or a name. */
export const scanQuestion = z.object({ code: line(300, "scan.required") });
