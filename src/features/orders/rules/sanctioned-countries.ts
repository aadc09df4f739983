/**
 * Countries that the United States sanctions as a whole (C19): nobody there can be sold a company. Source and date stand in
 * the reference data (`sanctioned-countries` in `src/reference/data/federal.json`), and a test compares both.
 */
export const sanctionedCountries = ['CU', 'IR', 'KP'] as const

export const isSanctioned = (country: string): boolean => sanctionedCountries.some((code) => code === country)
