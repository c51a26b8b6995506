/** The privacy page. Its durations are the code's: tests/site/privacy.unit.test.ts ties the two together. */
export const privacy = {
  "privacy.title": "Privacidade",
  "privacy.description":
    "O que a Voliera guarda, onde, durante quanto tempo, e o que pode exigir. Sem publicidade, sem estatísticas de terceiros, sem venda de dados.",
  "privacy.who.title": "Quem responde pelos dados",
  "privacy.who.text":
    "O responsável pelo tratamento é quem gere este serviço: [[nome, morada, número fiscal e, se existir, encarregado da proteção de dados]]. Fale connosco pela [página de contacto](/contact).\n\nSe escrever dados de outras pessoas nas notas das suas aves (quem lhas cedeu, por exemplo), o responsável por esses dados é a sua organização; guardamo-los por sua conta e não os usamos para mais nada.",
  "privacy.stored.title": "O que guardamos",
  "privacy.stored.text":
    "- Conta: nome, apelido, endereço de e-mail, idioma, função na organização e uma impressão da palavra-passe. A palavra-passe em si nunca é guardada.\n- Organização: nome, idioma, fuso horário, plano escolhido e fim do período experimental.\n- Plantel: as aves, as espécies, os casais, as posturas e os ovos que registar, com anilhas, estados, pais, datas e notas, e as fotografias que lhes juntar. Do que o telefone escreve numa fotografia (local, data, aparelho) nada é guardado.\n- Histórico: quem criou, alterou ou apagou o quê, quando, com o valor de antes e o de depois; de cada ovo tudo o que lhe foi feito, e por quem.\n- Importações: o nome de cada ficheiro, quem o importou e quando, e o relatório, com excertos das células que tinham erros. O ficheiro em si fica no máximo um dia.\n- Arquivos: o que carrega para repor espera que confirme, no máximo uma hora; depois o ficheiro é apagado.\n- Sessões: quando, com que navegador e de que endereço IP entrou, para que as possa ver e terminar no seu perfil.\n- Demonstração: uma visita à [demonstração](/demo) não guarda dados pessoais. A sua sessão não regista navegador nem endereço IP e termina ao fim de 12 horas.\n- Inscrição a meio: e-mail, nomes e plano, para poder continuar onde ficou.\n- Correio: a quem, quando e sobre quê lhe escrevemos. O texto é apagado depois de entregue.\n- Contacto: o nome, o e-mail, o assunto e a mensagem que nos enviar, e o idioma em que o fez.\n- Segurança: contagens de tentativas por endereço IP e por endereço de e-mail; este último só como impressão, que não se lê de volta.\n- Registo técnico: hora, página, resultado e duração de cada pedido, sem nomes, endereços nem o que escreveu.",
  "privacy.why.title": "Para quê e com que fundamento",
  "privacy.why.text":
    "- Prestar o serviço: conta, organização, plantel, importações e correio. É a execução do contrato consigo (RGPD, artigo 6.º, n.º 1, alínea b).\n- Proteger as contas e o serviço: sessões, contagens e registo técnico. É o nosso interesse legítimo, e o seu, em que mais ninguém entre na sua conta (alínea f).\n- Responder-lhe: as mensagens de contacto. São diligências a seu pedido ou o nosso interesse legítimo em responder (alíneas b e f).\n- Cumprir a lei: quando uma lei ou uma autoridade o exigir (alínea c).\n\nPara ter conta são precisos nome e e-mail; tudo o resto é opcional. Não criamos perfis, não decidimos nada sobre si de forma automática e não treinamos modelos com os seus dados.",
  "privacy.where.title": "Onde, e com a ajuda de quem",
  "privacy.where.text":
    "- Cloudflare: as páginas, os ficheiros à espera de importação, as filas de correio e o registo técnico, ao qual junta os dados de cada ligação (endereço IP, navegador).\n- Turso: a base de dados. [[região]]\n- Correio: enviado pelo serviço que o operador configurar. [[nome do serviço]]\n\nEstas empresas tratam os dados por nossa conta. Se algum deles sair da União Europeia, é ao abrigo de [[cláusulas contratuais-tipo ou decisão de adequação]].\n\nA rede da Cloudflare guarda cópias das páginas públicas até 7 dias, para abrirem depressa. São iguais para todos: nenhuma cópia contém dados seus. Nenhuma página carrega tipos de letra, imagens ou programas de outros sites.",
  "privacy.how_long.title": "Durante quanto tempo",
  "privacy.how_long.text":
    "- Conta, organização e plantel: enquanto a conta existir.\n- Aves apagadas: 30 dias, para que possa anular; depois desaparecem de vez.\n- Fotografias apagadas: desaparecem logo da página e, no máximo uma hora depois, do armazenamento.\n- Histórico de alterações (quem fez o quê e quando): enquanto a conta existir. O de uma ave apagada de vez desaparece com ela; fica só a linha que diz quem a apagou, com a anilha.\n- Sessões: 12 horas, ou 30 dias se escolher «Manter a sessão iniciada». Terminar a sessão apaga-a logo.\n- Contas por confirmar: um dia.\n- Inscrição a meio: um dia. A palavra-passe nunca faz parte dela.\n- Códigos de verificação: 10 minutos, uma só utilização.\n- Ligações para nova palavra-passe: 30 minutos, uma só utilização.\n- Ficheiros por importar: até importar, no máximo um dia; também depois, se tiverem linhas com erros.\n- Arquivos por repor: até os repor, no máximo uma hora.\n- Mensagens que lhe enviámos: 30 dias; 90 se não puderam ser entregues.\n- Mensagens de contacto: um ano.\n- Contagens de segurança: no máximo um dia. A das entradas falhadas seguidas dura até entrar ou escolher nova palavra-passe.\n- Registo técnico: 7 dias. [[a confirmar no plano da Cloudflare]]\n- Cópias de segurança da base de dados: [[prazo]]",
  "privacy.cookies.title": "Cookies",
  "privacy.cookies.text":
    "Só os que fazem o serviço funcionar; nenhum serve para o seguir, por isso não há aviso para aceitar.\n\n- authToken: a sua sessão, com o seu nome, e-mail e organização para os mostrar no ecrã. Os programas da página não o conseguem ler. Dura o que durar a sessão.\n- signup: liga-o à inscrição a meio; um dia.\n- code_wait: quando pode pedir outro código; um minuto.\n- lang e theme: o idioma e o aspeto que escolheu; um ano.\n- density: a altura das linhas das listas que escolheu; um ano.\n- sidebar_state: se a barra lateral está aberta; 7 dias.\n- flash: a mensagem para a página seguinte; um minuto.\n\nFora dos cookies, o navegador guarda só o que anotou numa ronda sem rede, até seguir para nós ou até terminar a sessão.",
  "privacy.care.title": "Como os protegemos",
  "privacy.care.text":
    "As ligações são cifradas. Palavras-passe, códigos e sessões só existem na base de dados como impressões, que não servem para entrar. Cada organização só vê o que é seu, e a própria base de dados recusa referências entre organizações.\n\nSe, apesar disso, houver uma violação que o ponha em risco, avisamos as pessoas afetadas e a autoridade nos prazos da lei.",
  "privacy.rights.title": "Os seus direitos",
  "privacy.rights.text":
    "Pode pedir para ver, corrigir, apagar, limitar ou levar consigo os seus dados, e opor-se ao seu tratamento (RGPD, artigos 15.º a 21.º).\n\n- No perfil: muda o nome, o idioma e a palavra-passe e termina sessões.\n- Na lista de aves: corrige, apaga e descarrega o plantel em .xlsx ou .csv.\n- Para tudo o resto, incluindo apagar a conta: [escreva-nos](/contact) e respondemos no prazo de um mês, sem custos.\n\nPode também reclamar junto da autoridade de controlo, em Portugal a [Comissão Nacional de Proteção de Dados](https://www.cnpd.pt).",
  "privacy.changes.title": "Alterações",
  "privacy.changes.text":
    "Se esta página mudar em algo importante para si, avisamos por e-mail antes de a mudança entrar em vigor. A data no topo é a do texto.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    privacy: typeof privacy;
  }
}
