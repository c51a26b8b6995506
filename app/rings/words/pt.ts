export const ringColours = {
  "audit.subject.ring_colour": "Cores das anilhas",
  "settings.colours.title": "Cores das anilhas",
  "settings.colours.lead":
    "A cor das anilhas fechadas muda todos os anos. Se a sua federação usou outra, escolha-a aqui; o resto fica como é costume.",
  "settings.colours.usual": "{{colour}} (habitual)",
  "settings.colours.usual_doubtful": "{{colour}} (habitual, por confirmar)",
  "settings.colours.none": "por saber",
  "settings.colours.save": "Guardar",
  "settings.colours.saved": "Cores guardadas.",
  "settings.colours.forbidden": "Só o dono ou um gestor da organização muda as cores.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    ringColours: typeof ringColours;
  }
}
