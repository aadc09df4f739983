import { ExternalLink, MapPin } from 'lucide-react'
import { contactOffice } from '#features/site/web/content/contact-details.ts'
import { useSite } from '#features/site-settings/web/use-site.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** The page loads no third-party map: the button opens one in a new tab. */
export default function Office() {
  const { officeAddress, officeMapUrl } = useSite()
  return (
    <section
      aria-labelledby="escritorio"
      className="card overflow-hidden md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="p-6 sm:p-8">
        <h2 id="escritorio" className="text-h3">
          {contactOffice.title}
        </h2>
        <p className="mt-3 font-semibold">{contactOffice.city}</p>
        <address data-needs="officeAddress" hidden={!officeAddress} className="mt-1 text-ink-muted not-italic">
          {officeAddress}
        </address>
        <p className="mt-3 text-ink-muted">{contactOffice.byAppointment}</p>
        <a
          href={officeMapUrl}
          target="_blank"
          rel="noopener noreferrer"
          data-needs="officeAddress"
          hidden={!officeAddress}
          className={`mt-5 ${buttonClass('ghost', 'panel')}`}
        >
          {contactOffice.mapButton}
          <ExternalLink size={16} aria-hidden="true" />
          <span className="sr-only">({contactOffice.newTabHint})</span>
        </a>
      </div>
      <div className="grid min-h-56 place-items-center bg-mar-100 p-6 text-center text-mar-800">
        <p className="flex flex-col items-center gap-2.5 font-medium">
          <MapPin size={28} aria-hidden="true" />
          {contactOffice.mapPlaceholder}
        </p>
      </div>
    </section>
  )
}
