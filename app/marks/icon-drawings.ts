import { createElement, type ReactNode } from "react";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?raw";

let drawings: Map<string, ReactNode> | undefined;

/** The lines of a drawing; for the server only. */
export function drawingOf(name: IconName): ReactNode {
  // Worked out when first asked for: a module that does nothing by itself leaves the browser's scripts.
  drawings ??= drawingsIn(sprite);
  return drawings.get(name);
}

function drawingsIn(text: string): Map<string, ReactNode> {
  const symbols = text.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*)<\/symbol>/g);
  return new Map([...symbols].map(([, name = "", lines = ""]) => [name, linesIn(lines)]));
}

function linesIn(text: string): ReactNode[] {
  return [...text.matchAll(/<([a-z]+) ([^>]*)\/>/g)].map(([line, tag = "", given = ""]) => {
    const attributes = [...given.matchAll(/([a-z0-9]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    return createElement(tag, { key: line, ...Object.fromEntries(attributes) });
  });
}
