import { useEffect, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'

/** What stands in a field of text, as `useWatch` tells it, and also what was typed before the page was alive. */
export function useTyped<T extends FieldValues>(form: UseFormReturn<T>, name: Path<T>): string {
  const { control, getValues, formState } = form
  const watched = useWatch({ control, name })
  const [early, setEarly] = useState<string>()
  // The form knows the values of its fields once it is ready, and tells nobody.
  const { isReady } = formState
  useEffect(() => {
    if (isReady) setEarly(getValues(name))
  }, [isReady, getValues, name])
  return watched ?? early ?? ''
}
