export const pt = {
  "effort.line":
    "Há trabalhos grandes à sua frente: é o {{place}}.º na fila. Nada foi feito ainda; tente de novo daqui a pouco.",
  "effort.spent":
    "O seu viveiro pediu muito trabalho de seguida. Espere {{count}} segundos e tente de novo; nada se perdeu.",
  "effort.spent_one":
    "O seu viveiro pediu muito trabalho de seguida. Espere um segundo e tente de novo; nada se perdeu.",
  "effort.spent_other":
    "O seu viveiro pediu muito trabalho de seguida. Espere {{count}} segundos e tente de novo; nada se perdeu.",
};
