import type { MetaDescriptor } from 'react-router'
import { screenKeyOf } from '#web/navigation/screens.ts'
import { screens } from '#web/words/screens.pt-BR.ts'
import { plainMeta } from './shell-meta.ts'

/** Title of the browser tab for a screen of a panel. */
export function screenMeta(pathname: string): MetaDescriptor[] {
  const key = screenKeyOf(pathname)
  return plainMeta(key && screens[key])
}
