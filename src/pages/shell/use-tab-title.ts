import { useEffect } from 'react'
import { titleWith } from '#pages/meta/shell-meta.ts'

/** Sets the tab's title in the reader's language, because the `meta` of a route does not know the reader and is Portuguese. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = titleWith(title)
  }, [title])
}
