import { useEffect } from 'react'
import { titleWith } from '#pages/meta/shell-meta.ts'

/** Names the browser's tab in the reader's language: a route's own title is Portuguese, because it knows no reader. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = titleWith(title)
  }, [title])
}
