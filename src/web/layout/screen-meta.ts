import type { MetaDescriptor } from 'react-router'
import { screens } from '#web/messages/pt-BR/screens.ts'
import { screenKeyOf } from '#web/navigation.ts'
import { plainMeta } from './shell-meta.ts'

/** Title of the browser tab for a screen of a panel. */
export function screenMeta(pathname: string): MetaDescriptor[] {
  const key = screenKeyOf(pathname)
  return plainMeta(key && screens[key])
}
