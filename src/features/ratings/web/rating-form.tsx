import { useState } from 'react'
import { LONGEST_SENTENCE, ratingAnswer } from '#features/ratings/rules/answer.ts'
import { ratings } from '#features/ratings/words/ratings.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import type { OwnRating } from './queries.ts'
import { ScorePicker } from './score-picker.tsx'
import { useAnswer } from './use-rating-changes.ts'

type Props = { id: string; rating: OwnRating; onDone: () => void; onCancel?: () => void }

/** Score, sentence and consent; the city is asked for once the sentence may be published. */
export function RatingForm({ id, rating, onDone, onCancel }: Props) {
  const text = useMessages('ratings', ratings)
  const problemText = useProblemText()
  const { answer, firstName } = rating
  const [score, setScore] = useState<number | undefined>(answer?.score)
  const [sentence, setSentence] = useState(answer?.sentence ?? '')
  const [publish, setPublish] = useState(answer?.publish ?? false)
  const [city, setCity] = useState(rating.city)
  const [tried, setTried] = useState(false)
  const send = useAnswer(onDone)
  const typed = ratingAnswer.safeParse({ score, sentence, publish, city: publish ? city : '' })
  const problem = (field: string): string | undefined => {
    const issue = tried ? typed.error?.issues.find(({ path }) => path[0] === field) : undefined
    return issue && problemText(issue.message)
  }
  return (
    <form
      noValidate
      className="max-w-[44rem] space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (typed.success) send.mutate({ id, ...typed.data })
      }}
    >
      <ScorePicker score={score} error={problem('score') && text.scoreMissing} onChange={setScore} />
      <TextArea
        label={text.sentence}
        hint={text.sentenceHint({ left: LONGEST_SENTENCE - sentence.length })}
        rows={3}
        maxLength={LONGEST_SENTENCE}
        value={sentence}
        error={problem('sentence')}
        onChange={({ target }) => setSentence(target.value)}
      />
      <Checkbox label={text.publish} checked={publish} onChange={({ target }) => setPublish(target.checked)} />
      {publish && (
        <div className="space-y-1">
          <TextField
            label={text.city}
            maxLength={60}
            value={city}
            error={problem('city')}
            onChange={({ target }) => setCity(target.value)}
          />
          {city.trim() && (
            <p translate="no" className="text-sm text-ink-muted">
              {text.signed({ name: firstName, city: city.trim() })}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" size="panel" loading={send.isPending}>
          {answer ? text.save : text.send}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="panel" onClick={onCancel}>
            {text.back}
          </Button>
        )}
      </div>
    </form>
  )
}
