import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ratings as calls } from '#features/ratings/contract.ts'
import { placeOf, type RatingPlace } from '#features/ratings/rules/asking.ts'
import { ratings } from '#features/ratings/words/ratings.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type OwnRating, ownRatingQuery } from './queries.ts'
import { ScoreStars } from './score-stars.tsx'

export const placeTone: Readonly<Record<RatingPlace, BadgeTone>> = {
  public: 'green',
  private: 'grey',
  hidden: 'yellow',
}

function WithdrawButton({ id }: { id: string }) {
  const text = useMessages('ratings', ratings)
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const withdraw = useCall(calls.withdraw, {
    done: text.withdrawn,
    failed: text.failed,
    onDone: (rating) => {
      client.setQueryData(ownRatingQuery(id).queryKey, rating)
      setOpen(false)
    },
  })
  return (
    <Dialog
      title={text.withdrawTitle}
      description={text.withdrawText}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="panel">
          {text.withdraw}
        </Button>
      }
      actions={
        <>
          <DialogCancel>{text.back}</DialogCancel>
          <Button variant="danger" size="panel" loading={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
            {text.confirmWithdraw}
          </Button>
        </>
      }
    />
  )
}

type Props = { id: string; answer: NonNullable<OwnRating['answer']>; onEdit: (() => void) | undefined }

/** The customer's answer, where it is shown, and the team's reply. */
export function GivenRating({ id, answer, onEdit }: Props) {
  const text = useMessages('ratings', ratings)
  const place = placeOf({ publish: answer.publish, hidden: answer.hiddenReason !== null })
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <ScoreStars score={answer.score} label={text.scoreOf({ score: answer.score })} />
        <Badge tone={placeTone[place]}>{text.places[place]}</Badge>
      </div>
      <p translate="no" className="max-w-[60ch] break-words">
        {answer.sentence ?? <span className="text-ink-muted">{text.noSentence}</span>}
      </p>
      {answer.hiddenReason && <Notice tone="blue">{text.hidden({ reason: answer.hiddenReason })}</Notice>}
      {answer.reply && (
        <div className="border-l-[3px] border-ipe-500 pl-4">
          <p className="text-sm font-semibold">{text.reply}</p>
          <p translate="no" className="break-words">
            {answer.reply}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {onEdit && (
          <Button variant="ghost" size="panel" onClick={onEdit}>
            {text.edit}
          </Button>
        )}
        <WithdrawButton id={id} />
      </div>
    </div>
  )
}
