import type { Article } from "../../article.ts";

export const article: Article = {
  slug: "ring-chicks",
  section: "breeding",
  title: { pt: "Anilhar as crias de um ninho", en: "Ring the chicks of a nest" },
  synonyms: {
    pt: ["anilhar", "anilha", "anilha fechada", "crias", "desmame", "desmamar", "separar dos pais", "idade da anilha"],
    en: ["ring", "band", "closed ring", "chicks", "wean", "weaning", "separate", "ringing age"],
  },
  gain: {
    pt: "As crias de um ninho recebem as suas anilhas numa só página, e o sexo e a cor de quem já os mostra.",
    en: "The chicks of a nest get their rings on a single page, and sex and colour where they show already.",
  },
  as: "keeper",
  steps: [
    {
      path: "/agenda",
      key: "agenda.step.ring",
      text: {
        pt: "Na agenda, {{button}} mostra os ninhos com crias na idade da anilha, os que têm menos tempo primeiro.",
        en: "In the agenda, {{button}} shows the nests with chicks of ringing age, those with the least time left first.",
      },
    },
    {
      path: "/clutches/:clutchId/rings",
      key: "clutches.rings.size.label",
      text: {
        pt: "Confirme as {{button}}. Quando a espécie a tem, vem proposta; sem fonte segura, a página pede que confirme.",
        en: "Check the {{button}}. Where the species has it, it is proposed; without a safe source, the page asks you to confirm.",
      },
    },
    {
      path: "/clutches/:clutchId/rings",
      key: "clutches.rings.more",
      text: {
        pt: "Escreva cada anilha; a seguinte da sua série vem proposta. Em {{button}} diga já o que se vê, se quiser.",
        en: "Type each ring; the next of your series is proposed. Under {{button}} you can already enter what you see.",
      },
    },
    {
      path: "/clutches/:clutchId/rings",
      key: "clutches.rings.go",
      text: {
        pt: "Carregue em {{button}}. O que deixar vazio fica para depois, com o nome provisório.",
        en: "Press {{button}}. What you leave empty stays for later, with its provisional name.",
      },
    },
    {
      path: "/agenda",
      key: "agenda.step.wean",
      text: {
        pt: "No {{button}}, que a agenda lembra, pode desmamar o ninho e mudar as crias de gaiola ao mesmo tempo.",
        en: "At {{button}}, which the agenda reminds you of, you can wean the nest and move the chicks to another cage in one go.",
      },
    },
  ],
  faults: [
    {
      when: { pt: "A anilha já não entra.", en: "The ring no longer goes on." },
      cure: {
        pt: "A anilha fechada põe-se, conforme a espécie, à volta dos 5 a 10 dias, e os canários aos 6 a 8; os papagaios grandes mais tarde. Registe a ave sem ela e veja com a federação o que fazer.",
        en: "Closed rings go on, depending on the species, at about 5 to 10 days, canaries at 6 to 8; larger parrots later. Record the bird without one and ask your federation what to do.",
      },
    },
    {
      when: { pt: "A proposta não é a anilha que tenho na mão.", en: "The proposed ring is not the one in my hand." },
      cure: {
        pt: "Escreva a certa. A seguir, as propostas continuam a partir dela.",
        en: "Type the right one. The next proposals go on from there.",
      },
    },
    {
      when: { pt: "A cria não tem ficha de ave.", en: "The chick has no record as a bird." },
      cure: {
        pt: "O plano estava cheio quando nasceu. Liberte lugar ou mude de plano e registe-a depois a partir da postura.",
        en: "The plan was full when it hatched. Make room or change plan, and add it later from the clutch.",
      },
    },
  ],
  next: ["ring-series", "rings-that-clash", "season-results"],
  picture: {
    path: "/clutches/:clutchId/rings",
    alt: {
      pt: "As crias de um ninho, cada uma com a anilha proposta.",
      en: "The chicks of a nest, each with its proposed ring.",
    },
  },
};
