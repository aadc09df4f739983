import { Link } from 'react-router'
import { privacy } from '#features/privacy/contract.ts'
import type { ConsentDocument } from '#features/privacy/rules/consent.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ConsentDetails } from './consent-details.tsx'
import type { Consent } from './queries.ts'

type State = 'accepted' | 'old' | 'withdrawn' | 'never'
const tones: Record<State, BadgeTone> = { accepted: 'green', old: 'yellow', withdrawn: 'grey', never: 'grey' }
const pages: Record<ConsentDocument, string> = { terms: '/termos', privacy: '/privacidade' }

function stateOf(consent: Consent | undefined, current: string): State {
  if (!consent) return 'never'
  if (consent.withdrawnAt) return 'withdrawn'
  return consent.version === current ? 'accepted' : 'old'
}

type Props = { document: ConsentDocument; consent: Consent | undefined; current: string }

export function ConsentRow({ document, consent, current }: Props) {
  const { consents: text, failed } = useMessages('privacy', words)
  const dates = useDates()
  const shared = { failed, stale: [privacy.read] }
  const accept = useCall(privacy.accept, { ...shared, done: text.accepted })
  const withdraw = useCall(privacy.withdraw, { ...shared, done: text.withdrawn })
  const state = stateOf(consent, current)
  const name = text.names[document]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={pages[document]}
            className="inline-flex min-h-6 items-center font-semibold text-mar-600 underline underline-offset-4"
          >
            {name}
          </Link>
          <Badge tone={tones[state]}>{text.state[state]}</Badge>
        </p>
        {consent ? <ConsentDetails consent={consent} /> : <p className="text-sm text-ink-muted">{text.never}</p>}
        {state === 'old' && <p className="text-sm text-ink-muted">{text.newer({ version: dates.date(current) })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {state !== 'accepted' && (
          <Button
            variant="ghost"
            size="panel"
            aria-label={text.acceptNamed({ name })}
            loading={accept.isPending}
            onClick={() => accept.mutate({ document, version: current })}
          >
            {text.accept}
          </Button>
        )}
        {(state === 'accepted' || state === 'old') && (
          <Button
            variant="ghost"
            size="panel"
            aria-label={text.withdrawNamed({ name })}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ document })}
          >
            {text.withdraw}
          </Button>
        )}
      </div>
    </li>
  )
}
