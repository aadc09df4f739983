import { useLocation } from 'react-router'
import { publicTitleOf } from '#web/content/public-pages.ts'

/** Stands where an account screen is not built: its title and nothing that pretends to work. */
export default function TitledAccountPage() {
  return <h1 className="text-h2">{publicTitleOf(useLocation().pathname)}</h1>
}
