import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { WholeChoices } from "#app/birds/api-types.ts";
import { filterIn } from "#app/birds/list-query.ts";

/** All choices of the filter `of`, for a box of the list that was opened; the other parameters are the list's own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams({ ...filterIn(searchParams), of: searchParams.get("of") ?? "" });
  const { data } = await context.api.get<{ data: WholeChoices }>(`/api/birds/choices?${query}`);
  return data;
}

/** Only an action changes what can be chosen; another question asks under an address of its own. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod.toUpperCase() !== "GET";
