import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { duties } from '#features/duties/contract.ts'
import { type DutyAnswers, dutyQuestions } from '#features/duties/rules/answers.ts'
import { duties as words } from '#features/duties/words/duties.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { YesNo } from '#web/ui/yes-no.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Calendar, calendarQuery } from './queries.ts'

/** Questions that only the customer can answer; saving them updates the calendar at once. */
export function QuestionsCard({ id, calendar }: { id: string; calendar: Calendar }) {
  const { questions: text } = useMessages('duties', words)
  const client = useQueryClient()
  const { updatedAt, ...kept } = calendar.answers
  const [typed, setTyped] = useState<Partial<DutyAnswers>>({})
  const answers = { ...kept, ...typed }
  const changed = dutyQuestions.some((question) => answers[question] !== kept[question])
  const saving = useCall(duties.saveAnswers, {
    event: 'duties.changed',
    done: text.saved,
    failed: text.failed,
    onDone: (fresh) => {
      client.setQueryData(calendarQuery(id).queryKey, fresh)
      setTyped({})
    },
  })
  return (
    <Card title={text.title} text={text.text}>
      <div className="space-y-5">
        {dutyQuestions.map((question) => (
          <div key={question}>
            <YesNo
              label={text[question]}
              words={text}
              value={answers[question]}
              onChange={(value) => setTyped((before) => ({ ...before, [question]: value }))}
            />
            {question === 'employees' && answers.employees && (
              <p className="mt-2 text-sm text-ink-muted">{text.employeesNote}</p>
            )}
          </div>
        ))}
        <Button
          size="panel"
          disabled={!changed}
          loading={saving.isPending}
          onClick={() => saving.mutate({ id, ...answers, expectedUpdatedAt: updatedAt })}
        >
          {text.save}
        </Button>
      </div>
    </Card>
  )
}
