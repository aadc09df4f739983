import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { contactInfo } from '#features/site/web/content/contact-details.ts'
import { useSite } from '#features/site-settings/web/use-site.ts'

const [emailText, phoneText, officeText] = contactInfo.lines
const link = 'flex min-h-11 items-center break-all font-semibold text-mar-700 underline-offset-4 hover:underline'

type LineProps = { icon: typeof Mail; label: string; needs: string; hidden: boolean; children: ReactNode }

function Line({ icon: Icon, label, needs, hidden, children }: LineProps) {
  return (
    <div data-needs={needs} hidden={hidden} className="py-3 first-of-type:pt-0">
      <dt className="flex items-center gap-2.5 text-sm text-ink-muted">
        <Icon size={17} aria-hidden="true" className="text-mar-600" />
        {label}
      </dt>
      <dd className="pl-[27px]">{children}</dd>
    </div>
  )
}

/** Shows only the contacts that the settings hold. */
export function ContactLines() {
  const site = useSite()
  return (
    <section aria-labelledby="contatos" className="card p-6">
      <h2 id="contatos" className="text-h3">
        {contactInfo.title}
      </h2>
      <dl className="mt-4 divide-y divide-line">
        <Line icon={Mail} label={emailText.label} needs="email" hidden={!site.email}>
          <a href={`mailto:${site.email}`} className={link}>
            {site.email}
          </a>
          <a href={`mailto:${site.email2}`} data-needs="email2" hidden={!site.email2} className={link}>
            {site.email2}
          </a>
        </Line>
        <Line icon={Phone} label={phoneText.label} needs="phone" hidden={!site.phone}>
          <a href={site.phoneUrl} className={link}>
            {site.phone}
          </a>
          <a href={site.phone2Url} data-needs="phone2" hidden={!site.phone2} className={link}>
            {site.phone2}
          </a>
        </Line>
        <Line icon={MapPin} label={officeText.label} needs="officeAddress" hidden={!site.officeAddress}>
          <address className="py-2 not-italic">{site.officeAddress}</address>
        </Line>
      </dl>
    </section>
  )
}
