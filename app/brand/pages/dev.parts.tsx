import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Birds, Drawings, Rings } from "#app/brand/parts/birds-and-rings.tsx";
import { Buttons, Fields } from "#app/brand/parts/controls.tsx";
import parts from "#app/brand/parts/parts.css?url";
import { Cards, Dialogs, Tables } from "#app/brand/parts/sheets.tsx";
import { Colours, TypeScale } from "#app/brand/parts/type-and-colour.tsx";
import { palette } from "#app/styles/paper.ts";

/** For whoever builds pages: every part once, in all its states. In production it does not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.env.ENVIRONMENT === "production") throw new Response(null, { status: 404 });
  return { palette };
}

// A style sheet of its own, so that no other page loads it.
export const links: LinksFunction = () => [{ rel: "stylesheet", href: parts }];
export const meta: MetaFunction = () => [{ title: "Parts" }, { name: "robots", content: "noindex" }];

export default function Parts() {
  const { palette } = useLoaderData<typeof loader>();
  return (
    <main className="parts">
      <h1>Parts</h1>
      <TypeScale />
      <Colours palette={palette} />
      <Birds />
      <Rings />
      <Drawings />
      <Buttons />
      <Fields />
      <Tables />
      <Cards />
      <Dialogs />
    </main>
  );
}
