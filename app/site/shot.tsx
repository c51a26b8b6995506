import { useWords } from "#app/locales/words.tsx";
import type { Theme } from "#app/web/load-context.ts";
import { useRoot } from "#app/web/root-data.ts";
import { type Format, fileOf, type Shade, type ShotName, shapes, type Variant } from "./shot-list.ts";

const urls = import.meta.glob<string>("./shots/*", { query: "?url", import: "default", eager: true });
const urlOf = (...file: Parameters<typeof fileOf>) => urls[`./shots/${fileOf(...file)}`] ?? "";

const narrow = "(max-width: 40rem)";
// As wide as the page until a story has two columns.
const sizes = `${narrow} calc(100vw - 2rem), (max-width: 62rem) 92vw, 37rem`;

type ShotProps = {
  name: ShotName;
  /** Stands on the first screen: it is fetched at once, the others when they are near. */
  isFirst?: boolean;
};

/** A picture of the product in the reader's language and theme. */
export function Shot({ name, isFirst = false }: ShotProps) {
  const { t, language } = useWords();
  const theme = useRoot()?.theme ?? "system";
  const fallback = { name, language, shape: "desk", shade: theme === "dark" ? "dark" : "light" } as const;
  const { width, height, files } = shapes.desk;
  return (
    <picture className="shot">
      {sourcesOf(name, { theme, language }).map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} sizes={sizes} />
      ))}
      <img
        src={urlOf(fallback, files.webp[0] ?? 0, "webp")}
        alt={t(`home.shot.${name}`)}
        width={width}
        height={height}
        {...(isFirst ? urgent : patient)}
      />
    </picture>
  );
}

// React 18 knows the name of the attribute only as HTML writes it.
const urgent = { fetchpriority: "high" };
const patient = { loading: "lazy", decoding: "async" } as const;

type Reader = { theme: Theme; language: Variant["language"] };

/** The sources of a picture, best first: a browser takes the first whose condition holds and whose format it knows. */
export function sourcesOf(name: ShotName, { theme, language }: Reader) {
  const shades: readonly Shade[] = theme === "system" ? ["dark", "light"] : [theme];
  return shades.flatMap((shade) =>
    (["phone", "desk"] as const).flatMap((shape) => {
      const follows = theme === "system" && shade === "dark" ? "(prefers-color-scheme: dark)" : undefined;
      const media = [shape === "phone" ? narrow : undefined, follows].filter(Boolean).join(" and ") || undefined;
      return (["avif", "webp"] as const).map((format) => source({ name, language, shade, shape }, format, media));
    }),
  );
}

function source(variant: Variant, format: Format, media: string | undefined) {
  const { width, height, files } = shapes[variant.shape];
  const srcSet = files[format].map((wide) => `${urlOf(variant, wide, format)} ${wide}w`).join(", ");
  return { media, type: `image/${format}`, srcSet, width, height };
}
