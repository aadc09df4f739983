import type { MouseEvent } from 'react'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

const CONTENT = 'conteudo'

/** Props of `main` as the target of the skip link: only an element with a tabindex can take the focus. */
export const skipTarget = { id: CONTENT, tabIndex: -1 } as const

/** Moves the focus without changing the address, because links in some mails carry their token in its fragment. */
function toContent(event: MouseEvent): void {
  const content = document.getElementById(CONTENT)
  if (!content) return
  event.preventDefault()
  content.focus()
}

/** The first Tab stop of every page, which skips the menus. */
export function SkipLink() {
  const text = useMessages('shell', shell)
  return (
    <a
      href={`#${CONTENT}`}
      onClick={toContent}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-mar-800 px-4 py-3 font-semibold text-areia-50 focus:translate-y-0"
    >
      {text.skipToContent}
    </a>
  )
}
