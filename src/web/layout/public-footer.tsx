import { Link } from 'react-router'
import { sitePages } from '#web/content/public-pages.ts'
import { HomeLink } from './home-link.tsx'

const links = sitePages.filter(({ path }) => path !== '/' && path !== '/cadastro')

export function PublicFooter() {
  return (
    <footer className="sobre-escuro mx-3 mb-3 rounded-2xl bg-mar-950 py-10 text-areia-50 sm:mx-5 sm:mb-5">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <HomeLink className="text-areia-50" />
        <nav aria-label="Rodapé" className="flex flex-wrap gap-x-6">
          {links.map(({ path, title }) => (
            <Link
              key={path}
              to={path}
              className="flex min-h-11 items-center text-[0.9375rem] text-mar-100 hover:underline"
            >
              {title}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
