import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { ownersInput } from '#features/orders/contract.ts'
import { partner as newPartner } from '#features/orders/rules/order-fields.ts'
import { MOST_OWNERS, totalOf } from '#features/orders/rules/shares.ts'
import {
  asksForPartners,
  type DraftOwners as Owners,
  partnersAreInQuestion,
} from '#features/orders/rules/wizard-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { errorsIn, errorsUnder, type FieldErrors, focusFirstError } from './field-errors.ts'
import { OwnerFields } from './owner-fields.tsx'
import { OwnershipTotal } from './ownership-total.tsx'
import { PartnersQuestion } from './partners-question.tsx'
import { StepActions } from './step-actions.tsx'
import { StepHeading } from './step-heading.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = {
  text: WizardMessages
  owners: Owners
  onChange: (owners: Owners) => void
  onBack: () => void
  onNext: () => void
}

const SHARE = 'input[name=share]'

/** Step 5: partners are asked for only while the main owner has less than 100 %, or partners are already typed. */
export function OwnerInfo({ text, owners, onChange, onBack, onNext }: Props) {
  const words = text.owner
  const { main, partners } = owners
  const problemText = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const question = useRef<HTMLElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const change = (next: Owners): void => {
    setErrors({})
    onChange(next)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = errorsIn(ownersInput, owners, problemText)
    setErrors(found)
    if (partnersAreInQuestion(owners)) question.current?.focus()
    else if (Object.keys(found).length > 0) focusFirstError(form.current)
    else onNext()
  }
  const setPartner = (at: number, partner: Owners['main']) =>
    change({ main, partners: partners.map((one, n) => (n === at ? partner : one)) })
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-6">
      <StepHeading title={text.steps[5]}>{words.lead}</StepHeading>
      <OwnerFields
        text={text}
        value={main}
        errors={errorsUnder(errors, 'main')}
        section="section-main"
        largestShare="100"
        onChange={(owner) => change({ main: owner, partners })}
      />
      {partnersAreInQuestion(owners) && (
        <PartnersQuestion
          ref={question}
          words={words}
          onRemove={() => change({ main, partners: [] })}
          onKeep={() => form.current?.querySelector<HTMLInputElement>(SHARE)?.select()}
        />
      )}
      {asksForPartners(owners) && (
        <section aria-label={words.partners} className="space-y-5 border-t border-line pt-5">
          <h4 className="font-display text-h3">{words.partners}</h4>
          {partners.map((partner, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an owner has no id before the order is stored
            <fieldset key={at} className="min-w-0 rounded-lg border border-line-strong p-4">
              <legend className="px-1.5 font-semibold">{words.partner({ number: String(at + 2) })}</legend>
              <OwnerFields
                text={text}
                value={partner}
                errors={errorsUnder(errors, `partners.${at}`)}
                section={`section-socio-${at + 1}`}
                largestShare="99"
                onChange={(owner) => setPartner(at, owner)}
              />
              <Button
                variant="ghost"
                size="panel"
                className="mt-4"
                onClick={() => change({ main, partners: partners.filter((_, n) => n !== at) })}
              >
                <Trash2 size={17} aria-hidden="true" />
                {words.remove({ number: String(at + 2) })}
              </Button>
            </fieldset>
          ))}
          {partners.length < MOST_OWNERS - 1 && (
            <Button variant="ghost" onClick={() => change({ main, partners: [...partners, newPartner.start] })}>
              <Plus size={18} aria-hidden="true" />
              {words.add}
            </Button>
          )}
        </section>
      )}
      <OwnershipTotal words={words} total={totalOf([main.share, ...partners.map(({ share }) => share)])} />
      <StepActions back={{ label: text.back, onBack }}>
        <Button type="submit">{text.continue}</Button>
      </StepActions>
    </form>
  )
}
