import { Button } from "#app/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Menu } from "#app/controls/menu.tsx";
import { DateField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Part } from "./part.tsx";

const kinds = ["primary", "quiet", "ghost", "danger"] as const;
const choices = [{ value: "canary", label: "Canary" }];

/** Buttons, the row they stand in, and a menu. */
export function Buttons() {
  return (
    <Part
      name="Toolbar"
      rule="A row of `.actions`: one primary button a page, quiet ones beside it, the rest under a menu."
    >
      {[false, true].map((disabled) => (
        <div key={String(disabled)} className="actions">
          {kinds.map((kind) => (
            <Button key={kind} type="button" kind={kind} disabled={disabled}>
              {kind}
            </Button>
          ))}
          <Button type="button" disabled={disabled}>
            <Icon of="pencil" />
            With a sign
          </Button>
          <Button type="button" kind="primary" pending>
            Pending
          </Button>
        </div>
      ))}
      <div className="actions">
        <Button type="button" kind="primary" size="large">
          Large
        </Button>
        <Button type="button" kind="ghost" size="icon" aria-label="Close">
          <Icon of="x" />
        </Button>
        <Menu summary="Menu" summaryClass="button" summaryKind="quiet">
          <div className="menu-panel">
            <button type="button" className="menu-item">
              <Icon of="printer" />
              Print
            </button>
            <button type="button" className="menu-item">
              <Icon of="trash-2" />
              Delete
            </button>
          </div>
        </Menu>
      </div>
    </Part>
  );
}

/** Fields as they are filled in, with a hint, with a fault, and not to be changed. */
export function Fields() {
  return (
    <Part name="Fields" rule="Label above, hint below, one column; a fault in words beside its field.">
      <div className="form">
        <TextField field={fieldFacts("ring", { required: true })} label="Ring number" hint="As engraved." />
        <TextField
          field={fieldFacts("wrong", { errors: ["This ring is in the flock already."] })}
          label="With a fault"
        />
        <TextField field={fieldFacts("fixed", { initialValue: "PT 2026 0417" })} label="Fixed" readOnly />
        <SelectField field={fieldFacts("species")} label="Species" choices={choices} empty="Choose" />
        <DateField field={fieldFacts("day", { initialValue: "2026-04-12" })} label="Day" />
        <TextareaField field={fieldFacts("note")} label="Note" />
        <CheckboxField field={fieldFacts("sure")} label="I am sure" hint="It can be undone." />
      </div>
    </Part>
  );
}
