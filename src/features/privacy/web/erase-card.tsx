import { lazy, Suspense, useRef, useState } from 'react'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { acrossOutages } from '#web/api/across-outages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Privacy } from './queries.ts'

const EraseDialog = lazy(() => acrossOutages(() => import('./erase-dialog.tsx')))

export function EraseCard({ erasure }: { erasure: Privacy['erasure'] }) {
  const { erase: text } = useMessages('privacy', words)
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (!erasure.possible) return <Notice tone="blue">{text.impossible}</Notice>
  return (
    <div className="space-y-4">
      <p className="text-[0.9375rem] text-ink-muted">{text.downloadFirst}</p>
      <Button ref={opener} variant="danger" size="panel" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Suspense>{open && <EraseDialog erasure={erasure} openedBy={opener} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
