/** The terms page. */
export const terms = {
  "terms.title": "Termos de utilização",
  "terms.description": "As regras do serviço, curtas e claras.",
  "terms.service.title": "O serviço",
  "terms.service.text":
    "A Voliera guarda o registo das suas aves, desenha a árvore genealógica, e importa e exporta folhas de cálculo. É prestada por quem gere este serviço: [[nome, morada e número fiscal]]. Ao criar uma conta aceita estes termos.",
  "terms.account.title": "A sua conta",
  "terms.account.text":
    "Precisa de um endereço de e-mail seu, que confirma com um código. Guarde a palavra-passe para si; se suspeitar que outra pessoa a conhece, mude-a no perfil, o que termina todas as outras sessões. Uma conta que não seja confirmada desaparece ao fim de um dia.",
  "terms.plans.title": "Planos e preços",
  "terms.plans.text":
    "Os planos, limites e preços são os da [página de preços](/pricing). Os preços contêm IVA.\n\nO período experimental do plano Profissional dura 30 dias, não pede cartão e não se transforma em cobrança: quando acaba, aplicam-se os limites do Starter. O que estiver acima do limite continua seu, legível e corrigível; só não pode acrescentar mais. O Profissional paga-se por mês ou por ano na página do plano, cancela-se lá quando quiser e dura até ao fim do que pagou; nos primeiros 14 dias depois do primeiro pagamento devolvemos tudo. Onde ainda não se paga, e para o Empresarial, [fale connosco](/contact?subject=plan).",
  "terms.yours.title": "Os dados são seus",
  "terms.yours.text":
    "O que regista continua a ser seu. Só o usamos para lhe prestar o serviço, como explica a página de [privacidade](/privacy). Pode descarregar o plantel quando quiser e, ao sair, pedir que tudo seja apagado.",
  "terms.fair.title": "Uso correto",
  "terms.fair.text":
    "Não tente entrar em contas alheias, sobrecarregar o serviço de propósito nem guardar nele o que a lei proíbe. Quem o fizer pode perder o acesso, com aviso prévio sempre que for possível.",
  "terms.market.title": "O mercado",
  "terms.market.text":
    "No [mercado](/market) quem vende é quem anuncia. A Voliera mostra os anúncios e leva as perguntas; não vende, não recebe dinheiro e não é parte no negócio. Quem anuncia responde pelo que escreve e por cumprir a lei do seu país; onde sabemos que a lei não deixa mostrar uma ave, ou um preço, não o mostramos.\n\nQualquer pessoa pode denunciar um anúncio. Decidimos com razões, que dizemos aos dois lados, e qualquer deles tem seis meses para contestar. Três anúncios retirados em 90 dias fecham a publicação. Como decidimos, e quantas vezes, está em [sobre o mercado](/market/about).",
  "terms.official.title": "O que não substitui",
  "terms.official.text":
    "A Voliera não substitui registos, certificados e declarações oficiais (por exemplo CITES ou o livro de registo), nem o conselho de um veterinário. Confirme os dados antes de os usar perante uma autoridade.",
  "terms.care.title": "Disponibilidade e responsabilidade",
  "terms.care.text":
    "Fazemos por ter o serviço sempre disponível e por não perder o que guardou, mas não o podemos garantir sem falhas. Guarde as suas folhas originais. Respondemos nos termos da lei; nada aqui limita os direitos que a lei dá aos consumidores.",
  "terms.changes.title": "Alterações e fim",
  "terms.changes.text":
    "Se estes termos mudarem em algo importante para si, publicamos o novo texto nesta página 30 dias antes de valer; se não concordar, pode sair antes. Pode sair quando quiser, sem dar razões: quem é proprietário fecha a organização nas definições, ou [escreva-nos](/contact). Se formos nós a terminar o serviço, avisamos nesta página com o mesmo prazo, para que possa levar os seus dados.",
  "terms.complaints.title": "Reclamações e lei aplicável",
  "terms.complaints.text":
    "Se algo correu mal, [diga-nos](/contact) primeiro: costuma ser o mais rápido. Se for consumidor, pode sempre usar o [Livro de Reclamações](https://www.livroreclamacoes.pt) e recorrer a [[entidade de resolução alternativa de litígios]].\n\nAplica-se a lei portuguesa [[a confirmar]], sem lhe tirar a proteção da lei do país onde vive.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    terms: typeof terms;
  }
}
