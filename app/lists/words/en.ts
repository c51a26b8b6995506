import type { lists as pt } from "./pt.ts";

export const lists: Record<keyof typeof pt, string> = {
  "lists.choice": "Select",
  "lists.chosen": "{{count}} selected",
  "lists.chosen_one": "{{count}} selected",
  "lists.chosen_other": "{{count}} selected",
  "lists.chosen_some": "With selected",
  "lists.more_filters": "More filters",
  "lists.chips": "Filters in use",
  "lists.chips.remove": "Remove the filter {{filter}}",
  "lists.columns": "Columns",
  "lists.columns.show": "Show these columns",
  "lists.views": "Saved views",
  "lists.views.all": "All",
  "lists.views.save": "Save this view",
  "lists.views.name": "View name",
  "lists.views.hint":
    "Saves the filters, order and columns. If the name already exists, that view is replaced by this one.",
  "lists.views.keep": "Save",
  "lists.views.forget": "Delete the view {{name}}",
  "lists.views.saved": "View “{{name}}” saved.",
  "lists.views.forgotten": "View deleted. Your birds were not changed.",
  "lists.views.many": "You already have 30 saved views. Delete one first.",
  "lists.views.invalid": "Enter a name of 1 to 60 characters.",
  "lists.views.failed": "The view could not be saved. Try again.",
};
