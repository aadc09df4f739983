type PublicPage = { path: string; title: string; label?: string }

/** The public site is in Portuguese only. A `label` puts the page in the header. */
export const sitePages = [
  { path: '/', title: 'Início', label: 'Início' },
  { path: '/como-funciona', title: 'Como funciona', label: 'Como funciona' },
  { path: '/planos', title: 'Planos', label: 'Planos' },
  { path: '/faq', title: 'Perguntas frequentes', label: 'FAQ' },
  { path: '/contato', title: 'Contato', label: 'Contato' },
  { path: '/cadastro', title: 'Abrir empresa' },
  { path: '/privacidade', title: 'Política de privacidade' },
  { path: '/termos', title: 'Termos de uso' },
] as const satisfies readonly PublicPage[]

export const accountPages = [
  { path: '/login', title: 'Entrar' },
  { path: '/signup', title: 'Criar conta' },
  { path: '/esqueci-senha', title: 'Esqueci minha senha' },
  { path: '/redefinir-senha', title: 'Redefinir senha' },
  { path: '/verificar-email', title: 'Verificar e-mail' },
  { path: '/confirmar-novo-email', title: 'Confirmar novo e-mail' },
] as const satisfies readonly PublicPage[]

const titles = new Map<string, string>([...sitePages, ...accountPages].map(({ path, title }) => [path, title]))

export const publicTitleOf = (pathname: string): string | undefined =>
  titles.get(pathname === '/' ? pathname : pathname.replace(/\/$/, ''))
