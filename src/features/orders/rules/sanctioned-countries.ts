/**
 * Countries that the United States sanctions as a whole (C19): an address there is refused. Source and date are in the reference
 * data (`sanctioned-countries` in `src/reference/data/federal.json`), and a test compares both lists.
 */
export const sanctionedCountries = ['CU', 'IR', 'KP'] as const

export const isSanctioned = (country: string): boolean => sanctionedCountries.some((code) => code === country)
