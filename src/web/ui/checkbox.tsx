import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; error?: string | undefined }

export function Checkbox({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="size-5 shrink-0 accent-mar-700"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className="text-sm font-medium text-urucum-600">
          {error}
        </p>
      )}
    </div>
  )
}
