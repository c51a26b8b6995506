import type { lists as pt } from "./pt.ts";

export const lists: Record<keyof typeof pt, string> = {
  "lists.choice": "Choose",
  "lists.chosen": "{{count}} chosen",
  "lists.chosen_one": "{{count}} chosen",
  "lists.chosen_other": "{{count}} chosen",
  "lists.chosen_some": "With those chosen",
  "lists.more_filters": "More filters",
  "lists.columns": "Columns",
  "lists.columns.show": "Show these columns",
  "lists.views": "Saved views",
  "lists.views.all": "All",
  "lists.views.save": "Save this view",
  "lists.views.name": "Name of the view",
  "lists.views.hint": "Keeps filters, order and columns. A name that exists will show this one.",
  "lists.views.keep": "Save",
  "lists.views.forget": "Forget the view {{name}}",
  "lists.views.saved": "View “{{name}}” saved.",
  "lists.views.forgotten": "View forgotten. All the birds are still there.",
  "lists.views.many": "You have 30 saved views already. Forget one first.",
  "lists.views.invalid": "Enter a name of 1 to 60 letters.",
  "lists.views.failed": "The view could not be saved. Try again.",
};
