import { useMutation, useQueryClient } from '@tanstack/react-query'
import { privacy } from '#features/privacy/contract.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { ExportRow } from './export-row.tsx'
import { type Export, privacyQuery } from './queries.ts'

const MOST_SHOWN = 3

export function ExportCard({ exports }: { exports: Export[] }) {
  const { export: text } = useMessages('privacy', words)
  const failureText = useFailureText()
  const client = useQueryClient()
  const ask = useMutation({
    mutationFn: () => call(privacy.askExport, {}),
    onSuccess: () => toast.success(text.asked),
    onError: (error) => toast.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: privacyQuery.queryKey }),
  })
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
        onClick={() => ask.mutate()}
      >
        {text.ask}
      </Button>
    </>
  )
}
