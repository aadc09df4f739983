export const charts = {
  empty: 'Ainda não há o que mostrar.',
  showTable: 'Ver tabela',
  showChart: 'Ver gráfico',
}
