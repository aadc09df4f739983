import { privacy } from '#features/privacy/words/privacy.pt-BR.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { TitledSection } from '#web/ui/titled-section.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AccessList } from './access-list.tsx'
import { ConsentList } from './consent-list.tsx'
import { EraseCard } from './erase-card.tsx'
import { ExportCard } from './export-card.tsx'
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
