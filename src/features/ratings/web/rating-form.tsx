import { useQueryClient } from '@tanstack/react-query'
import { ratings as calls } from '#features/ratings/contract.ts'
import { LONGEST_SENTENCE, ratingForm } from '#features/ratings/rules/answer.ts'
import { ratings } from '#features/ratings/words/ratings.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type OwnRating, ownRatingQuery } from './queries.ts'
import { ScorePicker } from './score-picker.tsx'

type Props = { id: string; rating: OwnRating; onDone: () => void; onCancel?: () => void }

/** Score, sentence and consent; the city is asked for once the sentence may be published. */
export function RatingForm({ id, rating, onDone, onCancel }: Props) {
  const text = useMessages('ratings', ratings)
  const client = useQueryClient()
  const { answer, firstName } = rating
  const send = useCall(calls.answer, {
    done: text.sent,
    onDone: (rated) => {
      client.setQueryData(ownRatingQuery(id).queryKey, rated)
      onDone()
    },
  })
  const form = useCallForm(send, {
    schema: ratingForm,
    values: {
      score: answer?.score ?? 0,
      sentence: answer?.sentence ?? '',
      publish: answer?.publish ?? false,
      city: rating.city,
    },
    input: (fields) => ({ id, ...fields }),
    failed: text.failed,
    texts: { score: text.scoreMissing },
  })
  const { value: score, ...picked } = form.held('score')
  const [sentence, publish, typed] = form.watch(['sentence', 'publish', 'city'])
  const city = typed.trim()
  return (
    <CallForm of={form} className="max-w-[44rem] space-y-4">
      <ScorePicker score={score} {...picked} />
      <TextArea
        {...form.field('sentence')}
        label={text.sentence}
        hint={text.sentenceHint({ left: LONGEST_SENTENCE - sentence.length })}
        rows={3}
        maxLength={LONGEST_SENTENCE}
      />
      <Checkbox {...form.toggle('publish')} label={text.publish} />
      {publish && (
        <div className="space-y-1">
          <TextField {...form.field('city')} label={text.city} maxLength={60} />
          {city && (
            <p translate="no" className="text-sm text-ink-muted">
              {text.signed({ name: firstName, city })}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" size="panel" loading={form.busy}>
          {answer ? text.save : text.send}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="panel" onClick={onCancel}>
            {text.back}
          </Button>
        )}
      </div>
    </CallForm>
  )
}
