import { Eye, FilePlus2, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DownloadLink } from '#features/documents/web/download-link.tsx'
import { papers as calls } from '#features/papers/contract.ts'
import type { PaperPlace } from '#features/papers/rules/problem-codes.ts'
import { signedByOf } from '#features/papers/rules/signatures.ts'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import { ApiError } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PaperProblems } from './paper-problems.tsx'
import type { Paper } from './queries.ts'

const PreviewDialog = lazy(async () => ({
  default: (await import('#features/documents/web/preview-dialog.tsx')).PreviewDialog,
}))

type Props = { id: string; paper: Paper; mend: (place: PaperPlace) => (() => void) | undefined }

export function PaperRow({ id, paper: { kind, made, problems }, mend }: Props) {
  const text = useMessages('papers', words)
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const { openedBy, note } = useOpener()
  const name = text.names[kind]
  const making = useCall(calls.make, {
    // The list shows the reasons of a refusal, so it is read again.
    event: 'documents.changed',
    done: text.done({ name }),
    failed: text.failed({ name }),
    reason: (error) => (error instanceof ApiError && error.code === 'paper_refused' ? text.refused : undefined),
  })
  const showing = useCall(calls.show, {
    event: 'documents.changed',
    done: (_, { shown }) => (shown ? text.nowShown : text.nowHidden)({ name }),
    failed: text.showFailed,
  })
  const signedBy = signedByOf(kind)
  const Icon = made ? RotateCcw : FilePlus2
  const wanted = showing.isPending ? showing.variables.shown : made?.shown
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-medium">{name}</p>
        {made ? (
          <span className="flex flex-wrap gap-1.5">
            {made.outdated && <Badge tone="yellow">{text.outdated}</Badge>}
            <Badge tone={made.shown ? 'green' : 'grey'}>{made.shown ? text.shown : text.hiddenFromCustomer}</Badge>
          </span>
        ) : (
          <Badge tone={problems.length > 0 ? 'yellow' : 'blue'}>
            {problems.length > 0 ? text.blocked : text.ready}
          </Badge>
        )}
      </div>
      {signedBy && <p className="text-sm text-ink-muted">{text.signedBy[signedBy]}</p>}
      {made && (
        <p className="text-sm text-ink-muted">
          {text.made({ version: made.version, at: dates.dateTime(made.at), by: made.by ?? text.nobody })}
        </p>
      )}
      {made?.outdated && <p className="text-sm">{text.outdatedText}</p>}
      <PaperProblems problems={problems} mend={mend} wasMade={made !== null} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          variant="ghost"
          size="panel"
          disabled={problems.length > 0}
          loading={making.isPending}
          aria-label={(made ? text.makeAgainOf : text.makeOf)({ name })}
          onClick={() => making.mutate({ id, kind })}
        >
          {!making.isPending && <Icon size={17} aria-hidden="true" />}
          {made ? text.makeAgain : text.make}
        </Button>
        {made && (
          <>
            <Button
              variant="ghost"
              size="panel"
              aria-label={text.openOf({ name })}
              onClick={() => {
                note()
                setOpen(true)
              }}
            >
              <Eye size={17} aria-hidden="true" />
              {text.open}
            </Button>
            <DownloadLink id={made.documentId} file={{ version: made.version, canDownload: true }} name={name} />
          </>
        )}
      </div>
      {made && (
        <Switch
          label={text.customerSees}
          aria-label={text.customerSeesOf({ name })}
          checked={wanted ?? false}
          disabled={showing.isPending}
          onChange={({ target }) => showing.mutate({ id, kind, shown: target.checked })}
        />
      )}
      {made && isOpen && (
        <Suspense>
          <PreviewDialog
            document={{ id: made.documentId, name }}
            file={{
              version: made.version,
              fileName: text.version({ version: made.version }),
              contentType: 'application/pdf',
            }}
            onClose={() => setOpen(false)}
            returnFocusTo={openedBy}
          />
        </Suspense>
      )}
    </li>
  )
}
