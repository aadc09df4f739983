import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DetailState } from './detail-state.tsx'
import { isGone } from './gone-notice.tsx'
import { detailQuery } from './queries.ts'
import { shortNumber } from './short-number.ts'
import type { Side } from './use-set-status.ts'

type Props = { id: string; side: Side } & Pick<
  ComponentProps<typeof RecordDrawer>,
  'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'
>

/** All details of one process beside its list; live events keep them up to date while the drawer is open. */
export default function ProcessDrawer({ id, side, ...drawer }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const query = useQuery({ ...detailQuery(id), staleTime: 0 })
  const known = isGone(query.error) ? undefined : query.data
  const number = text.detail.number({ number: shortNumber(id) })
  return (
    <RecordDrawer
      {...drawer}
      title={known?.companyName ?? number}
      {...(known ? { description: number } : {})}
      footer={
        <div className="flex justify-end">
          <Button variant="ghost" size="panel" onClick={drawer.onClose}>
            {text.detail.close}
          </Button>
        </div>
      }
    >
      <DetailState key={id} query={query} side={side} />
    </RecordDrawer>
  )
}
