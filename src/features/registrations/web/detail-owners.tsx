import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { countryName } from '#features/orders/rules/countries.ts'
import { formatIdentityNumber } from '#features/orders/rules/identity-number.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { DetailPart } from './detail-part.tsx'
import { partId } from './go-to-part.ts'
import type { RegistrationDetail } from './queries.ts'

const share = (percent: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(Number(percent) / 100)

const OwnersDrawer = lazy(() => import('./owners-drawer.tsx'))

type Props = { registration: RegistrationDetail; mayEdit: boolean }

export function DetailOwners({ registration, mayEdit }: Props) {
  const { id: registrationId, owners, paid, status } = registration
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const { locale } = useLocale()
  const [isEditing, setEditing] = useState(false)
  const { openedBy, note } = useOpener()
  const { yes, no, unknown } = text.usPersonAnswers
  const answerOf = (usPerson: boolean | null): string => (usPerson === null ? unknown : usPerson ? yes : no)
  return (
    <DetailPart title={text.owners} id={partId('owners', registrationId)}>
      <ul className="divide-y divide-line">
        {owners.map(
          ({
            id,
            firstName,
            lastName,
            email,
            phone,
            address,
            taxCountry,
            usPerson,
            identityNumber,
            ownershipPercentage,
          }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="flex justify-between gap-3 font-medium">
                <span className="min-w-0 break-words">
                  {firstName} {lastName}
                </span>
                <span className="tabular-nums">{share(ownershipPercentage, locale)}</span>
              </p>
              <p className="text-sm break-words text-ink-muted">
                {email}, {phone}
              </p>
              <p translate="no" className="text-sm break-words text-ink-muted">
                {[address.street, address.city, address.state, address.zipCode, address.country].join(', ')}
              </p>
              {taxCountry && (
                <p className="text-sm break-words text-ink-muted">
                  {text.taxCountry({ country: countryName(taxCountry, locale) })}
                </p>
              )}
              <p className="text-sm break-words text-ink-muted">{text.usPerson({ answer: answerOf(usPerson) })}</p>
              {identityNumber && (
                <p className="text-sm break-words text-ink-muted tabular-nums">
                  {text.identityNumber({ number: formatIdentityNumber(taxCountry, identityNumber) })}
                </p>
              )}
            </li>
          ),
        )}
      </ul>
      {mayEdit && paid && status !== 'rejected' && owners.length > 0 && (
        <Button
          variant="ghost"
          size="panel"
          className="mt-4 max-sm:w-full"
          onClick={() => {
            note()
            setEditing(true)
          }}
        >
          <PencilLine size={17} aria-hidden="true" />
          {text.editOwners.edit}
        </Button>
      )}
      {isEditing && (
        <Suspense>
          <OwnersDrawer registrationId={registrationId} openedBy={openedBy} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </DetailPart>
  )
}
