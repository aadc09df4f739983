/** Rules and templates name a company type with underscores; screens show it with spaces. */
export const companyTypeLabel = (name: string): string => name.replaceAll('_', ' ')
