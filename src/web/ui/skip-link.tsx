import type { MouseEvent } from 'react'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

const CONTENT = 'conteudo'

/** What a `main` needs to be reached: a fragment moves the focus only to what can take it. */
export const skipTarget = { id: CONTENT, tabIndex: -1 } as const

/** The address stays as it is: the links of some mails carry their token in its fragment. */
function toContent(event: MouseEvent): void {
  const content = document.getElementById(CONTENT)
  if (!content) return
  event.preventDefault()
  content.focus()
}

/** The first stop of the keyboard on every page: past the menus to the content. */
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
