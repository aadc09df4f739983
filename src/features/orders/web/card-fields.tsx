import { type Card, formatCardNumber, formatCvv, formatExpiry, testCards } from '#features/orders/rules/card.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = {
  words: WizardMessages['payment']
  card: Omit<Card, 'name'>
  name: string
  errors: Partial<Record<keyof Card, string>>
  onLeave: (part: keyof Card) => void
  onCard: (card: Omit<Card, 'name'>) => void
  onName: (name: string) => void
}

/** Test mode only. Number, expiry and code stay in this page's memory: they are neither stored nor sent (C1). */
export function CardFields({ words, card, name, errors, onLeave, onCard, onName }: Props) {
  return (
    <div className="space-y-4">
      <div className="rounded-md border border-ipe-500 bg-ipe-100 p-4 text-[0.9375rem] text-ipe-700">
        <p className="font-semibold">{words.testMode}</p>
        <p className="mt-1">{words.testNumbers}</p>
        <ul className="mt-1.5 space-y-1 tabular-nums">
          <li>
            <strong>{testCards.accepted}</strong> {words.acceptedCard}
          </li>
          <li>
            <strong>{testCards.declined}</strong> {words.declinedCard}
          </li>
        </ul>
      </div>
      <TextField
        label={words.cardNumber}
        inputMode="numeric"
        maxLength={19}
        autoComplete="off"
        value={card.number}
        error={errors.number}
        onBlur={() => onLeave('number')}
        onChange={({ target }) => onCard({ ...card, number: formatCardNumber(target.value) })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={words.expiry}
          inputMode="numeric"
          placeholder={words.expiryHint}
          maxLength={5}
          autoComplete="off"
          value={card.expiry}
          error={errors.expiry}
          onBlur={() => onLeave('expiry')}
          onChange={({ target }) => onCard({ ...card, expiry: formatExpiry(target.value) })}
        />
        <TextField
          label={words.cvv}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={card.cvv}
          error={errors.cvv}
          onBlur={() => onLeave('cvv')}
          onChange={({ target }) => onCard({ ...card, cvv: formatCvv(target.value) })}
        />
      </div>
      <TextField
        label={words.nameOnCard}
        maxLength={200}
        autoComplete="off"
        value={name}
        error={errors.name}
        onBlur={() => onLeave('name')}
        onChange={({ target }) => onName(target.value)}
      />
    </div>
  )
}
