// What a browser can do about being told while no page is open. Only the settings load it.

/** `off` can be turned on; the others cannot, each for a reason of its own; a device of the reader's is told by its mark. */
export type State = "off" | "denied" | "home_screen" | "unable" | { mark: string };
/** What the server is told of a device: fields of the form. */
type Subscribed = { endpoint: string; p256dh: string; auth: string };

type Apple = Navigator & { standalone?: boolean };
const isApplePhone = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** How it stands with this device; `marks` are those of the reader's devices. */
export async function stateOf(marks: readonly string[]): Promise<State> {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isApplePhone() && !(navigator as Apple).standalone) return "home_screen";
  if (!isAble) return "unable";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const mark = subscription && (await markOf(subscription.endpoint));
  return mark && marks.includes(mark) ? { mark } : "off";
}

async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Asks the browser and subscribes; undefined where its user said no. Throws where its maker's service does not answer. */
export async function subscribe(publicKey: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // What stands there is another person's, or was made with another key: its address dies with it.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}
