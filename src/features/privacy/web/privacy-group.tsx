import { lazy, Suspense, useRef, useState } from 'react'
import { privacy, privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TitledSection } from '#web/ui/titled-section.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AccessList } from './access-list.tsx'
import { ConsentList } from './consent-list.tsx'
import { ExportCard } from './export-card.tsx'
import type { Privacy } from './queries.ts'
import { usePrivacy } from './use-privacy.ts'

/** Export, consents, accesses and erasure: what the law grants people about their own data (S63, S64). */
export function PrivacyGroup() {
  const text = useMessages('privacy', privacy)
  const query = usePrivacy()
  return (
    <div id="privacidade" className="mt-4 scroll-mt-20 border-t-[3px] border-dotted border-mar-200 pt-8">
      <h2 className="text-[1.5rem] leading-tight tracking-[-0.02em]">{text.title}</h2>
      <p className="mt-1 mb-5 text-ink-muted">{text.text}</p>
      <TitledSection level={3} title={text.export.title} text={text.export.text}>
        <Loaded query={query} rows={1}>
          {({ exports }) => <ExportCard exports={exports} />}
        </Loaded>
      </TitledSection>
      <TitledSection level={3} title={text.consents.title} text={text.consents.text}>
        <Loaded query={query}>
          {({ consents, current }) => <ConsentList consents={consents} current={current} />}
        </Loaded>
      </TitledSection>
      <TitledSection level={3} title={text.accesses.title} text={text.accesses.text}>
        <AccessList />
      </TitledSection>
      <TitledSection level={3} title={text.erase.title} text={text.erase.text}>
        <Loaded query={query} rows={1}>
          {({ erasure }) => <EraseCard erasure={erasure} />}
        </Loaded>
      </TitledSection>
    </div>
  )
}

const EraseDialog = lazy(() => import('./erase-dialog.tsx'))

function EraseCard({ erasure }: { erasure: Privacy['erasure'] }) {
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
