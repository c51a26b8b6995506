import { createElement, Fragment, type ReactNode } from "react";

// In no name: a line holds no control characters.
const edge = "\u0000";

/** What somebody typed, as words take it that `isolated` shows. */
export const typed = (text: string): string => `${edge}${text}${edge}`;

/** Words in which all that is `typed` stands by itself: marks of direction in it turn nothing around it. */
export const isolated = (words: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...words.split(edge).map((part, at) => (at % 2 === 1 ? createElement("bdi", null, part) : part)),
  );
