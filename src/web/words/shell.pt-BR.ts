import { unreadWords } from '#rules/language/unread-words.ts'

export const shell = {
  loading: 'Carregando...',
  skipToContent: 'Ir para o conteúdo',
  panel: 'Painel',
  menu: 'Menu',
  messages: ({ unread }: { unread: string }) => (unread ? `Mensagens, ${unreadWords(unread)}` : 'Mensagens'),
  signOut: 'Sair',
  signedOut: 'Você saiu da sua conta',
  signOutFailed: 'Erro ao sair da conta',
  panels: 'Painéis',
  panelOf: { superadmin: 'Super Admin', admin: 'Admin', agent: 'Agente', user: 'Cliente' },
  greeting: ({ name }: { name: string }) => `Olá, ${name}.`,
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'A página que você procura não existe ou foi movida.',
  backHome: 'Voltar para o início',
  crashTitle: 'Algo deu errado',
  crashText: 'Ocorreu um erro inesperado. Por favor, recarregue a página.',
  reload: 'Recarregar Página',
  home: ({ site }: { site: string }) => `${site}, página inicial`,
  offline: 'Sem conexão. O que você digitou fica aqui e segue quando ela voltar.',
  roleChanged: 'Seu acesso mudou. Este é o seu painel agora.',
  testMode: 'Modo de teste: nenhum cartão é cobrado.',
  paymentsPaused: 'Pagamentos pausados: os pedidos ficam guardados.',
}

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
