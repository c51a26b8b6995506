import { numbersInWords } from "./acts.ts";

/** The query under which the page of a clutch opens with eggs ticked, by their numbers; `page` where it is not the first. */
export const chooseQuery = (numbers: readonly number[], page = 1): string =>
  `?${new URLSearchParams({ ...(page > 1 && { page: String(page) }), choose: numbersInWords(numbers).replaceAll("–", "-").replaceAll(", ", ".") })}`;
