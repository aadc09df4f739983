import { useState } from 'react'
import { LONGEST_REASON, LONGEST_SENTENCE, ratingReply } from '#features/ratings/rules/answer.ts'
import { teamRatings } from '#features/ratings/words/team-ratings.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import type { DecidedRating } from './queries.ts'
import { useHide, useReply } from './use-rating-changes.ts'

const buttons = 'flex flex-wrap gap-3 max-sm:*:flex-1'

/** Form for the public reply, which replaces the one before. */
export function ReplyForm({ rating }: { rating: DecidedRating }) {
  const { drawer: text } = useMessages('teamRatings', teamRatings)
  const problemText = useProblemText()
  const { id, version: expectedVersion } = rating
  const [reply, setReply] = useState(rating.reply ?? '')
  const [tried, setTried] = useState(false)
  const send = useReply(() => setTried(false))
  const typed = ratingReply.safeParse(reply)
  const problem = tried ? typed.error?.issues[0]?.message : undefined
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (typed.success) send.mutate({ id, reply: typed.data, expectedVersion })
      }}
    >
      <TextArea
        label={text.reply}
        hint={rating.publish ? text.replyHint : text.replyHintPrivate}
        rows={3}
        maxLength={LONGEST_SENTENCE}
        value={reply}
        error={problem && problemText(problem)}
        onChange={({ target }) => setReply(target.value)}
      />
      <div className={buttons}>
        <Button type="submit" size="panel" loading={send.isPending}>
          {rating.reply ? text.changeReply : text.saveReply}
        </Button>
        {rating.reply && (
          <Button
            variant="ghost"
            size="panel"
            disabled={send.isPending}
            onClick={() => {
              setReply('')
              send.mutate({ id, reply: null, expectedVersion })
            }}
          >
            {text.removeReply}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Hides with a reason, or shows what was hidden. */
export function HidePart({ rating }: { rating: DecidedRating }) {
  const { shared, drawer: text } = useMessages('teamRatings', teamRatings)
  const { dateTime } = useDates()
  const { id, version: expectedVersion, hiddenAt, hiddenReason } = rating
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const hide = useHide(() => {
    setAsking(false)
    setReason('')
    setTried(false)
  })
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
          loading={hide.isPending}
          onClick={() => hide.mutate({ id, reason: null, expectedVersion })}
        >
          {text.show}
        </Button>
      </div>
    )
  if (!asking)
    return (
      <Button variant="ghost" size="panel" onClick={() => setAsking(true)}>
        {text.hide}
      </Button>
    )
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (reason.trim()) hide.mutate({ id, reason: reason.trim(), expectedVersion })
      }}
    >
      <TextArea
        label={text.hideReason}
        hint={text.hideHint}
        rows={3}
        maxLength={LONGEST_REASON}
        autoFocus
        value={reason}
        error={tried && !reason.trim() ? text.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={buttons}>
        <Button type="submit" variant="danger" size="panel" loading={hide.isPending}>
          {text.confirmHide}
        </Button>
        <Button variant="ghost" size="panel" onClick={() => setAsking(false)}>
          {shared.back}
        </Button>
      </div>
    </form>
  )
}
