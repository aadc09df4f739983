import { Link } from 'react-router'
import { StageBadges } from '#features/agents/web/workbench/stage-badges.tsx'
import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import { clients } from '#features/clients/words/clients.pt-BR.ts'
import { daysAgo } from '#web/format/days-ago.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { CardPart } from './card-part.tsx'
import type { ClientCard } from './queries.ts'

type Company = ClientCard['companies'][number]

const share = (percent: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(Number(percent) / 100)

/** The client's companies with this agent: the stage, the next step and the waiting work of each. */
export function ClientCompanies({ client: { companies, total } }: { client: ClientCard }) {
  const { shared, card: text } = useMessages('clients', clients)
  return (
    <CardPart title={shared.companies}>
      {total > companies.length && (
        <p className="mb-2 text-sm text-ink-muted">{text.newestOf({ shown: companies.length, total })}</p>
      )}
      <ul className="space-y-3">
        {companies.map((company) => (
          <CompanyLine key={company.id} company={company} />
        ))}
      </ul>
    </CardPart>
  )
}

function CompanyLine({ company }: { company: Company }) {
  const { shared, card: text } = useMessages('clients', clients)
  const words = useMessages('workbench', workbench)
  const { locale } = useLocale()
  const { id, companyName, paid, statusSince, documentsWaiting, unread, owners } = company
  const facts = [
    { label: shared.nextStep, value: text.next[company.nextAction] },
    ...(owners.length > 0
      ? [
          {
            label: text.owners,
            value: owners
              .map(({ name, ownershipPercentage }) => text.owner({ name, share: share(ownershipPercentage, locale) }))
              .join(', '),
          },
        ]
      : []),
  ]
  return (
    <li className="rounded-lg border border-line p-3.5 text-[0.9375rem]">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-48 leading-tight">
          <Link
            to={`/agent/processes?processo=${id}`}
            className="inline-flex min-h-6 font-semibold break-words text-mar-700 underline-offset-4 hover:underline"
          >
            {companyName}
          </Link>
          <p className="text-sm text-ink-muted">
            {company.companyType} · {company.state}
            {statusSince && ` · ${text.changed({ since: daysAgo(statusSince, locale) })}`}
          </p>
        </div>
        <span className="inline-flex flex-wrap gap-1.5">
          <StageBadges {...company} />
          {paid && <Badge tone="green">{shared.paid}</Badge>}
        </span>
      </div>
      <dl className="mt-2 space-y-0.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="break-words">
            <dt className="inline text-ink-muted">{label}: </dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        {documentsWaiting > 0 && (
          <span className="font-semibold text-ipe-700">
            {words.reasons.documents({ count: documentsWaiting, days: 0 })}
          </span>
        )}
        <Link
          to={`/agent/messages?conversa=${id}`}
          className="inline-flex min-h-6 items-center font-semibold text-mar-700 underline underline-offset-4"
        >
          {unread > 0 ? text.unread({ count: unread }) : text.messages}
          <span className="sr-only"> ({companyName})</span>
        </Link>
      </p>
    </li>
  )
}
