import { readFileSync } from 'node:fs'

const site = JSON.parse(readFileSync('build/site.json', 'utf8')) as { routes: string[]; etags: Record<string, string> }

const areaOf = (path: string): string => path.split('/')[1] ?? ''

/** Every path that has a screen and no parameters, from the list that the build writes. */
const routes = site.routes.filter((path) => !path.includes(':'))
export const routesOf = (area: string): string[] => routes.filter((path) => areaOf(path) === area)
export const publicRoutes = routes.filter(
  (path) => !['user', 'agent', 'admin', 'superadmin', 'dev'].includes(areaOf(path)),
)

const withForm = [
  '/login',
  '/signup',
  '/esqueci-senha',
  '/redefinir-senha',
  '/verificar-email',
  '/confirmar-novo-email',
]
export const deferredRoutes = publicRoutes.filter((path) => !withForm.includes(path))
