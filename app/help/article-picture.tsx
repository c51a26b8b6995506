import { useWords } from "#app/locales/words.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { type PictureShade, pictureFile, pictureSize } from "./picture-list.ts";

const urls = import.meta.glob<string>("./pictures/*/*.webp", { query: "?url", import: "default", eager: true });

/** What one sees where the task is done, in the reader's language and theme. Nothing where no picture was taken yet. */
export function ArticlePicture({ slug, alt }: { slug: string; alt: string }) {
  const { language } = useWords();
  const theme = useRoot()?.theme ?? "system";
  const urlOf = (shade: PictureShade) => urls[`./pictures/${pictureFile(slug, language, shade)}`];
  const [light, dark] = [urlOf("light"), urlOf("dark")];
  if (!light || !dark) return null;
  const { width, height } = pictureSize;
  return (
    <picture className="help-picture">
      {theme === "system" && <source srcSet={dark} media="(prefers-color-scheme: dark)" type="image/webp" />}
      <img
        src={theme === "dark" ? dark : light}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
