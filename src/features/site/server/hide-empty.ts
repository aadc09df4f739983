import type { MarkerTexts } from '#features/site-settings/rules/site.ts'

const needing = /<[a-z][a-z0-9]*\b[^>]*\sdata-needs="(\w+)"[^>]*>/g

function hide(tag: string): string {
  if (/\shidden[\s=>]/.test(tag)) return tag
  return tag.endsWith('/>') ? `${tag.slice(0, -2)} hidden=""/>` : `${tag.slice(0, -1)} hidden="">`
}

/** Hides each `data-needs` element whose text is empty; elements whose text is not in `texts` are left alone. */
export const hideWhatIsEmpty = (html: string, texts: MarkerTexts): string =>
  html.replace(needing, (tag, name: string) => (texts[name] === '' ? hide(tag) : tag))
