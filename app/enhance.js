// What a script adds to the pages that do not hydrate. Everything here works without it, only with less comfort.
// Listeners sit on the document, so nothing has to be found before it is used.

/** @param {string} selector @param {(element: HTMLElement) => void} deed */
const each = (selector, deed) => {
  for (const element of document.querySelectorAll(selector)) if (element instanceof HTMLElement) deed(element);
};

/** @param {EventTarget | null} target @param {string} selector */
const nearest = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

// Passwords: the button that shows them is hidden until a script can answer it.
each("[data-reveal]", (button) => {
  button.hidden = false;
});

/** @param {Element} button */
function reveal(button) {
  const input = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!(input instanceof HTMLInputElement)) return;
  const [before, after] = [button.textContent ?? "", button.getAttribute("data-reveal") ?? ""];
  input.type = input.type === "password" ? "text" : "password";
  button.textContent = after;
  button.setAttribute("data-reveal", before);
}

// Where the browser's clock stands: a new organisation's days begin when its breeder's do.
each("[data-timezone]", (input) => {
  if (input instanceof HTMLInputElement) input.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
});

// Codes: digits only, the first six of whatever is typed or pasted.
/** @param {HTMLInputElement} input */
function keepDigits(input) {
  const digits = input.value.replace(/\D/g, "").slice(0, 6);
  if (digits !== input.value) input.value = digits;
}

// `data-ready` on a form: its button waits until every required field is filled. A code wants six digits, and
// `data-needs` on a field a sign it must contain.
/** @param {HTMLInputElement} input */
function isFilled(input) {
  if (input.type === "checkbox") return input.checked;
  if (input.matches("[data-code]")) return /^\d{6}$/.test(input.value);
  return input.value.trim() !== "" && input.value.includes(input.dataset.needs ?? "");
}

/** @param {HTMLInputElement} input How a field is called, with the sign that what is typed still lacks. */
function nameOf(input) {
  const name = (input.dataset.name ?? input.labels?.[0]?.firstChild?.textContent ?? "").trim();
  return input.value.trim() && input.dataset.needs ? `${name} (${input.dataset.needs})` : name;
}

// `data-missing` beside the button says which fields it waits for: its value is the words in front of them.
/** @param {HTMLElement} form */
function weigh(form) {
  const lacking = [...form.querySelectorAll("input[required]")].filter(
    /** @returns {input is HTMLInputElement} */ (input) => input instanceof HTMLInputElement && !isFilled(input),
  );
  const button = form.querySelector("[type=submit]:not([formnovalidate])");
  if (button instanceof HTMLButtonElement) button.disabled = lacking.length > 0;
  const place = form.querySelector("[data-missing]");
  const words = lacking.length > 0 ? `${place?.getAttribute("data-missing")} ${lacking.map(nameOf).join(", ")}` : "";
  if (place && place.textContent !== words) place.textContent = words;
}
const weighAll = () => each("form[data-ready]", weigh);
each("[data-code]", (input) => input instanceof HTMLInputElement && keepDigits(input));
weighAll();
// A password manager fills without an event in some browsers, and going back restores what was typed.
addEventListener("load", () => setTimeout(weighAll, 300));

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches("[data-code]")) keepDigits(target);
  const form = nearest(target, "form[data-ready]");
  if (form instanceof HTMLElement) weigh(form);
});
document.addEventListener("change", weighAll);

// `data-busy` on a button: what it says while its form is on its way, and what it said before, in turn.
/** @param {Element | null} button */
function changeWords(button) {
  const words = button?.getAttribute("data-busy");
  if (!button || !words) return;
  button.setAttribute("data-busy", button.textContent ?? "");
  button.textContent = words;
}

// A form marked `data-once` is sent once; coming back to it by the browser's history opens it again.
document.addEventListener("submit", (event) => {
  const form = nearest(event.target, "form[data-once]");
  if (!form) return;
  if (form.getAttribute("aria-busy") === "true") return event.preventDefault();
  form.setAttribute("aria-busy", "true");
  event.submitter?.setAttribute("aria-disabled", "true");
  changeWords(event.submitter);
});
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  each("form[aria-busy]", (form) => form.removeAttribute("aria-busy"));
  each("[type=submit][aria-disabled]", (button) => {
    button.removeAttribute("aria-disabled");
    changeWords(button);
  });
  weighAll();
});

// `data-unsent`: its words with how many presses wait in this browser (`app/controls/unsent.ts`); logging out loses them.
each("[data-unsent]", (place) => {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith("unsent:"));
  const waiting = kept.flatMap((key) => JSON.parse(localStorage[key]).waiting);
  place.hidden = waiting.length === 0;
  place.textContent = (place.dataset.unsent ?? "").replace("{{count}}", String(waiting.length));
});

// `data-countdown="60"`: the words inside say {{seconds}} in `data-countdown-words`; the button it names waits.
each("[data-countdown]", (place) => {
  let seconds = Number(place.dataset.countdown);
  const words = place.dataset.countdownWords ?? "";
  const button = document.getElementById(place.dataset.countdownFor ?? "");
  const tick = () => {
    const isOver = !(seconds > 0);
    if (button instanceof HTMLButtonElement) button.disabled = !isOver;
    place.textContent = isOver ? "" : words.replace("{{seconds}}", String(seconds));
    seconds -= 1;
    if (!isOver) setTimeout(tick, 1000);
  };
  tick();
});

// Messages leave by themselves, but not while somebody reads or reaches for them.
each("[data-toast]", (toast) => {
  const leave = () => {
    if (toast.matches(":hover, :focus-within")) setTimeout(leave, 1000);
    else toast.remove();
  };
  setTimeout(leave, Number(toast.dataset.toast));
});

// Errors first: the summary takes the focus.
each("[role=alert][tabindex]", (summary) => summary.focus());

document.addEventListener("click", (event) => {
  const button = nearest(event.target, "[data-reveal], [data-back], [data-close-toast]");
  if (button?.matches("[data-reveal]")) reveal(button);
  if (button?.matches("[data-back]") && history.length > 1) {
    event.preventDefault();
    history.back();
  }
  if (button?.matches("[data-close-toast]")) button.closest("[data-toast]")?.remove();
});

/** @param {(menu: HTMLDetailsElement) => boolean} chosen */
const closeMenus = (chosen) =>
  each("details[data-menu][open]", (menu) => {
    if (menu instanceof HTMLDetailsElement && chosen(menu)) menu.open = false;
  });
document.addEventListener("pointerdown", ({ target }) => {
  closeMenus((menu) => !(target instanceof Node && menu.contains(target)));
});
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  const open = document.querySelector("details[data-menu][open]:has(:focus)");
  closeMenus(() => true);
  open?.querySelector("summary")?.focus();
});
