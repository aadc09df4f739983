import { unreadWords } from './unread-words.ts'

export const shell = {
  loading: 'Carregando...',
  skipToContent: 'Ir para o conteúdo',
  panel: 'Painel',
  openMenu: 'Abrir menu',
  menu: 'Menu',
  /** Where the phone's bar has no room for the title of the screen. */
  shortTitles: { 'agent/usa-workflows': 'Fluxos' },
  messages: ({ unread }: { unread: string }) => (unread ? `Mensagens, ${unreadWords(unread)}` : 'Mensagens'),
  signOut: 'Sair',
  signedOut: 'Você saiu da sua conta',
  signOutFailed: 'Erro ao sair da conta',
  panels: 'Painéis',
  panelOf: { superadmin: 'Super Admin', admin: 'Admin', agent: 'Agente', user: 'Cliente' },
  greeting: ({ name }: { name: string }) => `Olá, ${name}.`,
  nothingHere: 'Esta tela ainda não tem conteúdo.',
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
}
