/** The types are called the same in every language. */
export const companyTypeNames: Readonly<Record<string, string>> = {
  llc: 'LLC',
  corporation: 'Corporation',
  partnership: 'Partnership',
  'sole-proprietorship': 'Sole Proprietorship',
}
