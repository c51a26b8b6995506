import { type ComponentType, createElement, lazy, Suspense } from "react";

/**
 * A part of a page that a browser sends for when it first shows it: the server draws it at once (`now`, which a build for
 * browsers drops), and what it drew stands and works until the script is there, for ever if that never comes.
 *
 * ```ts
 * const Footer = later(import.meta.env.SSR ? footer.Footer : undefined, async () => (await import("./footer.tsx")).Footer);
 * ```
 */
export function later<Props extends object>(
  now: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  /** Asked once, when the page's own script comes: whether it will be shown, so that nobody waits for it. */
  isSoon?: () => boolean,
): ComponentType<Props> {
  const never = () => new Promise<never>(() => undefined);
  if (!now && isSoon?.()) load().catch(never);
  const Part = (now ?? lazy(async () => ({ default: await load().catch(never) }))) as ComponentType<Props>;
  return (props: Props) => <Suspense>{createElement(Part, props)}</Suspense>;
}
