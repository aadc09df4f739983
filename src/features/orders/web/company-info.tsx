import { type FormEvent, useEffect, useRef, useState } from 'react'
import { industries } from '#features/orders/rules/industry.ts'
import { company as companyFields } from '#features/orders/rules/order-fields.ts'
import { companyIsFilled, type DraftCompany, type WizardDraft } from '#features/orders/rules/wizard-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { errorsIn, type FieldErrors, focusFirstError } from './field-errors.ts'
import { NameResults } from './name-results.tsx'
import { StepActions } from './step-actions.tsx'
import { StepHeading } from './step-heading.tsx'
import type { NameCheck } from './use-name-check.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = {
  text: WizardMessages
  draft: WizardDraft
  check: NameCheck
  onChange: (company: DraftCompany) => void
  onBack: () => void
  onNext: () => void
}

const given = ({ alternativeNames, ...company }: DraftCompany) => ({
  ...company,
  alternativeNames: alternativeNames.filter((name) => name.trim() !== ''),
})

const hintOf = (words: WizardMessages['company'], companyTypeId: string | null): string => {
  if (companyTypeId === 'llc') return words.nameHint
  return companyTypeId === 'corporation' ? words.nameHintCorporation : words.nameHintOther
}

/** Step 4. The name check only warns: after a warning, a second press continues. */
export function CompanyInfo({ text, draft, check, onChange, onBack, onNext }: Props) {
  const words = text.company
  const { company } = draft
  const problemText = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const asked = useRef(false)
  const found = useRef<HTMLElement>(null)
  // On a phone the results of the check are below the fold, so they are focused and scrolled into view.
  useEffect(() => {
    if (!check.warned || !asked.current) return
    asked.current = false
    found.current?.focus({ preventScroll: true })
    found.current?.scrollIntoView({ block: 'center' })
  }, [check.warned])
  const set = (part: Partial<DraftCompany>) => {
    setErrors({})
    onChange({ ...company, ...part })
  }
  const setAlternative = (at: number, name: string) =>
    set({ alternativeNames: [0, 1].map((n) => (n === at ? name : (company.alternativeNames[n] ?? ''))) })
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const mistakes = errorsIn(companyFields.given, given(company), problemText)
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return focusFirstError(form.current)
    if (check.warned) return onNext()
    asked.current = true
    if (await check.run()) onNext()
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <StepHeading title={text.steps[4]}>{words.lead}</StepHeading>
      <TextField
        label={words.name}
        hint={hintOf(words, draft.companyTypeId)}
        maxLength={200}
        autoComplete="organization"
        value={company.companyName}
        error={errors['companyName']}
        onChange={({ target }) => set({ companyName: target.value })}
      />
      {[0, 1].map((at) => (
        <TextField
          key={at}
          label={words.alternative({ number: String(at + 1) })}
          maxLength={200}
          autoComplete="off"
          value={company.alternativeNames[at] ?? ''}
          error={errors[`alternativeNames.${at}`]}
          onChange={({ target }) => setAlternative(at, target.value)}
        />
      ))}
      <Select
        label={words.industry}
        placeholder={words.chooseIndustry}
        options={industries.map((name) => ({ value: name, label: words.industries[name] }))}
        value={company.industry}
        error={errors['industry']}
        onChange={({ target }) => set({ industry: target.value })}
      />
      <TextArea
        label={words.purpose}
        hint={words.purposeHint}
        maxLength={2000}
        value={company.businessPurpose}
        error={errors['businessPurpose']}
        onChange={({ target }) => set({ businessPurpose: target.value })}
      />
      <NameResults ref={found} text={text} results={check.results} />
      <StepActions
        back={{ label: text.back, onBack }}
        note={companyIsFilled(company) ? (check.warned ? words.warns : undefined) : words.needed}
      >
        <Button type="submit" disabled={!companyIsFilled(company)} loading={check.running}>
          {check.warned ? words.goOn : text.continue}
        </Button>
      </StepActions>
    </form>
  )
}
