import { useLocation } from 'react-router'
import { publicTitleOf, SITE_NAME } from '#web/content/public-pages.ts'

/** Stands where a page is not written: its title and nothing that pretends to work. */
export default function TitledPage() {
  const { pathname } = useLocation()
  return <h1 className="text-h2">{pathname === '/' ? SITE_NAME : publicTitleOf(pathname)}</h1>
}
