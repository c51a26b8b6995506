import { palettesIn } from "./palette.ts";
import tokens from "./tokens.css?raw";

const { light, dark } = palettesIn(tokens);

/** The colour of the paper in each theme, for what lies around a page: a browser's bar, a launcher. For loaders only. */
export const paper = { light: light.paper ?? "", dark: dark.paper ?? "" };

/** Every token of the style sheet, as it is in the light. For loaders only. */
export const palette = light;

/** The colour of links and of what is set apart in each theme. For loaders only. */
export const deep = { light: light.deep ?? "", dark: dark.deep ?? "" };
