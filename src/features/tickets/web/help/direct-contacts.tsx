import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { spanText } from '#features/announcement/rules/span.ts'
import { announced } from '#features/site/web/content/announced.ts'
import { useSite } from '#features/site-settings/web/use-site.ts'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { LiveChat } from './live-chat.tsx'

const link = 'flex min-h-11 items-center break-all font-semibold text-mar-700 underline-offset-4 hover:underline'

/** Shows only the contacts that the settings hold. */
export function DirectContacts({ onTicket }: { onTicket: () => void }) {
  const { shared, contacts: text } = useMessages('tickets', tickets)
  const { locale } = useLocale()
  const site = useSite()
  const emails = [site.email, site.email2].filter(Boolean)
  const phones = [
    { phone: site.phone, url: site.phoneUrl },
    { phone: site.phone2, url: site.phone2Url },
  ].filter(({ phone }) => phone)
  return (
    <dl className="divide-y divide-line">
      {emails.length > 0 && (
        <Line icon={Mail} label={shared.email}>
          {emails.map((email) => (
            <a key={email} href={`mailto:${email}`} className={link}>
              {email}
            </a>
          ))}
          <p className="text-sm text-ink-muted">
            {text.promise({ reply: spanText(announced().times.emailReply, locale) })}
          </p>
        </Line>
      )}
      {phones.length > 0 && (
        <Line icon={Phone} label={shared.phone}>
          {phones.map(({ phone, url }) => (
            <a key={phone} href={url} className={link}>
              {phone}
            </a>
          ))}
        </Line>
      )}
      <Line icon={MessageCircle} label={text.chat}>
        <LiveChat onTicket={onTicket} />
      </Line>
    </dl>
  )
}

function Line({ icon: Icon, label, children }: { icon: typeof Mail; label: string; children: ReactNode }) {
  return (
    <div className="py-3 first:pt-0 last:pb-0">
      <dt className="flex items-center gap-2.5 text-sm text-ink-muted">
        <Icon size={17} aria-hidden="true" className="text-mar-600" />
        {label}
      </dt>
      <dd className="pl-[27px]">{children}</dd>
    </div>
  )
}
