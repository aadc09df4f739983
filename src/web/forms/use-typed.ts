import { useEffect, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'

/** The value of a text field as `useWatch` reports it, including text that was typed before hydration. */
export function useTyped<T extends FieldValues>(form: UseFormReturn<T>, name: Path<T>): string {
  const { control, getValues, formState } = form
  const watched = useWatch({ control, name })
  const [early, setEarly] = useState<string>()
  // Once it is ready the form reads its fields' values, but it does not notify `useWatch`.
  const { isReady } = formState
  useEffect(() => {
    if (isReady) setEarly(getValues(name))
  }, [isReady, getValues, name])
  return watched ?? early ?? ''
}
