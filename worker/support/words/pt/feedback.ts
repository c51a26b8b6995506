export const feedback = {
  "audit.subject.feedback": "Opinião",
  "audit.feedback.title": "Título",
  "audit.feedback.type": "Tipo",
  "audit.feedback.type.bug": "Algo falhou",
  "audit.feedback.type.feature": "Falta alguma coisa",
  "audit.feedback.type.improvement": "Pode ser melhor",
  "audit.feedback.type.general": "Opinião geral",
  "audit.feedback.state": "Estado",
  "audit.feedback.state.new": "Recebida",
  "audit.feedback.state.planned": "Planeada",
  "audit.feedback.state.done": "Feita",
  "audit.feedback.state.declined": "Não avança",
  "audit.feedback.line": "Resposta",
  "support.feedback.type_missing": "Escolha o tipo de opinião.",
  "support.feedback.title_missing": "Escreva um título.",
  "support.feedback.description_missing": "Escreva uma descrição.",
  "support.feedback.description_long":
    "A descrição pode ter até 5000 carateres. Encurte-a ou divida-a em duas opiniões.",
  "support.feedback.rating_invalid": "A avaliação vai de 1 a 5.",
  "support.feedback.too_many":
    "Já recebemos muitas opiniões suas na última hora. O que escreveu está todo aqui: envie-o dentro de {{count}} minutos.",
  "support.feedback.too_many_one":
    "Já recebemos muitas opiniões suas na última hora. O que escreveu está todo aqui: envie-o dentro de um minuto.",
  "support.feedback.too_many_other":
    "Já recebemos muitas opiniões suas na última hora. O que escreveu está todo aqui: envie-o dentro de {{count}} minutos.",
  "support.feedback.key_reused":
    "Este formulário já foi enviado com outro texto, e essa opinião chegou. Para enviar também esta, envie de novo.",
};
