import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { titleWith } from '#web/app/meta/shell-meta.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { screens } from '#web/i18n/pt-BR/screens.ts'
import { screenKeyOf } from '#web/navigation/screens.ts'

/** Names the browser's tab in the reader's language: a route's own title is Portuguese, because it knows no reader. */
export function useTabTitle(): void {
  const titles = useMessages('screens', screens)
  const key = screenKeyOf(useLocation().pathname)
  const title = key && titles[key]
  useEffect(() => {
    if (title) document.title = titleWith(title)
  }, [title])
}
