import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { titleWith } from '#web/app/meta/shell-meta.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { accountTitles } from '#web/i18n/pt-BR/account-titles.ts'
import { screens } from '#web/i18n/pt-BR/screens.ts'
import { screenKeyOf } from '#web/navigation/screens.ts'

/** Names the browser's tab in the reader's language: a route's own title is Portuguese, because it knows no reader. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = titleWith(title)
  }, [title])
}

export function useScreenTitle(): void {
  const titles = useMessages('screens', screens)
  const key = screenKeyOf(useLocation().pathname)
  useTitle(key && titles[key])
}

export function useAccountTitle(): void {
  const titles: Record<string, string> = useMessages('accountTitles', accountTitles)
  useTitle(titles[useLocation().pathname])
}
