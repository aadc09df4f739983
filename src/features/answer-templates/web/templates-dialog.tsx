import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { answerTemplates } from '#features/answer-templates/contract.ts'
import { builtInAnswers } from '#features/answer-templates/rules/built-in.ts'
import type { AnswerKind } from '#features/answer-templates/rules/template.ts'
import { answers } from '#features/answer-templates/words/answers.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { MoveButtons } from '#web/ui/move-buttons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type OwnTemplate, templatesQuery, valuesQuery } from './queries.ts'
import { TemplateForm } from './template-form.tsx'
import { TemplateItem } from './template-item.tsx'

type Props = {
  kind: AnswerKind
  registrationId: string
  documentId?: string
  field: RefObject<HTMLTextAreaElement | null>
  onInsert: (text: string) => void
  onClose: () => void
}

/** Template answers filled with the record: the own ones, which can be changed here, and the built-in ones. */
export function TemplatesDialog({ kind, registrationId, documentId, field, onInsert, onClose }: Props) {
  const text = useMessages('answers', answers)
  const own = useQuery(templatesQuery)
  const record = useQuery(valuesQuery(registrationId, documentId))
  const client = useQueryClient()
  const changed = { failed: text.failed, stale: [answerTemplates.list] }
  const order = useCall(answerTemplates.order, {
    ...changed,
    onDone: (sorted) => client.setQueryData(templatesQuery.queryKey, sorted),
  })
  const remove = useCall(answerTemplates.remove, { ...changed, done: text.removed })
  const [editing, setEditing] = useState<OwnTemplate | 'new'>()
  const [removing, setRemoving] = useState<OwnTemplate>()
  const mine = (own.data?.items ?? []).filter((one) => one.kind === kind)
  const began = editing === 'new' ? undefined : editing
  const use = (filled: string) => {
    onInsert(filled)
    onClose()
  }
  const move = (at: number, step: -1 | 1) => {
    const ids = mine.map(({ id }) => id)
    const [moved = ''] = ids.splice(at, 1)
    order.mutate({ kind, ids: ids.toSpliced(at + step, 0, moved) })
  }
  const failed = (own.isError && !own.data) || (record.isError && !record.data)
  const title = editing ? (began ? text.form.edit : text.add) : text.title[kind]
  const about = !editing && record.data && text.text({ language: text.languages[record.data.language] })
  return (
    <Dialog
      open
      wide
      title={title}
      {...(about ? { description: about } : {})}
      onOpenChange={onClose}
      returnFocusTo={field}
    >
      {editing && (
        <TemplateForm
          kind={kind}
          began={began}
          current={mine.find(({ id }) => id === began?.id)}
          onDone={() => setEditing(undefined)}
        />
      )}
      {!editing && failed && (
        <ErrorState
          compact
          title={text.loadFailed}
          onRetry={() => {
            void own.refetch()
            void record.refetch()
          }}
          retrying={own.isFetching || record.isFetching}
        />
      )}
      {!editing && !failed && !(own.data && record.data) && <Skeleton className="h-64 w-full" />}
      {!editing && own.data && record.data && (
        <div className="space-y-6">
          <section>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-[1.0625rem]">{text.own}</h3>
              <Button variant="ghost" size="panel" onClick={() => setEditing('new')}>
                <Plus size={17} aria-hidden="true" />
                {text.add}
              </Button>
            </div>
            {mine.length === 0 && <p className="mt-1 text-ink-muted">{text.ownEmpty}</p>}
            <ul aria-label={text.own} className="divide-y divide-line">
              {mine.map((one, at) => (
                <TemplateItem key={one.id} template={one} values={record.data.values} onUse={use}>
                  {mine.length > 1 && (
                    <MoveButtons
                      up={text.up({ title: one.title })}
                      down={text.down({ title: one.title })}
                      place={at + 1}
                      all={mine.length}
                      onMove={(step) => move(at, step)}
                    />
                  )}
                  <button
                    type="button"
                    className="icon-btn grid"
                    aria-label={text.editOf({ title: one.title })}
                    title={text.edit}
                    onClick={() => setEditing(one)}
                  >
                    <Pencil size={17} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="icon-btn grid"
                    aria-label={text.removeOf({ title: one.title })}
                    title={text.remove}
                    onClick={() => setRemoving(one)}
                  >
                    <Trash2 size={17} aria-hidden="true" />
                  </button>
                </TemplateItem>
              ))}
            </ul>
          </section>
          <section>
            <h3 className="text-[1.0625rem]">{text.builtIn}</h3>
            <ul aria-label={text.builtIn} className="divide-y divide-line">
              {builtInAnswers[record.data.language][kind].map((one) => (
                <TemplateItem key={one.id} template={one} values={record.data.values} onUse={use} />
              ))}
            </ul>
          </section>
        </div>
      )}
      <Dialog
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={text.removeTitle}
        description={`${removing?.title ?? ''}. ${text.removeText}`}
        actions={
          <>
            <DialogCancel>{text.cancel}</DialogCancel>
            <Button
              variant="danger"
              size="panel"
              onClick={() => {
                if (removing) remove.mutate({ id: removing.id })
                setRemoving(undefined)
              }}
            >
              {text.remove}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
