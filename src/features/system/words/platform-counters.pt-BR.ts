export const platformCounters = {
  title: 'Números da plataforma',
  users: 'Total de Usuários',
  registrations: 'Registros de Empresa',
  impersonations: 'Impersonações Ativas',
  failed: 'Não foi possível carregar os números',
}
