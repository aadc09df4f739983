export const ui = {
  close: 'Fechar',
  loadMore: 'Carregar mais',
  loadMoreFailed: 'Não foi possível carregar mais. Tente de novo.',
  loading: 'Carregando',
  retry: 'Tentar de novo',
  loadFailed: 'Não foi possível carregar',
  loadFailedText: 'Confira a conexão e tente de novo.',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  toasts: 'Avisos',
  sortBy: ({ column }: { column: string }) => `Ordenar por ${column}`,
  dateAt: ({ date, time }: { date: string; time: string }) => `${date} às ${time}`,
}
