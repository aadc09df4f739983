/** Designators that registries ignore at the end of a name, written without punctuation. */
export const DESIGNATORS: readonly string[] = [
  'limited liability company',
  'ltd liability company',
  'limited liability co',
  'ltd liability co',
  'limited company',
  'ltd company',
  'limited co',
  'ltd co',
  'l l c',
  'llc',
  'l c',
  'lc',
  'incorporated',
  'corporation',
  'company',
  'limited',
  'inc',
  'corp',
  'co',
  'ltd',
  'limited liability partnership',
  'limited liability limited partnership',
  'limited partnership',
  'general partnership',
  'professional limited liability company',
  'professional corporation',
  'pllc',
  'llp',
  'lllp',
  'lp',
  'pc',
  'pa',
  'chartered',
]

export const IGNORED_WORDS: readonly string[] = ['a', 'an', 'the', 'and', 'plus']

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(NUMBERS.map((word, value) => [word, String(value)]))
