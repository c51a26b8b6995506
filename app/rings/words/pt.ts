export const ringColours = {
  "audit.subject.ring_colour": "Cores das anilhas",
  "settings.colours.what": "A cor das anilhas de cada ano, se a sua federação usou outra.",
  "settings.colours.title": "Cores das anilhas",
  "settings.colours.lead":
    "A cor das anilhas fechadas muda todos os anos. Se a sua federação usou outra, escolha-a aqui; os outros anos ficam com a cor habitual.",
  "settings.colours.usual": "{{colour}} (habitual)",
  "settings.colours.usual_doubtful": "{{colour}} (habitual, por confirmar)",
  "settings.colours.none": "desconhecida",
  "settings.colours.save": "Guardar",
  "settings.colours.saved": "Cores guardadas.",
  "settings.colours.forbidden": "Só o proprietário ou um gestor da organização pode alterar as cores.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    ringColours: typeof ringColours;
  }
}
