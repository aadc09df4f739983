export const accountMenu = {
  of: ({ name }: { name: string }) => `Conta de ${name}`,
  title: 'Minha Conta',
  entries: {
    dashboard: 'Painel',
    customerSettings: 'Configurações',
    agentProfile: 'Perfil',
    agentSettings: 'Configurações',
    profile: 'Perfil',
    settings: 'Configurações',
  },
}
