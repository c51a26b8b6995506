/** The colours of the product by token, read from the style sheet that is their only home. */
export type Palette = Record<string, string>;

/** Both palettes in `tokens.css`. */
export function palettesIn(css: string): { light: Palette; dark: Palette } {
  const light = tokensAfter(css, ":root {");
  return { light, dark: { ...light, ...tokensAfter(css, ':root[data-theme="dark"] {') } };
}

function tokensAfter(css: string, opening: string): Palette {
  const from = css.indexOf(opening) + opening.length;
  const block = css.slice(from, css.indexOf("}", from));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}
