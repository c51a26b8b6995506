/** An element's name without its prefix: which one a namespace has is the writing program's choice. */
export function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

/** What xsd:boolean takes for yes. */
export const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";
