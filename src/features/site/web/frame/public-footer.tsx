import { Link } from 'react-router'
import { publicFooter } from '#features/site/web/content/public-footer.ts'
import { HomeLink } from '#features/site/web/home-link.tsx'
import { fillText, useSite } from '#features/site-settings/web/use-site.ts'
import { Version } from '#web/ui/version.tsx'
import { FooterContacts } from './footer-contacts.tsx'
import { headerLinks, legalLinks } from './public-links.ts'

/** The seller's details; `data-needs` lets the server hide those that are empty (G260). */
function FooterSeller() {
  const site = useSite()
  return (
    <ul className="flex basis-full flex-wrap gap-x-5 gap-y-1">
      {publicFooter.seller.map(({ id, text }) => (
        <li key={id} data-needs={id} hidden={!site[id]} className="break-words">
          {fillText(text)}
        </li>
      ))}
    </ul>
  )
}

const link = 'flex min-h-11 items-center py-1 text-[0.9375rem] leading-snug text-mar-100 hover:underline'
const title = 'mb-1 text-label font-semibold text-mar-200'

export default function PublicFooter() {
  const { tagline, navLabel, pagesTitle, legalTitle, disclaimer, rights } = publicFooter
  return (
    <footer className="px-3 pb-3 sm:px-5 sm:pb-5">
      <div className="sobre-escuro mx-auto max-w-[1360px] rounded-2xl bg-mar-950 text-areia-50">
        <div className="wrap py-12 sm:py-16">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:grid-cols-[minmax(0,1.3fr)_minmax(0,2fr)]">
            <div>
              <HomeLink className="text-areia-50" />
              <p className="mt-3 max-w-[30ch] text-[0.9375rem] leading-relaxed text-mar-200">{tagline}</p>
            </div>
            <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
              <nav aria-label={navLabel} className="contents">
                <div>
                  <p className={title}>{pagesTitle}</p>
                  {headerLinks.map(({ path, label }) => (
                    <Link key={path} to={path} className={link}>
                      {label}
                    </Link>
                  ))}
                </div>
                <div>
                  <p className={title}>{legalTitle}</p>
                  {legalLinks.map(({ path, title: text }) => (
                    <Link key={path} to={path} className={link}>
                      {text}
                    </Link>
                  ))}
                </div>
              </nav>
              <FooterContacts />
            </div>
          </div>
          <div className="mt-12 flex flex-wrap items-start justify-between gap-x-10 gap-y-3 border-t border-white/12 pt-7 text-sm text-mar-200">
            <FooterSeller />
            <p className="max-w-[72ch]">{fillText(disclaimer)}</p>
            <p className="flex flex-wrap gap-x-3">
              <span suppressHydrationWarning>{fillText(rights(new Date().getFullYear()))}</span>
              <Version />
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
