/** What the law lets a listing show, and why. */
export const marketgate = {
  "marketgate.title": "O que a lei deixa mostrar",
  "marketgate.level.closed": "Não se pode anunciar",
  "marketgate.level.own_page": "Só na sua página",
  "marketgate.level.contact": "Sem preço",
  "marketgate.level.open": "Com preço",
  "marketgate.means.closed": "Esta espécie não pode ser anunciada no mercado, nem sem preço.",
  "marketgate.means.own_page": "Aparece só na sua página de vendedor, sem preço e sem nada que se compre ou reserve.",
  "marketgate.means.contact": "Aparece no mercado sem preço. Quem estiver interessado envia-lhe um pedido.",
  "marketgate.means.open": "Aparece no mercado com preço, e quem estiver interessado pode reservar.",
  "marketgate.source": "Fonte: {{source}}",
  "marketgate.doubt": "Por esclarecer: {{doubt}}",
  "marketgate.country": "Diga em que país está",
  "marketgate.rules": "Ver as regras do meu país",
  "marketgate.closed.title": "Não pode anunciar {{species}} no mercado",
  "marketgate.closed.instead": "Pode registar a venda a quem já conhece, com documentos e passagem da ave.",
  "marketgate.closed.sell": "Registar venda",

  "marketgate.missing": "O que falta para publicar",
  "marketgate.missing.why": "É pedido por {{source}}",
  "marketgate.missing.age": "Diga quando nasceu",
  "marketgate.missing.registration": "Junte o seu número de registo de criador",
  "marketgate.missing.brood": "Diga de quantas crias era a ninhada",
  "marketgate.missing.ring": "Junte a anilha",
  "marketgate.missing.certificate": "Junte o número do certificado",
  "marketgate.missing.latin_name": "Diga o nome científico da espécie",
  "marketgate.hindered.gone": "{{ring}} já não está no plantel",
  "marketgate.hindered.sick": "{{ring}} está doente ou em quarentena",
  "marketgate.hindered.treated": "{{ring}} está em tratamento",
  "marketgate.hindered.listed": "{{ring}} já está noutro anúncio",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    marketgate: typeof marketgate;
  }
}
