import { faqContactBox } from '#features/site/web/content/faq.ts'
import { useSite } from '#features/site-settings/web/use-site.ts'

const link = 'inline-flex min-h-11 items-center font-semibold text-mar-600 underline'

/** E-mail and phone; an empty setting hides its line, in the server by `data-needs`. */
export function ContactLines() {
  const { email, phone, phoneUrl } = useSite()
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-1">
      <div data-needs="email" hidden={!email}>
        <dt className="text-label text-ink-muted">{faqContactBox.emailLabel}</dt>
        <dd>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </dd>
      </div>
      <div data-needs="phone" hidden={!phone}>
        <dt className="text-label text-ink-muted">{faqContactBox.phoneLabel}</dt>
        <dd>
          <a href={phoneUrl} className={link}>
            {phone}
          </a>
        </dd>
      </div>
    </dl>
  )
}
