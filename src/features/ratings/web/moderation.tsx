import { useState } from 'react'
import { z } from 'zod'
import { ratings } from '#features/ratings/contract.ts'
import { hidingReason, LONGEST_REASON, LONGEST_SENTENCE, ratingReply } from '#features/ratings/rules/answer.ts'
import { teamRatings } from '#features/ratings/words/team-ratings.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { DecidedRating } from './queries.ts'

const buttons = 'flex flex-wrap gap-3 max-sm:*:flex-1'
type Part = { rating: DecidedRating }

/** Form for the public reply, which replaces the one before. */
export function ReplyForm({ rating }: Part) {
  const { drawer: text } = useMessages('teamRatings', teamRatings)
  const { id, version: expectedVersion } = rating
  const send = useCall(ratings.reply, { event: 'ratings.changed', done: text.saved })
  const form = useCallForm(send, {
    schema: z.object({ reply: ratingReply }),
    values: { reply: rating.reply ?? '' },
    input: (fields) => ({ id, ...fields, expectedVersion }),
    failed: text.failed,
  })
  return (
    <CallForm of={form} className="space-y-3">
      <TextArea
        {...form.field('reply')}
        label={text.reply}
        hint={rating.publish ? text.replyHint : text.replyHintPrivate}
        rows={3}
        maxLength={LONGEST_SENTENCE}
      />
      <div className={buttons}>
        <Button type="submit" size="panel" loading={form.busy}>
          {rating.reply ? text.changeReply : text.saveReply}
        </Button>
        {rating.reply && (
          <Button
            variant="ghost"
            size="panel"
            disabled={form.busy}
            onClick={() => send.mutate({ id, reply: null, expectedVersion })}
          >
            {text.removeReply}
          </Button>
        )}
      </div>
    </CallForm>
  )
}

/** Hides with a reason, or shows what was hidden. */
export function HidePart({ rating }: Part) {
  const { drawer: text } = useMessages('teamRatings', teamRatings)
  const { dateTime } = useDates()
  const { id, version: expectedVersion, hiddenAt, hiddenReason } = rating
  const [asking, setAsking] = useState(false)
  const show = useCall(ratings.hide, { event: 'ratings.changed', done: text.saved, failed: text.failed })
  if (hiddenAt && hiddenReason)
    return (
      <div className="space-y-3">
        <Notice tone="blue">
          <p>{text.hiddenSince({ at: dateTime(hiddenAt), reason: hiddenReason })}</p>
          {rating.changedAt > hiddenAt && <p>{text.editedSince}</p>}
        </Notice>
        <Button
          variant="ghost"
          size="panel"
          loading={show.isPending}
          onClick={() => show.mutate({ id, reason: null, expectedVersion })}
        >
          {text.show}
        </Button>
      </div>
    )
  if (asking) return <HideForm rating={rating} onClose={() => setAsking(false)} />
  return (
    <Button variant="ghost" size="panel" onClick={() => setAsking(true)}>
      {text.hide}
    </Button>
  )
}

function HideForm({ rating: { id, version: expectedVersion }, onClose }: Part & { onClose: () => void }) {
  const { shared, drawer: text } = useMessages('teamRatings', teamRatings)
  const hide = useCall(ratings.hide, { event: 'ratings.changed', done: text.saved, onDone: onClose })
  const form = useCallForm(hide, {
    schema: z.object({ reason: hidingReason }),
    values: { reason: '' },
    input: (fields) => ({ id, ...fields, expectedVersion }),
    failed: text.failed,
    texts: { reason: text.reasonMissing },
  })
  return (
    <CallForm of={form} className="space-y-3">
      <TextArea
        {...form.field('reason')}
        label={text.hideReason}
        hint={text.hideHint}
        rows={3}
        maxLength={LONGEST_REASON}
        autoFocus
      />
      <div className={buttons}>
        <Button type="submit" variant="danger" size="panel" loading={form.busy}>
          {text.confirmHide}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {shared.back}
        </Button>
      </div>
    </CallForm>
  )
}
