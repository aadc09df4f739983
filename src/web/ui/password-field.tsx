import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { Field, type FieldTexts } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & FieldTexts & { aside?: ReactNode }

export function PasswordField({ label, hint, error, aside, className = '', ...input }: Props) {
  const [shown, setShown] = useState(false)
  const text = useSharedMessages()
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`field-box h-12 pr-13 ${className}`}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? text.hidePassword : text.showPassword}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-md text-mar-700 hover:bg-areia-100"
          >
            <Icon size={19} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
