/** Who takes what is pushed, by the host of its addresses; one that begins with a dot is any host below it. */
export const pushServices = [
  {
    maker: "Google",
    host: "fcm.googleapis.com",
    // "Moving Chrome to using VAPID": what is subscribed with a key of the server gets an address at FCM.
    source: "https://github.com/web-push-libs/web-push/pull/183",
  },
  {
    maker: "Mozilla",
    host: "updates.push.services.mozilla.com",
    source: "https://mozilla-services.github.io/autopush-rs/http.html",
  },
  {
    maker: "Apple",
    // "Be sure to allow URLs from any subdomain of push.apple.com."
    host: ".push.apple.com",
    source: "https://webkit.org/blog/12945/meet-web-push/",
  },
  {
    maker: "Microsoft",
    // "The channel URI is in the domain notify.windows.com": db5.notify.windows.com and others.
    host: ".notify.windows.com",
    source: "https://learn.microsoft.com/en-us/windows/apps/develop/notifications/push-notifications/wns-overview",
  },
] as const;
