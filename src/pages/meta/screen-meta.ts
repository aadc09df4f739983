import type { MetaDescriptor } from 'react-router'
import { titleAt } from '#pages/navigation/screens.ts'
import { plainMeta } from './shell-meta.ts'

/** Title of the browser tab for a screen of a panel. */
export function screenMeta(pathname: string): MetaDescriptor[] {
  return plainMeta(titleAt(pathname, 'pt-BR'))
}
