import "#app/help/help.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArticleBody } from "#app/help/article-body.tsx";
import { articleView } from "#app/help/article-view.ts";
import { articleAt } from "#app/help/articles.ts";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator } from "#app/locales/words.tsx";
import { pageHead } from "#app/site/head.ts";

export function loader({ params, context: { language } }: LoaderFunctionArgs) {
  const article = articleAt(params.slug ?? "");
  if (!article) throw new Response(null, { status: 404 });
  return articleView(article, language, translator(loadedWords(language), language));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  if (!data) return [];
  return pageHead(args, `/help/${data.slug}`, { title: data.title, description: data.gain, card: "/help" });
};

export default function HelpArticle() {
  const article = useLoaderData<typeof loader>();
  return <ArticleBody article={article} />;
}
