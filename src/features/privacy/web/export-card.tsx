import { privacy } from '#features/privacy/contract.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ExportRow } from './export-row.tsx'
import type { Export } from './queries.ts'

const MOST_SHOWN = 3

export function ExportCard({ exports }: { exports: Export[] }) {
  const { export: text, failed } = useMessages('privacy', words)
  const ask = useCall(privacy.askExport, { done: text.asked, failed, stale: [privacy.read] })
  const newest = exports.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, MOST_SHOWN)
  const making = exports.some(({ state }) => state === 'making')
  return (
    <>
      {newest.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-muted">{text.none}</p>
      ) : (
        <ul aria-live="polite" className="-mt-4 divide-y divide-line border-b border-line">
          {newest.map((one) => (
            <ExportRow key={one.id} item={one} />
          ))}
        </ul>
      )}
      <Button
        variant="ghost"
        size="panel"
        className="mt-5"
        disabled={making}
        loading={ask.isPending}
        onClick={() => ask.mutate({})}
      >
        {text.ask}
      </Button>
    </>
  )
}
